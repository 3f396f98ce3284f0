import type { Page } from 'playwright/test';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, saveProfile, storedRow } from './profile-screen.ts';

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

async function writeWrongValues(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!/^(GET|HEAD)$/.test(request.method())) sent.push(request.url());
  });
  await field(page, 'Nama Lengkap').fill('  ');
  await field(page, 'Tahun Masuk').fill('09');
  await field(page, 'LinkedIn').fill('//evil');
  await field(page, 'Website').fill('javascript:alert(1)');
  await saveProfile(page);
  await expect(field(page, 'Nama Lengkap')).toBeFocused();
  await expect(field(page, 'Nama Lengkap')).toHaveAccessibleDescription(/harus diisi/);
  await expect(field(page, 'Tahun Masuk')).toHaveAccessibleDescription(/empat angka/);
  for (const label of ['LinkedIn', 'Website']) {
    await expect(field(page, label)).toHaveAccessibleDescription(/https:\/\//);
  }
  expect(sent).toEqual([]);
}

async function saveRefused(page: Page) {
  const writes = '**/rest/v1/alumni*';
  await page.route(writes, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  for (const [label, value] of Object.entries(changes)) await field(page, label).fill(value);
  await page.getByLabel(/^Tidak dibagikan/).check();
  await saveProfile(page);
  await expect(toast(page, 'Gagal memperbarui profil')).toBeVisible();
  await expectChanges(page);
  await page.unroute(writes);
}

async function expectChanges(page: Page) {
  for (const [label, value] of Object.entries(changes)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

test('unsafe links: the profile refuses wrong values, keeps what was typed, and is saved whole', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  await test.step("the e-mail is read-only, 'Email tidak dapat diubah.'", async () => {
    const email = field(page, 'Email');
    await expect(email).toHaveValue(accounts.budi.email);
    await expect(email).toHaveJSProperty('readOnly', true);
    await expect(email).toHaveAccessibleDescription('Email tidak dapat diubah.');
  });
  await test.step('unsafe links: the full name is required, years have four digits, links are web links', () =>
    writeWrongValues(page));
  await test.step("'Gagal memperbarui profil' keeps what was typed", () => saveRefused(page));
  await test.step('the personal and academic form is saved whole and shown again', async () => {
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
    await expectChanges(page);
  });
  await test.step('the completeness hints of the dashboard lead to what is missing', async () => {
    for (const anchor of ['foto', 'akademik', 'pekerjaan', 'lokasi', 'bio', 'kontak']) {
      await openInPage(page, '/dashboard/alumni');
      await expect(page).toHaveTitle(/^Dashboard/);
      await openInPage(page, `/profile-settings#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeFocused();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
    }
  });
});
