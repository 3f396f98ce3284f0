import { accounts, expect, keepSession, test } from '../fixtures.ts';

test('says that no other content can be managed, and where the rest is', async ({ page }) => {
  await keepSession(page, accounts.siti);
  await page.goto('/alumni/my-content');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Konten Saya');
  await expect(main).toContainText('Belum ada jenis konten lain yang dapat dikelola');
  await expect(main.locator('a[href="/alumni/post-job"]')).toBeVisible();
  await expect(main.locator('a[href="/profile-settings"]')).toBeVisible();
});

test('a visitor signs in first and is brought back', async ({ page }) => {
  await page.goto('/alumni/my-content');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(accounts.andi.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.andi.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
});

test('the admin is sent to his dashboard', async ({ page }) => {
  await keepSession(page, accounts.admin);
  await page.goto('/alumni/my-content');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
