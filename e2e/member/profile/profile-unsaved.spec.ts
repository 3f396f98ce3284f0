import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, saveProfile } from './profile-screen.ts';
import {
  expectDashboard,
  goBack,
  leave,
  question,
  reload,
  stay,
  typeLocation,
} from './profile-unsaved-steps.ts';

async function followLink(page: Page) {
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
}

async function enterFromDashboard(page: Page) {
  await openInPage(page, '/dashboard/alumni');
  await page.getByRole('main').locator('a[href="/profile-settings"]').first().click();
  await typeLocation(page);
}

async function goBackUnsaved(page: Page) {
  await enterFromDashboard(page);
  await goBack(page);
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(/profile-settings/);
  await stay(page).click();
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await goBack(page);
  await leave(page).click();
  await expectDashboard(page);
}

async function goBackSaved(page: Page) {
  await enterFromDashboard(page);
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await goBack(page);
  await expectDashboard(page);
}

test('what was typed is never lost: links, Back and closing ask, and a reload brings the draft back', async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  await test.step('a link asks for confirmation; leaving discards, staying keeps', () =>
    followLink(page));
  await test.step('Back asks for confirmation, then goes where it would have gone', () =>
    goBackUnsaved(page));
  await test.step('after saving, one Back leaves without a question', () => goBackSaved(page));
  await test.step('closing the tab asks; a reload brings the draft back', () => reload(page));
  await test.step("a save without a session says 'Error', 'Pengguna tidak terautentikasi.'", async () => {
    await field(page, 'Lokasi').fill('Rengat');
    // The storage event reaches other tabs only, so that this page does not know yet.
    await page.evaluate(() => localStorage.clear());
    await saveProfile(page);
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(toast(page, 'Pengguna tidak terautentikasi.')).toBeVisible();
    await expect(field(page, 'Lokasi')).toHaveValue('Rengat');
  });
});
