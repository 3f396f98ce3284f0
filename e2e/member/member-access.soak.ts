import { expectAccessible } from '../fixtures/axe.ts';
import { generatePicture } from '../fixtures/picture-files.ts';
import { accounts, expect, openAs, test, toast } from '../fixtures/portal.ts';
import { choosePhoto, cropDialog } from './profile/pictures.ts';
import { field, openProfile, saveProfile } from './profile/profile-screen.ts';

test('look: axe finds nothing in the open forms, their errors and the windows of the profile', async ({
  page,
}) => {
  await openProfile(page, accounts.budi);
  for (const add of [/^Tambah Riwayat/, /^Tambah Pelatihan/, /^Tambah Org/, /^Tambah Pend/]) {
    await page.getByRole('button', { name: add }).click();
    await page.getByRole('button', { name: 'Tambahkan' }).last().click();
  }
  await expect(page.getByText('Pilih bulan dan tahun mulai.')).toBeVisible();
  await field(page, 'Nama Lengkap').fill('');
  await field(page, 'Website').fill('javascript:alert(1)');
  await saveProfile(page);
  await expect(field(page, 'Nama Lengkap')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'open forms with errors');

  await page.getByRole('banner').first().getByRole('link', { name: 'IKA Teknik Elektro' }).click();
  await expect(page.getByRole('dialog', { name: 'Perubahan belum disimpan' })).toBeVisible();
  await expectAccessible(page, 'question before leaving');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Hapus Auditor/ }).click();
  await expectAccessible(page, 'question before removing');
  await page.keyboard.press('Escape');

  await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  await expect(cropDialog(page)).toBeVisible();
  await expectAccessible(page, 'crop');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Lihat seperti pengunjung' }).click();
  await expect(page.getByRole('dialog')).toContainText('Angkatan');
  await expectAccessible(page, 'as a visitor sees it');
});

test('look: axe finds nothing in the question about two versions, nor in a refused photo', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await portal.query(
    `update alumni set location = 'Siak', contact_visibility = 'private'
     where email = '${accounts.budi.email}'`,
  );
  await field(page, 'Lokasi').fill('Dumai');
  await page.getByRole('radio', { name: /^Semua orang/ }).check();
  await saveProfile(page);
  await expect(page.getByRole('dialog')).toContainText('Siak');
  await expectAccessible(page, 'two versions');
  await page.keyboard.press('Escape');

  await page.route('**/storage/v1/object/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  await cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  await expect(toast(page, 'Gagal Upload Foto')).toBeVisible();
  await expectAccessible(page, 'refused photo');
});

test('look: axe finds nothing in the proposal with errors and the empty notifications', async ({
  page,
}) => {
  await openAs(page, accounts.budi, '/alumni/post-job');
  await page.getByRole('button', { name: 'Ajukan Lowongan' }).click();
  await expect(toast(page, 'Input Tidak Lengkap')).toBeVisible();
  await expectAccessible(page, 'proposal with errors');

  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Hapus semua' }).click();
  await expectAccessible(page, 'question before deleting all');
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus semua' }).click();
  await expect(page.getByText('Tidak ada notifikasi saat ini.')).toBeVisible();
  await expectAccessible(page, 'no notifications');
});

for (const name of ['andi', 'admin'] as const) {
  test(`look: axe finds nothing on the profile ${name === 'andi' ? 'of a pending alumnus' : 'of the admin, who has none'}`, async ({
    page,
  }) => {
    await openProfile(page, accounts[name]);
    await expectAccessible(page, name);
  });
}
