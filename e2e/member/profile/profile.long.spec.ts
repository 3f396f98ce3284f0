import type { LocalStack } from '@portal/local-stack';
import type { Page, Route } from 'playwright/test';
import { arrivesUnanswered } from '../../fixtures/arrives-unanswered.ts';
import { generatePicture } from '../../fixtures/picture-files.ts';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { choosePhoto, cropDialog } from './pictures.ts';
import { field, openProfile, saveProfile, section, storedRow } from './profile-screen.ts';

test('a profile and a work history that cannot be read say so, and heal', async ({
  page,
  portal,
}) => {
  await portal.query(
    `delete from work_history where end_date is not null
     and alumni_id = (select id from alumni where email = '${accounts.budi.email}')`,
  );
  const refuse = (route: Route) =>
    route.fulfill({ status: 403, json: { message: 'Rusak', code: '42501' } });
  const ownRow = /\/rest\/v1\/rpc\/own_profile\??$/;
  await page.route(ownRow, refuse);
  let refuseHistory = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuseHistory = resolve;
  });
  await page.route('**/rest/v1/rpc/work_entries_of', async (route) => {
    await isRefused;
    await refuse(route);
  });
  await openAs(page, accounts.budi, '/profile-settings#kontak');
  await expect(toast(page, 'Gagal memuat profil')).toBeVisible();
  await page.unroute(ownRow);
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(field(page, 'Nama Lengkap')).toHaveValue('Budi Santoso');
  // The anchor of the URL is found as soon as it is there.
  await expect(page.locator('#kontak')).toBeFocused();
  const work = section(page, 'Riwayat pekerjaan');
  await expect(work.getByText('Memuat riwayat pekerjaan…')).toBeAttached();
  await expect(work.getByText('Belum ada riwayat pekerjaan.')).toHaveCount(0);
  refuseHistory();
  await expect(toast(page, 'Gagal memuat data')).toBeVisible();
  await page.unrouteAll();
  await work.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(work.getByText('Sekarang')).toBeVisible();
  await work
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(work.getByText('Belum ada riwayat pekerjaan.')).toBeVisible();
});

/** Without a row the account alone holds the picture; the first save of the profile takes it over. */
async function keepPictureInAccount(page: Page, portal: LocalStack) {
  const account = '**/auth/v1/user';
  const choose = async () =>
    choosePhoto(page, 'saya.png', await generatePicture(page, 'image/png'));
  const save = () => cropDialog(page).getByRole('button', { name: 'Simpan Foto' }).click();
  await page.route(account, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }));
  await choose();
  await save();
  await expect(cropDialog(page).getByText('Gagal Upload Foto')).toBeVisible();
  await page.unroute(account);
  await save();
  await expect(toast(page, 'Foto Profil Diperbarui')).toBeVisible();
  const [user] = (await portal.query(
    `select raw_user_meta_data ->> 'avatar_url' as picture from auth.users where email = $1`,
    [accounts.admin.email],
  )) as { picture: string }[];
  expect(user?.picture).toMatch(/\/avatars\/[0-9]{13}_[0-9a-f]+\.jpg$/);
  expect(await storedRow(portal, accounts.admin)).toBeUndefined();
  return user?.picture;
}

test('repeated sending: without a saved profile the lists wait, and its first save makes one row', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.admin);
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await expect(toast(page, 'Profil Alumni Belum Ada')).toBeVisible();
  await expect(toast(page, 'Simpan profil utama terlebih dahulu.')).toBeVisible();
  expect(await storedRow(portal, accounts.admin)).toBeUndefined();

  const picture = await keepPictureInAccount(page, portal);
  const answerAgain = await arrivesUnanswered(page, '**/rest/v1/alumni?*');
  await field(page, 'Nama Lengkap').fill('Pengurus Ikatan Alumni');
  await saveProfile(page);
  await expect(toast(page, 'Gagal memperbarui profil')).toBeVisible();
  await answerAgain();
  await page.getByRole('button', { name: 'Simpan Profil' }).dblclick();
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  const rows = await portal.query(`select id from alumni where email = '${accounts.admin.email}'`);
  expect(rows).toHaveLength(1);
  expect(await storedRow(portal, accounts.admin)).toMatchObject({ profile_image_url: picture });
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await expect(field(page, 'Penyelenggara')).toBeVisible();
});

async function signInStatus({ url, publishableKey }: LocalStack, password: string) {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts.siti.email, password }),
  });
  return answer.status;
}

test('a new password has six characters that match, and the old one stops working', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.siti);
  const change = async (password: string, confirmation: string) => {
    await page.getByLabel('Password Baru', { exact: true }).fill(password);
    await page.getByLabel('Konfirmasi Password Baru', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Ubah Password' }).click();
  };
  await change('abc', 'abc');
  await expect(toast(page, 'Password Terlalu Pendek')).toBeVisible();
  await expect(toast(page, 'Password minimal 6 karakter.')).toBeVisible();
  await change('a'.repeat(73), 'a'.repeat(73));
  await expect(page.getByLabel('Password Baru', { exact: true })).toHaveAccessibleDescription(
    /^Password paling panjang 72 byte/,
  );
  await change('rahasia-baru', 'rahasia-lain');
  await expect(toast(page, 'Password Tidak Cocok')).toBeVisible();
  await expect(toast(page, 'Konfirmasi password tidak sesuai.')).toBeVisible();
  const refuse = (route: Route) =>
    route.fulfill({ status: 422, json: { code: 'same_password', message: 'Sama' } });
  await page.route('**/auth/v1/user', refuse);
  await change('rahasia-baru', 'rahasia-baru');
  await expect(toast(page, 'Gagal memperbarui password')).toBeVisible();
  await page.unroute('**/auth/v1/user', refuse);
  await change('rahasia-baru', 'rahasia-baru');
  await expect(toast(page, 'Password Berhasil Diperbarui')).toBeVisible();
  await field(page, 'Lokasi').fill('Siak');
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  expect(await signInStatus(portal, accounts.siti.password)).toBe(400);
  expect(await signInStatus(portal, 'rahasia-baru')).toBe(200);
});
