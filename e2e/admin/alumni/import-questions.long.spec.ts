import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { chooseOption } from '../../fixtures/choose-option.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { openAlumni } from './alumni-screen.ts';

// Saved by openpyxl: a title, a heading between the rows, namesakes, an address of a family and one of an office, somebody twice, a
// member of whom only the name is known, a total, and a signature.
const file = new URL('daftar-anggota.xlsx', import.meta.url).pathname;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Impor alumni' });
const button = (page: Page, name: string) => drawer(page).getByRole('button', { name });
const row = (page: Page, place: number) =>
  drawer(page)
    .locator('tbody tr')
    .filter({ has: page.getByRole('cell', { name: `${place}`, exact: true }) });

async function checks(page: Page) {
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await page.getByLabel('Berkas alumni').setInputFiles(file);
  await button(page, 'Pilih kolom').click();
  await button(page, 'Periksa').click();
  for (const filter of [
    'Baru (3)',
    'Mungkin sama (1)',
    'Bentrok (2)',
    'Ganda di berkas (1)',
    'Tanpa pembanding (7)',
  ]) {
    await expect(drawer(page).getByText(filter, { exact: true })).toBeVisible();
  }
  await expect(row(page, 11)).toHaveCount(0);
  await drawer(page).getByText('Semua (14)', { exact: true }).click();
  await expect(row(page, 7)).toContainText('Mungkin orang yang sama dengan baris 6.');
  await expect(row(page, 9)).toContainText('Baris 8 memakai email yang sama.');
  await expect(row(page, 11)).toContainText('Sama dengan baris 10, digabung.');
  await expect(row(page, 12)).toContainText('Email ini milik Rahmat Hidayat, yang namanya lain.');
  await expect(button(page, 'Impor 3 baris')).toBeEnabled();
}

async function answer(page: Page, name: string, place: number, text: string) {
  const question = `Tindakan untuk ${name}, baris ${place}`;
  await chooseOption(drawer(page).getByRole('combobox', { name: question }), text);
}

async function fits(page: Page) {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/check-${width}.png` });
    expect(await sidewaysScroll(page), String(width)).toBe(0);
  }
  await expectAccessible(page, 'the questions', '[role=dialog]');
}

const written = (portal: LocalStack) =>
  portal.query(
    `select full_name, email, phone_number, company, graduation_year from alumni
     where email like '%@demo.example' or phone_number like '0812 0000 12%' or full_name like '%Panjalu'
       or full_name ~ 'Ogindra|Gusnaldi|Jumlah|Pekanbaru|Sekretaris|Pejabat|NIP|KELOMPOK|Lestari Mustika'
     order by full_name, graduation_year`,
  );

test('asks who cannot be told apart, and leaves out what is nobody: answered, imported as answered', async ({
  page,
  portal,
}) => {
  await portal.query(
    `insert into alumni (full_name, email) values ('Rahmat Hidayat', 'kantor@demo.example')`,
  );
  await openAlumni(page);
  await checks(page);
  await fits(page);
  await answer(page, 'Hidayatul Ogindra', 7, 'Orang lain');
  await answer(page, 'Gusnaldi Gintingjaya', 9, 'Tanpa email ini');
  await drawer(page)
    .getByRole('checkbox', { name: 'Tetap tambahkan Zulkifli Panjalu, baris 13' })
    .check();
  await button(page, 'Impor 6 baris').click();
  await expect(drawer(page).getByRole('alert')).toContainText('6 ditambahkan, 0 dilengkapi.');
  const person = (full_name: string, part: object) => ({
    full_name,
    email: null,
    phone_number: null,
    company: null,
    graduation_year: null,
    ...part,
  });
  expect(await written(portal)).toEqual([
    person('Burhanis Sastrowiguno', {
      email: 'keluarga@demo.example',
      phone_number: '0812 0000 1261',
      company: 'Dinas Demo Kota Siak',
      graduation_year: '2015',
    }),
    person('Gusnaldi Gintingjaya', {
      phone_number: '0812 0000 1262',
      company: 'PT Inti Kabel Demo',
      graduation_year: '2017',
    }),
    person('Hidayatul Ogindra', {
      phone_number: '0812 0000 1265',
      company: 'SMK Demo Bangkinang',
      graduation_year: '2015',
    }),
    person('Hidayatul Ogindra', {
      phone_number: '0812 0000 1266',
      company: 'PT Kilang Demo Dumai',
      graduation_year: '2016',
    }),
    person('M. Rizaldi Fahrezaldi', {
      email: 'rizaldi@demo.example',
      phone_number: '0812 0000 1260',
      company: 'PT Cahaya Riau Demo',
      graduation_year: '2013',
    }),
    person('Rahmat Hidayat', { email: 'kantor@demo.example' }),
    person('Zulkifli Panjalu', {}),
  ]);
});
