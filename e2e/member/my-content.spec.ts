import { accounts, expect, openAs, test } from '../fixtures.ts';

test('says that no other content can be managed, and where the rest is', async ({ page }) => {
  await openAs(page, accounts.siti, '/alumni/my-content');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Konten Saya');
  await expect(main).toContainText('Belum ada jenis konten lain yang dapat dikelola');
  await expect(main.locator('a[href="/alumni/post-job"]')).toBeVisible();
  await expect(main.locator('a[href="/profile-settings"]')).toBeVisible();
});
