import { returnPathKey } from '@portal/api/storage-keys';
import type { Page } from 'playwright/test';
import { becomeOlder } from '../fixtures/older-browser.ts';
import {
  accounts,
  expect,
  openInPage,
  sendSignIn,
  test,
  toast,
  visitInPage,
} from '../fixtures/portal.ts';
import { translatePage } from '../fixtures/translated.ts';

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('an alumnus signs in, comes back to the page that was asked for, and signs out in every tab', async ({
  page,
  context,
}) => {
  await test.step('a page that the role may not open is not returned to', async () => {
    await page.goto('/admin/manage-alumni');
    await expect(page).toHaveURL(/\/login$/);
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await expect(toast(page, 'Login Alumni Berhasil')).toBeVisible();
  });
  const other = await context.newPage();
  await test.step('signing out says so, leaves the protected screen of another tab within 2 seconds, and Back does not return', async () => {
    await other.goto('/dashboard/alumni');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Siti');
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/, { timeout: 2_000 });
    await expect(toast(other, 'Anda Telah Keluar')).toBeVisible();
    await expect(toast(page, 'Logout Berhasil')).toBeVisible();
    await expect(toast(page, 'Anda telah keluar.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('the page that a guard refused is forgotten once the user leaves the login page', async () => {
    await visitInPage(page, '/kontak');
    await openInPage(page, '/profile-settings');
    // Not the URL alone, which comes before the page.
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await visitInPage(page, '/tentang');
    const remembered = () => page.evaluate((key) => sessionStorage.getItem(key), returnPathKey);
    await expect.poll(remembered).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await signOut(page);
    await expect(toast(page, 'Logout Berhasil')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('the page that was asked for opens after the sign-in, with query and anchor, also after a reload', async () => {
    await openInPage(page, '/profile-settings?tab=kontak#kontak');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(accounts.siti.email);
    await page.getByLabel('Password', { exact: true }).fill(accounts.siti.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/profile-settings\?tab=kontak#kontak$/);
    await page.reload();
    await expect(page).toHaveURL(/\/profile-settings\?tab=kontak#kontak$/);
    await expect(page.getByRole('button', { name: /^Menu akun/ })).toBeVisible();
  });
  await test.step('in a translated page a refusal appears and keeps what was typed', async () => {
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await translatePage(page);
    await sendSignIn(page, { ...accounts.siti, password: 'keliru' });
    await expect(page.getByRole('main').getByText('Login Gagal')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(accounts.siti.email);
    await sendSignIn(page, accounts.siti);
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  });
  await test.step('a browser without the younger functions reads as well', async () => {
    const older = await context.newPage();
    await becomeOlder(older);
    await older.goto('/alumni');
    await expect(older.getByRole('main').getByText('60 alumni ditemukan')).toBeVisible();
    await expect(older.getByRole('main').getByText('Lihat Profil Lengkap').first()).toBeVisible();
  });
  await test.step('a signed-in user is redirected away from login and register', async () => {
    await openInPage(page, '/login');
    await expect(page).toHaveURL(/\/dashboard\/alumni$/);
    await openInPage(page, '/register');
    await expect(page).toHaveURL(/\/$/);
  });
});
