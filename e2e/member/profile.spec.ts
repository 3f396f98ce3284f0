import type { Route } from 'playwright/test';
import {
  accounts,
  expect,
  keepSession,
  openAs,
  signIn,
  signInByForm,
  test,
  toast,
} from '../fixtures.ts';
import { field, openProfile, saveProfile, storedRow } from './profile-screen.ts';

test("the personal and academic form is saved whole and shown again; the e-mail is read-only, 'Email tidak dapat diubah.'", async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  const email = field(page, 'Email');
  await expect(email).toHaveValue(accounts.budi.email);
  await expect(email).toHaveJSProperty('readOnly', true);
  await expect(email).toHaveAccessibleDescription('Email tidak dapat diubah.');
  const changes = {
    'Nama Lengkap': 'Budi Santoso, S.T.',
    Lokasi: 'Dumai',
    Bio: 'Senang berbagi <img src=x onerror=alert(1)>',
    'Tahun Masuk': '2009',
    'Tahun Lulus': '2015',
    NIM: '1095512345',
    Konsentrasi: 'Sistem Tenaga',
    'Judul Skripsi': 'Proteksi Jaringan',
    'Tempat Kerja Praktik': 'PLTA Koto Panjang',
    'Informasi Akademik Lain': 'Asisten laboratorium',
    Jabatan: 'Kepala Gardu',
    Perusahaan: 'PT Listrik Riau',
    'Nomor Telepon': '0812 1111 2222',
    LinkedIn: 'https://www.linkedin.com/in/budi',
    Website: '',
  };
  for (const [label, value] of Object.entries(changes)) await field(page, label).fill(value);
  await page.getByLabel(/^Tidak dibagikan/).check();
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  expect(await storedRow(portal, accounts.budi)).toMatchObject({
    full_name: 'Budi Santoso, S.T.',
    bio: changes.Bio,
    entry_year: '2009',
    website_url: null,
    contact_visibility: 'private',
    validation_status: 'verified',
    can_post_jobs: true,
  });
  await page.reload();
  for (const [label, value] of Object.entries(changes)) {
    await expect(field(page, label)).toHaveValue(value);
  }
});

test("unsafe links: the full name is required, years have four digits, links are web links; 'Gagal memperbarui profil' keeps what was typed", async ({
  page,
}) => {
  const sent: string[] = [];
  await openProfile(page, accounts.budi);
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await field(page, 'Nama Lengkap').fill('  ');
  await field(page, 'Tahun Masuk').fill('09');
  await field(page, 'Website').fill('javascript:alert(1)');
  await saveProfile(page);
  await expect(field(page, 'Nama Lengkap')).toBeFocused();
  await expect(field(page, 'Nama Lengkap')).toHaveAccessibleDescription(/harus diisi/);
  await expect(field(page, 'Tahun Masuk')).toHaveAccessibleDescription(/empat angka/);
  for (const link of ['JaVa\tScript:alert(1)', 'data:text/html,x', '//evil', 'https://a@evil.id']) {
    for (const label of ['LinkedIn', 'Website']) {
      await field(page, label).fill(link);
      await saveProfile(page);
      await expect(field(page, label)).toHaveAccessibleDescription(/https:\/\//);
    }
  }
  expect(sent).toEqual([]);

  await page.route('**/rest/v1/alumni*', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  const typed = {
    'Nama Lengkap': 'Budi S.',
    'Tahun Masuk': '2009',
    LinkedIn: '',
    Website: 'https://a.example',
  };
  for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
  await saveProfile(page);
  await expect(toast(page, 'Gagal memperbarui profil')).toBeVisible();
  for (const [label, value] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(value);
  }
});

test("without a saved profile the lists wait: 'Profil Alumni Belum Ada'", async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.admin);
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await expect(toast(page, 'Profil Alumni Belum Ada')).toBeVisible();
  await expect(toast(page, 'Simpan profil utama terlebih dahulu.')).toBeVisible();
  expect(await storedRow(portal, accounts.admin)).toBeUndefined();
  await field(page, 'Nama Lengkap').fill('Pengurus Ikatan Alumni');
  await saveProfile(page);
  await expect(toast(page, 'Profil Berhasil Diperbarui')).toBeVisible();
  await page.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await expect(field(page, 'Penyelenggara')).toBeVisible();
});

test("a profile that cannot be read says 'Gagal memuat profil' and heals", async ({ page }) => {
  await page.route(/\/rest\/v1\/alumni\?select=(\*|%2A)&/, (route) =>
    route.fulfill({ status: 403, json: { message: 'Rusak', code: '42501' } }),
  );
  await openAs(page, accounts.budi, '/profile-settings');
  await expect(toast(page, 'Gagal memuat profil')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(field(page, 'Nama Lengkap')).toHaveValue('Budi Santoso');
});

test('the completeness hints of the dashboard lead to what is missing', async ({ page }) => {
  await keepSession(page, accounts.budi);
  for (const anchor of ['foto', 'akademik', 'pekerjaan', 'lokasi', 'bio', 'kontak']) {
    await page.goto(`/profile-settings#${anchor}`);
    // From the second on only the anchor differs, which loads nothing.
    if (anchor !== 'foto') await page.reload();
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test("a new password of six characters that match, or 'Gagal memperbarui password'; the old one stops working", async ({
  page,
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
  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, accounts.siti);
  await expect(toast(page, 'Email atau password salah.')).toBeVisible();
  await signIn(page, { ...accounts.siti, password: 'rahasia-baru' });
  await expect(page).toHaveURL(/dashboard/);
});
