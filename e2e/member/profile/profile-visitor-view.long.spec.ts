import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, saveProfile, storedRow } from './profile-screen.ts';

const view = (page: Page) => page.getByRole('dialog', { name: 'Profil Anda di mata pengunjung' });

async function openView(page: Page) {
  await page.getByRole('button', { name: 'Lihat seperti pengunjung' }).click();
  await expect(view(page)).toContainText('Angkatan');
}

const promises = [
  ['Semua orang', accounts.budi.email],
  ['Alumni terverifikasi', 'Hanya terlihat oleh alumni terverifikasi'],
  ['Tidak dibagikan', 'Tidak dibagikan'],
] as const;

/** Everything that the directory shows. */
const headings = [
  'Bio',
  'Informasi Akademik',
  'Pendidikan Lanjutan',
  'Pekerjaan',
  'Kontak',
  'Pelatihan dan Sertifikasi',
  'Riwayat Pekerjaan',
];

test('an alumnus sees the own profile as a visitor does: masked, with the contacts chosen to be shown', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const row = await storedRow(portal, accounts.budi);
  for (const [choice, shown] of promises) {
    await page
      .getByRole('group', { name: /email, telepon/ })
      .getByRole('radio', { name: new RegExp(`^${choice}`) })
      .check();
    await saveProfile(page);
    await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
    await openView(page);
    await expect(view(page)).toContainText('B*** S******');
    await expect(view(page)).not.toContainText('Santoso');
    for (const heading of headings) {
      await expect(view(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await expect(view(page)).toContainText('Sekarang');
    await expect(view(page)).toContainText(shown);
    const phone = view(page).getByText(String(row?.phone_number));
    await expect(phone).toHaveCount(choice === 'Semua orang' ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Lihat seperti pengunjung' })).toBeFocused();
  }
});

test('an alumnus shows the full name to verified alumni, and visitors see it masked', async ({
  page,
}) => {
  const directory = `/alumni?q=${encodeURIComponent('budi santoso')}`;
  const card = page.getByRole('listitem').filter({ hasText: 'Angkatan 2008' });
  await openAs(page, accounts.siti, directory);
  await expect(card).toContainText('B*** S******');
  await openProfile(page, accounts.budi);
  await page
    .getByRole('group', { name: /nama lengkap/ })
    .getByRole('radio', { name: /^Alumni terverifikasi/ })
    .check();
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await openView(page);
  await expect(view(page)).not.toContainText('Santoso');
  await page.keyboard.press('Escape');
  await openInPage(page, directory);
  await expect(card).toContainText('Budi Santoso');
  await expect(card).toContainText('Ini Anda');
  await openAs(page, accounts.siti, directory);
  await expect(card).toContainText('Budi Santoso');
  await expect(card).not.toContainText('Ini Anda');
});

test('a pending and a rejected alumnus read that visitors do not see them yet', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.andi);
  const hint = page.getByText('Pengunjung belum melihat profil Anda');
  await expect(hint).toBeVisible();
  await test.step('a pending alumnus reads their own state and may edit', async () => {
    await expect(page.getByText('Menunggu Validasi')).toBeVisible();
    await field(page, 'Lokasi').fill('Siak');
    await saveProfile(page);
    await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  });
  await portal.query(
    `update alumni set validation_status = 'rejected' where email = '${accounts.andi.email}'`,
  );
  await page.reload();
  await expect(page.getByText('Ditolak', { exact: true })).toBeVisible();
  await expect(hint).toBeVisible();
  await openInPage(page, '/dashboard/alumni');
  await expect(page.getByRole('main').getByText('Ditolak').first()).toBeVisible();
});

test('an alumnus whose imported record is not shown lists it with one press', async ({
  page,
  portal,
}) => {
  await portal.query(`update alumni set is_listed = false where email = '${accounts.budi.email}'`);
  await openProfile(page, accounts.budi);
  await expect(page.getByText('Profil Anda belum tampil di direktori')).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan di direktori' }).click();
  await page.getByRole('link', { name: 'Lihat profil di direktori' }).click();
  await expect(page.getByRole('dialog')).toContainText('B*** S******');
});
