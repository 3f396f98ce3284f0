import type { Page } from 'playwright/test';
import { expect, openInPage } from '../../fixtures/portal.ts';
import { field } from './profile-screen.ts';

export const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
export const stay = (page: Page) =>
  question(page).getByRole('button', { name: 'Tetap di halaman ini' });
export const leave = (page: Page) => question(page).getByRole('button', { name: 'Tinggalkan' });

/** Types and waits until the page holds it for unsaved. */
export async function typeLocation(page: Page, location = 'Siak') {
  await field(page, 'Lokasi').fill(location);
  await expect(page.getByText('Ada perubahan yang belum disimpan.')).toBeVisible();
}

/** In the page's own order of events; the tool's Back may overtake an entry that the page has just added. */
export const goBack = (page: Page) => page.evaluate(() => history.back());

/** The page itself too, which follows its URL a moment later. */
export async function expectDashboard(page: Page) {
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  await expect(page).toHaveTitle(/^Dashboard/);
}

export async function reload(page: Page) {
  await openInPage(page, '/profile-settings');
  await field(page, 'Lokasi').fill('Dumai');
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await field(page, 'Penyelenggara').fill('Kemnaker');
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await asked).toBe('beforeunload');
  await expect(field(page, 'Lokasi')).toHaveValue('Dumai');
  await expect(field(page, 'Penyelenggara')).toHaveValue('Kemnaker');
  await expect(page.getByText('Isian Anda yang belum disimpan dipulihkan')).toBeVisible();
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
}
