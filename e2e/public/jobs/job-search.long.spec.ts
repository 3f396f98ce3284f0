import type { Page } from 'playwright/test';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { card, cards, count, searchBox } from './job-screen.ts';

const searchCall = '**/rest/v1/rpc/approved_jobs';

async function expectPartsAreFound(page: Page) {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/approved_jobs')) searches.push(request.postDataJSON().search);
  });
  await searchBox(page).fill('DRIVE TEST');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Program Magang Jaringan Telekomunikasi')).toBeVisible();
  expect(searches).toHaveLength(1);
  await expect(page).toHaveURL(/\?q=DRIVE\+TEST$/);
  await expect(count(page, 'Menampilkan 1 dari 1 lowongan')).toBeVisible();
}

async function expectNewestSearchWins(page: Page) {
  const held: (() => void)[] = [];
  await page.route(searchCall, async (route) => {
    if (route.request().postDataJSON().search !== 'surveyor') return route.continue();
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await searchBox(page).fill('');
  await expect(cards(page)).toHaveCount(10);
  await searchBox(page).fill('surveyor');
  await expect.poll(() => held.length).toBe(1);
  await searchBox(page).fill('supervisor');
  await expect(cards(page)).toHaveCount(1);
  for (const release of held) release();
  await expect(card(page, 'Supervisor Pemeliharaan Listrik')).toBeVisible();
  await expect(card(page, 'Surveyor Lokasi PLTS Atap')).toHaveCount(0);
}

async function expectFilters(page: Page) {
  await openInPage(page, '/lowongan');
  await expect(page.getByLabel('Jenis Pekerjaan').getByRole('option')).toHaveText([
    'Semua Jenis',
    'Contract',
    'Freelance',
    'Full-time',
    'Internship',
    'Part-time',
  ]);
  await expect(page.getByLabel('Lokasi', { exact: true }).getByRole('option')).toHaveCount(11);
  await page.getByLabel('Jenis Pekerjaan').selectOption('Contract');
  await expect(cards(page)).toHaveCount(2);
  await page.getByLabel('Lokasi', { exact: true }).selectOption('Siak, Riau');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?jenis=Contract&lokasi=Siak%2C\+Riau$/);
  await page.reload();
  await expect(card(page, 'Teknisi Instrumen')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel('Lokasi', { exact: true })).toHaveValue('');
}

test('the search finds parts of title, company and description, the filters what approved jobs carry', async ({
  page,
}) => {
  await test.step('nothing found says so, and one button shows everything again', async () => {
    // The former address keeps what was searched for.
    await page.goto('/jobs?q=%25&lokasi=Atlantis');
    await expect(page).toHaveURL(/\/lowongan\?q=%25&lokasi=Atlantis$/);
    await expect(page.getByText('Tidak Ada Lowongan Ditemukan', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Lokasi', { exact: true })).toHaveValue('Atlantis');
    await page.getByRole('button', { name: 'Bersihkan filter' }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(/\/lowongan$/);
    await expect(searchBox(page)).toHaveValue('');
  });
  await test.step('the search is a case-insensitive part of title, company or description', () =>
    expectPartsAreFound(page));
  await test.step('an answer to an older search never replaces that of a newer one', () =>
    expectNewestSearchWins(page));
  await test.step('location and type offer what approved jobs carry, filter, and live in the URL', () =>
    expectFilters(page));
});
