import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/portal.ts';
import { card, cards, maskedBudi } from './directory-cards.ts';

async function expectYears(page: Page, portal: LocalStack) {
  const years = (await portal.query(
    "select distinct entry_year from alumni where validation_status = 'verified' and entry_year is not null order by 1 desc",
  )) as { entry_year: string }[];
  const dropdown = page.getByLabel('Angkatan');
  await expect(dropdown.getByRole('option')).toHaveText([
    'Semua Angkatan',
    ...years.map((row) => row.entry_year),
  ]);
  await dropdown.selectOption('2008');
  await expect(page).toHaveURL(/\?angkatan=2008$/);
  await expect(card(page, maskedBudi)).toBeVisible();
  for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Angkatan 2008');
  await page.goBack();
  await expect(dropdown).toHaveValue('');
  await expect(cards(page)).toHaveCount(12);
}

async function expectAdvancedFilter(page: Page, portal: LocalStack) {
  const [{ n } = { n: 0 }] = (await portal.query(
    "select count(*)::int as n from alumni where validation_status = 'verified' and job_title ilike '%engineer%' and location ilike '%riau%'",
  )) as { n: number }[];
  await page.getByRole('button', { name: 'Filter Lanjutan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Lanjutan' });
  for (const label of ['Konsentrasi', 'Tahun Lulus', 'Perusahaan', 'Sertifikasi']) {
    await expect(dialog.getByLabel(label)).toBeEditable();
  }
  await dialog.getByLabel('Perusahaan').fill('x'.repeat(201));
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(dialog.getByText('Paling banyak 200 karakter.')).toBeVisible();
  // The field beside the one that complains keeps its place and height.
  const [beside, refused] = await Promise.all(
    ['Jabatan', 'Perusahaan'].map((label) => dialog.getByLabel(label).boundingBox()),
  );
  expect(beside).toMatchObject({ y: refused?.y, height: refused?.height });
  await dialog.getByLabel('Perusahaan').fill('');
  await dialog.getByLabel('Jabatan').fill('engineer');
  await dialog.getByLabel('Lokasi').fill('RIAU');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${n} alumni ditemukan`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter Lanjutan (2 aktif)' })).toBeVisible();
  await expect(page).toHaveURL(/\?jabatan=engineer&lokasi=RIAU$/);

  await page.getByRole('button', { name: 'Bersihkan filter Lokasi: RIAU' }).click();
  await expect(page).toHaveURL(/\?jabatan=engineer$/);
  const filterButton = page.getByRole('button', { name: 'Filter Lanjutan (1 aktif)' });
  await expect(filterButton).toBeFocused();

  await filterButton.click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(dialog.getByLabel('Jabatan')).toHaveValue('');
  await expect(page.getByText('60 alumni ditemukan')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/alumni$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?jabatan=engineer$/);
}

test('the directory is filtered by year and by the six fields of the dialog', async ({
  page,
  portal,
}) => {
  await page.goto('/alumni');
  await test.step('the year dropdown lists the distinct entry years in descending order and asks for an exact match', () =>
    expectYears(page, portal));
  await test.step('the advanced filter has its six fields, applies, is counted outside and can be taken away', () =>
    expectAdvancedFilter(page, portal));
});
