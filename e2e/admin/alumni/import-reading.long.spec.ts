import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { openAlumni } from './alumni-screen.ts';

// Saved by openpyxl: two sheets of people, one of lecturers, one of totals and a hidden one, with a hidden row and merged years.
const sheets = new URL(
  '../../../apps/admin/src/features/alumni/import/read/samples/sheets.xlsx',
  import.meta.url,
).pathname;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Impor alumni' });
const button = (page: Page, name: string) => drawer(page).getByRole('button', { name });
const choose = (page: Page, file: string) => page.getByLabel('Berkas alumni').setInputFiles(file);

async function takesSheetsTogether(page: Page, file: string) {
  await page.getByRole('button', { name: 'Impor', exact: true }).click();
  await choose(page, file);
  await expect(drawer(page).getByText('5 baris terbaca.')).toBeVisible();
  await expect(drawer(page).getByText('1 baris tersembunyi tidak diikutkan.')).toBeVisible();
  await expect(drawer(page).getByLabel('Dosen (1 baris)')).not.toBeChecked();
  await drawer(page).getByLabel('Ikutkan 1 baris tersembunyi').click();
  await expect(drawer(page).getByText('6 baris terbaca.')).toBeVisible();
  await expectAccessible(page, 'the sheets', '[role=dialog]');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/sheets-${width}.png` });
    expect(await sidewaysScroll(page), String(width)).toBe(0);
  }
}

async function namesRowsBySheet(page: Page) {
  await button(page, 'Pilih kolom').click();
  await button(page, 'Periksa').click();
  const skip = drawer(page).getByRole('checkbox', { name: 'Lewati Eka Demo, 2011, baris 3' });
  await expect(skip).toBeVisible();
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/sheets-checked.png` });
}

async function startsWithTheFileAfterReload(page: Page, file: string) {
  await page.reload();
  await expect(drawer(page)).toContainText('Pilih berkas yang sama untuk melanjutkan.');
  await choose(page, file);
  await expect(drawer(page).getByText('5 baris terbaca.')).toBeVisible();
  await expect(page).toHaveURL(/impor=berkas/);
}

async function noticesAnotherContent(page: Page, file: string) {
  await writeFile(file, 'Nama;NIM\nOrang Lain;1\n');
  await drawer(page).getByLabel('2011 (2 baris)').click();
  await expect(drawer(page).getByRole('alert')).toHaveText(
    'Berkas berubah sejak dipilih, pilih lagi.',
  );
}

test('reads sheets that belong together, again after a reload, and notices a file that was saved anew', async ({
  page,
}, info) => {
  const file = info.outputPath('daftar.xlsx');
  await mkdir(info.outputDir, { recursive: true });
  await copyFile(sheets, file);
  await openAlumni(page);
  await takesSheetsTogether(page, file);
  await namesRowsBySheet(page);
  await startsWithTheFileAfterReload(page, file);
  await noticesAnotherContent(page, file);
});
