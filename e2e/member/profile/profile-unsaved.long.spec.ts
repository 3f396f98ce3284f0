import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import {
  accounts,
  endSessionElsewhere,
  expect,
  openInPage,
  sendSignIn,
  test,
  toast,
} from '../../fixtures/portal.ts';
import { reachableAs } from '../../fixtures/reachable-as.ts';
import { field, openProfile, saveProfile, section, storedRow } from './profile-screen.ts';
import { expectDashboard, goBack, leave, stay, typeLocation } from './profile-unsaved-steps.ts';

async function endSession(page: Page, portal: LocalStack) {
  await field(page, 'Lokasi').fill('Siak');
  await endSessionElsewhere(page);
  await sendSignIn(page, accounts.budi);
  await expect(page).toHaveURL(/profile-settings/);
  await expect(field(page, 'Lokasi')).toHaveValue('Siak');
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  expect(await storedRow(portal, accounts.budi)).toMatchObject({ location: 'Siak' });
  await page.reload();
  await expect(field(page, 'Lokasi')).toBeVisible();
  await expect(page.getByText('dipulihkan')).toHaveCount(0);
}

async function openFirstOfAll(page: Page) {
  const first = await page.context().newPage();
  // In place of the blank page, so that nothing lies before it.
  await first.evaluate((address) => location.replace(address), `${page.url()}`);
  await expect(field(first, 'Lokasi')).toBeVisible();
  await typeLocation(first, 'Dumai');
  await goBack(first);
  await stay(first).click();
  await expect(field(first, 'Lokasi')).toHaveValue('Dumai');
  await goBack(first);
  await leave(first).click();
  await expectDashboard(first);
  return first;
}

async function logOut(page: Page, other: Page) {
  await openInPage(other, '/profile-settings');
  for (const tab of [page, other]) await typeLocation(tab, 'Dumai');
  const choose = async () => {
    await page.getByRole('button', { name: /^Menu akun/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await choose();
  await stay(page).click();
  await expect(field(page, 'Lokasi')).toHaveValue('Dumai');
  await choose();
  await leave(page).click();
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  await expect(other).toHaveURL(/login/);
  for (const tab of [page, other]) {
    tab.on('dialog', (dialog) => void dialog.accept());
    await openProfile(tab, accounts.budi);
    await expect(field(tab, 'Lokasi')).toHaveValue('Siak');
  }
}

test('expired session: a session that ends leaves the draft, a log-out asks and forgets it everywhere', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await test.step('expired session: a session that ends while the form is dirty: login, back again, the draft is there, sent once', () =>
    endSession(page, portal));
  const other =
    await test.step('Back leads to the dashboard if the page was the first one opened', () =>
      openFirstOfAll(page));
  await test.step('expired session: an explicit log-out asks for confirmation, then deletes what was typed, in every tab', () =>
    logOut(page, other));
});

test('each entry of a list keeps its own unsaved text, and a save reaches the entry on screen', async ({
  page,
  portal,
}) => {
  const entry = (id: string, name: string, issuer: string) => ({ id, name, issuer, year: '' });
  const entries = [entry('1', 'Ahli K3', 'Kemnaker'), entry('2', 'Ahli Energi', 'BNSP')];
  await portal.query(
    `update alumni set trainings_certifications = $1 where email = '${accounts.budi.email}'`,
    [JSON.stringify(entries)],
  );
  await openProfile(page, accounts.budi);
  const edit = (name: string) => page.getByRole('button', { name: `Ubah ${name}` }).click();
  await edit('Ahli K3');
  await field(page, 'Penyelenggara').fill('Diketik di entri pertama');
  await edit('Ahli Energi');
  await expect(field(page, 'Nama Pelatihan atau Sertifikasi')).toHaveValue('Ahli Energi');
  await expect(field(page, 'Penyelenggara')).toHaveValue('BNSP');
  await expect(section(page, 'Pelatihan & sertifikasi')).toContainText('belum disimpan');
  await field(page, 'Tahun').fill('2022');
  await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(toast(page, 'Pelatihan Diperbarui')).toBeVisible();
  expect((await storedRow(portal, accounts.budi))?.trainings_certifications).toMatchObject([
    entries[0],
    { ...entries[1], year: '2022' },
  ]);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Nama Pelatihan atau Sertifikasi')).toHaveValue('Ahli K3');
  await expect(field(page, 'Penyelenggara')).toHaveValue('Diketik di entri pertama');
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await expect(field(page, 'Penyelenggara')).toHaveValue('');
});

test("without a user the page itself says 'Akses Ditolak' with a way in", async ({ page }) => {
  await reachableAs(page, 'public', '/profile-settings');
  await page.goto('/profile-settings');
  await expect(page.getByRole('main')).toContainText('Akses Ditolak');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await test.step("with such a guard a session that vanishes on the open page leaves 'Akses Ditolak'", async () => {
    await openProfile(page, accounts.budi);
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('main')).toContainText('Akses Ditolak');
  });
});
