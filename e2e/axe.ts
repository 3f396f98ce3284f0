import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** What axe finds on the page as it is now, each with its places; `within` limits it to a part of the page. */
export async function axeFindings(page: Page, within?: string): Promise<string[]> {
  // The other mode opens a page of its own for every answer, for frames that the portal does not have.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
}

/** At the width of a telephone and of a desk. */
export async function expectAccessible(page: Page, state: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${state} at ${width} px`).toEqual([]);
  }
}
