import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { field, openProfile, section, storedRow } from './profile-screen.ts';

const lists = [
  {
    name: 'Pelatihan & sertifikasi',
    noun: 'Pelatihan',
    add: 'Tambah Pelatihan',
    column: 'trainings_certifications',
    required: { 'Nama Pelatihan atau Sertifikasi': 'Ahli K3', Penyelenggara: 'Kemnaker' },
    optional: { Tahun: '2020' },
    title: 'Ahli K3',
    stored: { name: 'Ahli K3', issuer: 'Kemnaker', year: '2020' },
  },
  {
    name: 'Riwayat organisasi',
    noun: 'Riwayat Organisasi',
    add: 'Tambah Organisasi',
    column: 'organizational_history',
    required: { 'Nama Organisasi': 'PII Riau', 'Jabatan dalam Organisasi': 'Bendahara' },
    optional: { Periode: '2020–2022' },
    title: 'Bendahara',
    stored: { organization_name: 'PII Riau', position: 'Bendahara', period: '2020–2022' },
  },
  {
    name: 'Pendidikan lanjut',
    noun: 'Pendidikan Lanjut',
    add: 'Tambah Pendidikan',
    column: 'advanced_degrees',
    required: { Jenjang: 'S3', Universitas: 'Universitas Riau' },
    optional: { 'Tahun Kelulusan': '2023' },
    title: 'S3 · Universitas Riau',
    stored: { degree_level: 'S3', university: 'Universitas Riau', graduation_year: '2023' },
  },
];

async function editList(page: Page, portal: LocalStack, list: (typeof lists)[number]) {
  const region = section(page, list.name);
  const stored = async () =>
    (await storedRow(portal, accounts.budi))?.[list.column] as Record<string, string>[];
  const before = (await stored()).length;

  await region.getByRole('button', { name: list.add }).click();
  await region.getByRole('button', { name: 'Tambahkan' }).click();
  for (const label of Object.keys(list.required)) {
    await expect(field(page, label)).toHaveAccessibleDescription(/harus diisi/);
  }
  for (const [label, value] of Object.entries({ ...list.required, ...list.optional })) {
    await field(page, label).fill(value);
  }
  await region.getByRole('button', { name: 'Tambahkan' }).dblclick();
  await expect(toast(page, `${list.noun} Ditambahkan`)).toBeVisible();
  expect(await stored()).toHaveLength(before + 1);
  const added = (await stored()).at(-1);
  expect(added).toMatchObject(list.stored);
  expect(added?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);

  await region.getByRole('button', { name: `Ubah ${list.title}`, exact: true }).click();
  const [firstLabel = ''] = Object.keys(list.required);
  await field(page, firstLabel).fill('Diganti');
  await region.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(toast(page, `${list.noun} Diperbarui`)).toBeVisible();
  expect(await stored()).toHaveLength(before + 1);
  expect((await stored()).at(-1)).toMatchObject({ id: added?.id });
  expect(JSON.stringify((await stored()).at(-1))).toContain('Diganti');

  await region
    .getByRole('button', { name: /^Hapus / })
    .last()
    .click();
  const question = page.getByRole('dialog', { name: `Hapus ${list.noun}?` });
  await question.getByRole('button', { name: 'Batal' }).click();
  expect(await stored()).toHaveLength(before + 1);
  await region
    .getByRole('button', { name: /^Hapus / })
    .last()
    .click();
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, `${list.noun} Dihapus`)).toBeVisible();
  await expect(region.locator(':focus')).toHaveCount(1);
  expect(await stored()).toHaveLength(before);
}

async function editWorkHistory(page: Page) {
  const region = section(page, 'Riwayat pekerjaan');
  await region.getByRole('button', { name: 'Tambah Riwayat Pekerjaan' }).click();
  await expect(field(page, 'Jenis')).toHaveValue('pekerjaan');
  await region.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(region.getByText('Nama perusahaan atau usaha harus diisi.')).toBeVisible();
  await expect(region.getByText('Posisi harus diisi.')).toBeVisible();
  await expect(region.getByText('Pilih bulan dan tahun mulai.')).toBeVisible();
  await field(page, 'Jenis').selectOption('usaha');
  await field(page, 'Nama Perusahaan atau Usaha').fill('CV Terang');
  await field(page, 'Posisi').fill('Pemilik');
  await field(page, 'Bulan mulai').selectOption('Mei');
  await field(page, 'Tahun mulai').selectOption('2021');
  await field(page, 'Bulan selesai').selectOption('April');
  await field(page, 'Tahun selesai').selectOption('2021');
  await region.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(region.getByText('Selesai tidak boleh sebelum mulai.')).toBeVisible();
  await field(page, 'Bulan selesai').selectOption('Bulan');
  await field(page, 'Tahun selesai').selectOption('Tahun');
  await region.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Riwayat Pekerjaan Ditambahkan')).toBeVisible();
  await expect(region.getByText('CV Terang · Mei 2021 – Sekarang · Usaha')).toBeVisible();

  await region.getByRole('button', { name: 'Ubah Pemilik' }).click();
  await field(page, 'Bulan selesai').selectOption('Juni');
  await field(page, 'Tahun selesai').selectOption('2022');
  await region.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(toast(page, 'Riwayat Pekerjaan Diperbarui')).toBeVisible();
  await expect(region.getByText('CV Terang · Mei 2021 – Juni 2022 · Usaha')).toBeVisible();

  await region.getByRole('button', { name: 'Hapus Pemilik' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Riwayat Pekerjaan Dihapus')).toBeVisible();
  await expect(region.getByText('CV Terang')).toHaveCount(0);
}

async function refuseEverything(page: Page) {
  const refuse = { status: 500, json: { message: 'Rusak' } };
  await page.route('**/rest/v1/rpc/*_alumni_item', (route) => route.fulfill(refuse));
  await page.route('**/rest/v1/work_history*', (route) => route.fulfill(refuse));
  const trainings = section(page, 'Pelatihan & sertifikasi');
  await trainings.getByRole('button', { name: 'Tambah Pelatihan' }).click();
  await field(page, 'Nama Pelatihan atau Sertifikasi').fill('Ahli K3');
  await field(page, 'Penyelenggara').fill('Kemnaker');
  await trainings.getByRole('button', { name: 'Tambahkan' }).click();
  await expect(toast(page, 'Gagal Menyimpan')).toBeVisible();
  await expect(field(page, 'Penyelenggara')).toHaveValue('Kemnaker');
  await trainings.getByRole('button', { name: 'Batal' }).click();
  await trainings
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Gagal Menghapus')).toBeVisible();

  const work = section(page, 'Riwayat pekerjaan');
  await work
    .getByRole('button', { name: /^Ubah / })
    .first()
    .click();
  await work.getByRole('button', { name: 'Simpan Perubahan' }).click();
  await expect(toast(page, 'Gagal menyimpan riwayat')).toBeVisible();
  await work.getByRole('button', { name: 'Batal' }).click();
  await work
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, 'Gagal menghapus riwayat')).toBeVisible();
}

test('in each list an entry is added, changed in its place, and removed after a question', async ({
  page,
  portal,
}) => {
  await openProfile(page, accounts.budi);
  for (const list of lists) await test.step(list.name, () => editList(page, portal, list));
  await test.step("work history with months; an empty end is 'Sekarang'; the end is not before the start", () =>
    editWorkHistory(page));
  await test.step('refused lists say what failed; nothing typed is lost', () =>
    refuseEverything(page));
});
