import { expect, openInPage, test } from '../fixtures.ts';
import { card, cards, maskedBudi } from './directory-cards.ts';

test('the year dropdown lists the distinct entry years in descending order and asks for an exact match', async ({
  page,
  portal,
}) => {
  const years = (await portal.query(
    "select distinct entry_year from alumni where validation_status = 'verified' and entry_year is not null order by 1 desc",
  )) as { entry_year: string }[];
  await page.goto('/alumni');
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
});

test('the advanced filter has its six fields, applies, is counted outside and can be taken away', async ({
  page,
  portal,
}) => {
  const [{ n } = { n: 0 }] = (await portal.query(
    "select count(*)::int as n from alumni where validation_status = 'verified' and job_title ilike '%engineer%' and location ilike '%riau%'",
  )) as { n: number }[];
  await page.goto('/alumni');
  await page.getByRole('button', { name: 'Filter Lanjutan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Lanjutan' });
  for (const label of ['Konsentrasi', 'Tahun Lulus', 'Perusahaan', 'Sertifikasi']) {
    await expect(dialog.getByLabel(label)).toBeEditable();
  }
  await dialog.getByLabel('Jabatan').fill('engineer');
  await dialog.getByLabel('Lokasi').fill('RIAU');
  await dialog.getByRole('button', { name: 'Terapkan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${n} alumni ditemukan`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter Lanjutan (2 aktif)' })).toBeVisible();
  await expect(page).toHaveURL(/\?jabatan=engineer&lokasi=RIAU$/);

  await page.getByRole('button', { name: 'Hapus filter Lokasi: RIAU' }).click();
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
});

const filterCases = [
  ['konsentrasi=TENAGA', "concentration ilike '%tenaga%'"],
  ['lulus=01', "graduation_year like '%01%'"],
  ['perusahaan=riau', "company ilike '%riau%'"],
  [
    'sertifikasi=plc',
    "exists (select from jsonb_array_elements(trainings_certifications) c where c ->> 'name' ilike '%plc%')",
  ],
] as const;

test('each filter finds what its rule says', async ({ page, portal }) => {
  await page.goto('/alumni');
  await expect(page.getByText('60 alumni ditemukan')).toBeVisible();
  for (const [query, condition] of filterCases) {
    const [row] = (await portal.query(
      `select count(*)::int as n from alumni where validation_status = 'verified' and ${condition}`,
    )) as { n: number }[];
    expect(row?.n).toBeGreaterThan(0);
    await openInPage(page, '/alumni');
    await expect(page.getByText('60 alumni ditemukan')).toBeVisible();
    await openInPage(page, `/alumni?${query}`);
    await expect(page.getByText(`${row?.n} alumni ditemukan`), query).toBeVisible();
  }
});
