import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { count, openAlumni } from './alumni-screen.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Impor alumni' });
const button = (page: Page, name: string | RegExp) => drawer(page).getByRole('button', { name });
const heads = 'NAMA;NPM;Thn Masuk;Thn Lulus;E-mail;No HP/WA;Instansi;NIK;Hobi';
const people = Array.from(
  { length: 30 },
  (_, n) =>
    `WARGA UJI ${n};116501${1000 + n};2016;2020;warga${n}@uji.example;8123456${1000 + n};PT Uji;${n};catur`,
);
const odd = [
  // The same e-mail, a rounded NIM, no name, a known person with an account.
  'Warga Uji 1;;2016;2020;warga1@uji.example;;PT Lain;;',
  'Siti Uji;1,16E+10;2016;2020;siti@uji.example;;;;',
  ';;2016;2020;;;;;',
  `Budi Santoso;;2008;;${accounts.budi.email};;PT Baru;;`,
];

async function choose(page: Page, name: string, content: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, /^(Pilih|Ganti) berkas$/).click();
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
  await (await chooser).setFiles(file);
}

async function refusesWhatIsNoTable(page: Page) {
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await expect(button(page, 'Pilih kolom')).toBeDisabled();
  await choose(page, 'foto.csv', '\u0089PNG\u0000\u0000');
  await expect(drawer(page).getByRole('alert')).toHaveText(/^Berkas ini bukan tabel\./);
  await choose(page, 'kosong.xlsx', '');
  await expect(drawer(page).getByRole('alert')).toHaveText('Berkas ini kosong.');
  const template = page.waitForEvent('download');
  await button(page, 'Unduh templat').click();
  expect((await template).suggestedFilename()).toBe('templat-impor-alumni.xlsx');
}

async function findsColumns(page: Page) {
  await choose(page, 'alumni.csv', ['Daftar alumni', heads, ...people, ...odd].join('\r\n'));
  await expect(drawer(page).getByText('34 baris terbaca.')).toBeVisible();
  await expect(drawer(page).getByRole('region', { name: 'Baris pertama' })).toContainText('WARGA');
  await expectAccessible(page, 'the file', '[role=dialog]');
  await button(page, 'Pilih kolom').press('Enter');
  await expect(drawer(page).getByRole('list', { name: 'Langkah' })).toBeFocused();
  await expect(drawer(page).getByText('Tidak diimpor: Hobi.')).toBeVisible();
  await expect(drawer(page).getByText(/portal tidak memerlukannya: NIK\.$/)).toBeVisible();
  await expectAccessible(page, 'the columns', '[role=dialog]');
  await page.context().setOffline(true);
  await expect(button(page, 'Periksa')).toBeDisabled();
  await expect(drawer(page)).toContainText('Tidak ada koneksi.');
  await page.context().setOffline(false);
}

async function checksAndImportsOnce(page: Page, portal: LocalStack) {
  await button(page, 'Periksa').press('Enter');
  const table = drawer(page).getByRole('table', { name: 'Hasil pemeriksaan' });
  await expect(table).toBeVisible();
  for (const filter of ['Baru (30)', 'Ganda di berkas (1)', 'Ditolak (2)', 'Sudah bergabung (1)']) {
    await expect(drawer(page).getByText(filter, { exact: true })).toBeVisible();
  }
  const checked = page.waitForEvent('download');
  await button(page, 'Ekspor tabel').click();
  expect((await checked).suggestedFilename()).toBe('pemeriksaan-impor.xlsx');
  await drawer(page).getByText('Ditolak (2)', { exact: true }).click();
  await expect(table).toContainText('simpan kolom NIM sebagai teks');
  await drawer(page).getByText('Semua (34)', { exact: true }).click();
  await drawer(page).getByRole('checkbox', { name: 'Lewati Warga Uji 7, baris 10' }).check();
  await expectAccessible(page, 'the check', '[role=dialog]');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), String(width)).toBe(0);
  }
  await button(page, 'Impor 29 baris').dblclick();
  await expect(drawer(page).getByRole('alert')).toContainText('29 ditambahkan, 0 dilengkapi.');
  const [row] = await portal.query(
    `select count(*)::int as count, min(company) as company from alumni
     where email like '%@uji.example' and validation_status = 'verified'`,
    [],
  );
  expect(row).toEqual({ count: 29, company: 'PT Uji' });
}

async function importsNothingTwice(page: Page) {
  await button(page, 'Periksa lagi').click();
  await expect(drawer(page).getByText('Sama (29)', { exact: true })).toBeVisible();
  await expect(button(page, 'Impor 1 baris')).toBeEnabled();
}

async function undoes(page: Page) {
  await openInPage(page, '/admin/manage-alumni?impor=riwayat');
  const past = page.getByRole('dialog', { name: 'Riwayat impor' });
  await expect(past).toContainText('29 ditambahkan');
  await past.getByRole('button', { name: 'Urungkan impor' }).click();
  await page
    .getByRole('dialog', { name: 'Urungkan impor ini?' })
    .getByRole('button', { name: 'Urungkan impor' })
    .dblclick();
  await expect(toast(page, '29 baris dikembalikan')).toBeVisible();
  await expect(past.getByText('diurungkan')).toHaveCount(1);
  await expectAccessible(page, 'the history', '[role=dialog]');
  await openInPage(page, '/admin/manage-alumni?impor=pemeriksaan');
  await page.reload();
  await expect(drawer(page)).toContainText('Pilih berkas yang sama untuk melanjutkan.');
  await page.keyboard.press('Escape');
  await expect(count(page)).toHaveText('Alumni (65)');
}

test('imports alumni from a spreadsheet: read, mapped, checked, imported once, taken back', async ({
  page,
  portal,
}) => {
  await openAlumni(page);
  await refusesWhatIsNoTable(page);
  await findsColumns(page);
  await checksAndImportsOnce(page, portal);
  await importsNothingTwice(page);
  await undoes(page);
});
