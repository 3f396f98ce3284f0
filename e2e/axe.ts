import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** The violations that axe finds on the page, each with its elements; `within` limits them to a part of the page. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The other mode opens a page for every analysis, to merge frames, which the portal does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** At the width of a phone and of a desktop; `within` limits it to a part of the page. */
export async function expectAccessible(page: Page, state: string, within?: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page, within), `${state} at ${width} px`).toEqual([]);
  }
}
