import type { Page } from 'playwright/test';
import { accounts, expect, signIn, test, toast } from '../fixtures.ts';
import { field, openProfile, saveProfile, storedRow } from './profile-screen.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Tetap di halaman ini' });
const leave = (page: Page) => question(page).getByRole('button', { name: 'Tinggalkan' });

test('decision "what was typed is never lost": a link asks first; leaving discards, staying keeps', async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  await field(page, 'Lokasi').fill('Siak');
  const link = page.getByRole('banner').first().getByRole('link', { name: 'Kontak' });
  await link.click();
  await stay(page).click();
  await expect(page).toHaveURL(/profile-settings/);
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await link.click();
  await leave(page).click();
  await expect(page).toHaveURL(/kontak/);
  await page.goBack();
  await expect(field(page, 'Lokasi')).not.toHaveValue('Siak');
});

test('decision "what was typed is never lost": Back asks first and then goes where it would have gone', async ({
  page,
}) => {
  await signIn(page, accounts.budi);
  await page.getByRole('main').locator('a[href="/profile-settings"]').first().click();
  await field(page, 'Lokasi').fill('Siak');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/profile-settings/);
  await stay(page).click();
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await page.goBack();
  await leave(page).click();
  await expect(page).toHaveURL(/dashboard/);
});

test('decision "what was typed is never lost": after saving, one Back leaves without a question', async ({
  page,
}) => {
  await signIn(page, accounts.budi);
  await page.getByRole('main').locator('a[href="/profile-settings"]').first().click();
  await field(page, 'Lokasi').fill('Siak');
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
});

test('decision "what was typed is never lost": closing the tab asks; a reload brings the draft back', async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  await field(page, 'Lokasi').fill('Siak');
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await field(page, 'Penyelenggara').fill('Kemnaker');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await expect(field(page, 'Penyelenggara')).toHaveValue('Kemnaker');
  await expect(page.getByText('Isian Anda yang belum disimpan dipulihkan')).toBeVisible();
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(field(page, 'Lokasi')).not.toHaveValue('Siak');
});

test('threat B3: a session that ends while the form is dirty: login, back again, the draft is there, sent once', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await field(page, 'Lokasi').fill('Siak');
  const other = await page.context().newPage();
  await other.goto('/kontak');
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(/login/);
  await other.close();
  const { email, password, role } = accounts.budi;
  await page.getByLabel('Login sebagai').selectOption({ label: role });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/profile-settings/);
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  expect(await storedRow(portal, accounts.budi)).toMatchObject({ location: 'Siak' });
  await page.reload();
  await expect(page.getByText('dipulihkan')).toHaveCount(0);
});

test("spec 2 §8: a save without a session says 'Error', 'Pengguna tidak terautentikasi.'", async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  await field(page, 'Lokasi').fill('Siak');
  // The storage event reaches other tabs only, so that this page does not know yet.
  await page.evaluate(() => localStorage.clear());
  await saveProfile(page);
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(toast(page, 'Pengguna tidak terautentikasi.')).toBeVisible();
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
});

test('threat B3: the draft of one account is not shown to another', async ({ page }) => {
  await openProfile(page, accounts.budi);
  await field(page, 'Lokasi').fill('Siak');
  await page.evaluate(() => localStorage.clear());
  page.on('dialog', (dialog) => void dialog.accept());
  await openProfile(page, accounts.siti);
  await expect(field(page, 'Lokasi')).not.toHaveValue('Siak');
});
