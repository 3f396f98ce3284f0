import type { Page } from 'playwright/test';
import { press, reach, type } from '../fixtures/keyboard-steps.ts';
import { generatePicture } from '../fixtures/picture-files.ts';
import { accounts, expect, signIn, test, toast } from '../fixtures/portal.ts';
import { cards, main } from './notifications/notification-screen.ts';
import { choosePhoto, cropDialog } from './profile/pictures.ts';
import { field, storedRow } from './profile/profile-screen.ts';

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

async function enterAlumniPage(page: Page, title: string) {
  await press(page, main(page).getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function addJob(page: Page) {
  await press(page, button(page, 'Tambah Riwayat Pekerjaan'));
  await expect(field(page, 'Jenis')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await type(page, field(page, 'Nama Perusahaan atau Usaha'), 'CV Terang');
  await type(page, field(page, 'Posisi'), 'Pemilik');
  await reach(page, field(page, 'Bulan mulai'));
  // In a closed select the first letters choose an option.
  await page.keyboard.type('Mei');
  await reach(page, field(page, 'Tahun mulai'));
  await page.keyboard.type('2021');
  await press(page, button(page, 'Tambahkan'));
  await expect(toast(page, 'Riwayat Pekerjaan Ditambahkan')).toBeVisible();
  await expect(main(page).getByText('CV Terang · Mei 2021 – Sekarang · Usaha')).toBeVisible();
  await expect(button(page, 'Tambah Riwayat Pekerjaan')).toBeFocused();
}

async function refuseRemoval(page: Page) {
  const remove = await reach(page, button(page, 'Hapus Pemilik'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Hapus Riwayat Pekerjaan?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
}

async function cutPhoto(page: Page) {
  const choose = await reach(page, button(page, /^(Ganti|Pilih) Foto$/));
  // The file dialog of the system cannot be tested; what follows it can.
  await choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  await expect(cropDialog(page)).toBeVisible();
  await reach(page, cropDialog(page).getByRole('button', { name: 'Geser foto' }));
  await page.keyboard.press('ArrowRight');
  await reach(page, cropDialog(page).getByLabel('Perbesar'));
  await page.keyboard.press('ArrowRight');
  await press(page, cropDialog(page).getByRole('button', { name: 'Simpan Foto' }));
  await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
  await expect(choose).toBeFocused();
}

async function changePassword(page: Page) {
  await type(page, page.getByLabel('Password Baru', { exact: true }), 'rahasia-baru');
  await type(page, page.getByLabel('Konfirmasi Password Baru', { exact: true }), 'rahasia-baru');
  await press(page, button(page, 'Ubah Password'));
  await expect(toast(page, 'Password Berhasil Diperbarui')).toBeVisible();
}

async function keepProfile(page: Page) {
  await enterAlumniPage(page, 'Profil & Pengaturan');
  await cutPhoto(page);
  await press(page, main(page).getByRole('link', { name: 'Kontak', exact: true }));
  await expect(page.locator('#kontak')).toBeFocused();
  await type(page, field(page, 'Nomor Telepon'), '0812 3333 4444');
  await reach(page, page.getByRole('radio', { checked: true }).first());
  await page.keyboard.press('ArrowDown');
  await press(page, button(page, 'Simpan Profil'));
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await addJob(page);
  await refuseRemoval(page);
  await changePassword(page);
}

async function proposeJob(page: Page) {
  await enterAlumniPage(page, 'Pasang Lowongan');
  await type(page, field(page, 'Judul Lowongan'), 'Insinyur Proteksi');
  await press(page, button(page, 'Ajukan Lowongan'));
  await expect(field(page, 'Nama Perusahaan')).toBeFocused();
  await type(page, field(page, 'Nama Perusahaan'), 'PT Uji Listrik');
  await type(page, field(page, 'Deskripsi'), 'Menguji rele.');
  await press(page, button(page, 'Ajukan Lowongan'));
  await expect(page).toHaveURL(/\/alumni\/my-content$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function tidyNotifications(page: Page) {
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifikasi/ });
  await reach(page, bell, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/notifications/);
  const first = cards(page).first();
  await press(page, first.getByRole('button', { name: 'Tandai dibaca' }));
  await expect(first).toBeFocused();
  const remove = await reach(page, first.getByRole('button', { name: 'Hapus' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Hapus' }));
  await expect(toast(page, 'Notifikasi dihapus.')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(main(page).getByRole('heading', { level: 2 })).toBeFocused();
}

async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: /^Menu akun/ });
  await reach(page, menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Logout Berhasil')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

test('look: the whole member area is used by keyboard alone, and the focus is always seen', async ({
  page,
  portal,
}) => {
  await signIn(page, accounts.budi);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepProfile(page);
  expect(await storedRow(portal, accounts.budi)).toMatchObject({ phone_number: '0812 3333 4444' });
  await page.goto('/dashboard/alumni');
  await proposeJob(page);
  await tidyNotifications(page);
  await logOut(page);
});
