import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';

const main = (page: Page) => page.getByRole('main');

async function expectWays(page: Page, paths: string[]) {
  for (const path of paths) {
    await expect(main(page).locator(`a[href^="${path}"]`).first()).toBeVisible();
  }
}

test('the admin dashboard counts, shows what waits, and leads on', async ({ page, portal }) => {
  const [waiting] = (await portal.query(
    "select count(*)::int as n from alumni where validation_status = 'pending'",
  )) as { n: number }[];
  await openAs(page, accounts.admin, '/admin/dashboard');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText('60', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Menunggu keputusan Anda')).toBeVisible();
  await expect(main(page).getByText(String(waiting?.n), { exact: true }).first()).toBeVisible();
  await expectWays(page, [
    '/admin/manage-alumni',
    '/admin/manage-events',
    '/admin/manage-jobs',
    '/admin/settings',
  ]);
});
