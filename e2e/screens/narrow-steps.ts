import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, keepSession, openInPage, visitInPage } from '../fixtures/portal.ts';
import { sidewaysScroll } from '../fixtures/sideways-scroll.ts';
import { pathsOf } from './routes.ts';
import { searchesOver } from './searches.ts';

/** Who opens which screens. */
export const visits = [
  { who: 'a visitor', account: null, paths: pathsOf.visitor },
  { who: 'an alumnus', account: accounts.budi, paths: pathsOf.alumnus },
  { who: 'the admin', account: accounts.admin, paths: pathsOf.admin },
].filter(({ paths }) => paths.length > 0);

export async function expectNoSidewaysScroll(page: Page, address: string) {
  await expect(page.getByText(/^Memuat/).or(page.getByLabel(/^Memuat/)), address).toHaveCount(0);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Ant Design measures the new width before it lays out again.
    await expect
      .soft(async () => {
        expect(await sidewaysScroll(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      })
      .toPass({ timeout: 3000 });
  }
}

/** Opens all screens, with their dialogs and sections, at the widths of a small telephone up to a desk. */
export async function expectNoScreenScrollsSideways(
  page: Page,
  portal: LocalStack,
  { account, paths }: (typeof visits)[number],
) {
  const searches = await searchesOver(portal);
  if (account) await keepSession(page, account);
  for (const [turn, path] of paths.entries()) {
    await (turn === 0 ? page.goto(path) : visitInPage(page, path));
    await expectNoSidewaysScroll(page, path);
    for (const search of searches[path] ?? []) {
      await openInPage(page, path + search);
      if (!/section|kategori/.test(search)) await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page, path + search);
    }
  }
}
