import type { Page, Response } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import { card, cards, maskedBudi } from './directory-cards.ts';

const searchCall = '**/rest/v1/rpc/search_alumni_directory**';
const yearsCall = '**/rest/v1/rpc/alumni_directory_years**';

/** Opens the directory. @returns what its data cost */
async function measureFirstPage(page: Page) {
  const answers: Promise<number>[] = [];
  const count = (response: Response) => {
    if (response.url().includes('/rest/v1/')) {
      answers.push(response.body().then((body) => body.length));
    }
  };
  page.on('response', count);
  await page.goto('/alumni');
  await expect(page.getByText(/alumni ditemukan/)).toBeVisible();
  await expect(page.getByLabel('Angkatan').getByRole('option', { name: '2014' })).toBeAttached();
  page.off('response', count);
  const sizes = await Promise.all(answers);
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

test('the directory shows twelve cards, twelve more on request, and costs the same with many more alumni', async ({
  page,
  portal,
}) => {
  const before = await measureFirstPage(page);
  await test.step('twelve cards first, twelve more on request with the focus on the first new card, until nobody is left', async () => {
    const more = page.getByRole('button', { name: 'Tampilkan lebih banyak' });
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText('60 alumni ditemukan, 12 ditampilkan')).toBeVisible();
    await more.click();
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).nth(12)).toBeFocused();
    await expect(page).toHaveURL(/\?tampil=24$/);
    await page.reload();
    for (const count of [24, 36, 48]) {
      await expect(cards(page)).toHaveCount(count);
      await more.click();
    }
    await expect(cards(page)).toHaveCount(60);
    await expect(page.getByText('60 alumni ditemukan', { exact: true })).toBeVisible();
    await expect(more).toBeHidden();
  });
  await test.step('with many more alumni the first page costs the same requests and bytes', async () => {
    await portal.query(`insert into alumni (full_name, email, entry_year, validation_status)
      select 'Alumnus ' || n, 'alumnus' || n || '@massa.example', '2010', 'verified'
      from generate_series(1, 5000) as n`);
    const after = await measureFirstPage(page);
    await expect(page.getByText('5.060 alumni ditemukan')).toBeVisible();
    expect(after.requests).toBe(before.requests);
    expect(after.requests).toBe(3);
    expect(after.bytes - before.bytes).toBeLessThan(100);
  });
});

async function expectSearchWaits(page: Page) {
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/search_alumni_directory')) {
      searches.push(request.postDataJSON().by_name);
    }
  });
  await page.getByLabel('Cari nama').fill('');
  await expect(cards(page)).toHaveCount(12);
  searches.length = 0;
  await page.getByLabel('Cari nama').fill('SANTO UDI');
  await expect(page.getByText('1 alumni ditemukan')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, maskedBudi)).toBeVisible();
  await expect(page).toHaveURL(/\?q=SANTO\+UDI$/);
  expect(searches).toEqual(['SANTO UDI']);
}

async function expectNewestSearchWins(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(searchCall, async (route) => {
    if (route.request().postDataJSON().by_name === 'siti') await held;
    await route.continue().catch(() => undefined);
  });
  const cancelled = page.waitForEvent('requestfailed');
  const asked = page.waitForRequest((request) => request.postDataJSON()?.by_name === 'siti');
  await page.getByLabel('Cari nama').fill('siti');
  await asked;
  await page.getByLabel('Cari nama').fill('budi santoso');
  await expect(card(page, maskedBudi)).toBeVisible();
  expect((await cancelled).postDataJSON().by_name).toBe('siti');
  release();
  await expect(cards(page)).toHaveCount(1);
}

test('the name search finds parts of names from three letters on, masked for all but the admin, after a pause in the typing', async ({
  page,
}) => {
  await test.step('nobody found says so and leads back to everybody', async () => {
    await page.goto('/alumni?q=zzzz&lokasi=Atlantis');
    await expect(
      page.getByText('Tidak ada alumni yang cocok dengan kriteria pencarian Anda.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Hapus Pencarian dan Filter' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByLabel('Cari nama')).toHaveValue('');
  });
  await test.step('the name search is a case-insensitive partial match of its words in any order that waits for a pause in the typing', () =>
    expectSearchWaits(page));
  await test.step('an answer to an older search never replaces that of a newer one', () =>
    expectNewestSearchWins(page));
  await test.step('visitors and alumni find verified alumni by three letters or more, masked; the admin sees full names and needs fewer letters', async () => {
    await expect(card(page, maskedBudi).getByText('Verified')).toBeVisible();
    await expect(card(page, maskedBudi).getByText('Mentor Karier')).toBeVisible();
    await page.getByLabel('Cari nama').fill('andi wijaya');
    await expect(page.getByText('0 alumni ditemukan')).toBeVisible();
    await page.getByLabel('Cari nama').fill('bu');
    await expect(page.getByText('Minimal 3 huruf per kata; nama disamarkan.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Ketik 3 huruf' })).toBeVisible();
    await expect(page.getByText('60 alumni ditemukan')).toBeVisible();

    await openAs(page, accounts.siti, '/alumni?q=budi+santoso');
    await expect(card(page, maskedBudi)).toBeVisible();
    await expect(page.getByText('Budi Santoso')).toHaveCount(0);
    await expect(page.getByText(/sebagian nama disamarkan/)).toBeVisible();

    await openAs(page, accounts.admin, '/alumni?q=bu');
    await expect(card(page, 'Budi Santoso')).toBeVisible();
    await expect(page.getByText(/^Minimal 3 huruf/)).toBeHidden();
  });
});

test('failed reads: each part of the directory that fails says so in place, and heals by another try', async ({
  page,
}) => {
  const refused = { status: 403, json: { message: 'x' } };
  const retry = page.getByRole('button', { name: 'Coba Lagi' });
  await test.step('failed reads: a failed directory says so in place and by toast, and heals by another try', async () => {
    await page.route(searchCall, (route) => route.fulfill(refused));
    await page.route(yearsCall, (route) => route.fulfill(refused));
    await page.goto('/alumni');
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(page.getByText('Direktori belum dapat dimuat')).toBeVisible();
    await expect(page.getByLabel('Cari nama')).toBeEditable();
    await page.unroute(searchCall);
    await retry.last().click();
    await expect(cards(page)).toHaveCount(12);
  });
  await test.step('failed reads: without the list of years the directory is still searched, and the list can be asked for again', async () => {
    await expect(page.getByText('Gagal memuat daftar angkatan.')).toBeVisible();
    await page.unroute(yearsCall);
    await retry.click();
    await expect(page.getByLabel('Angkatan').getByRole('option', { name: '2014' })).toBeAttached();
  });
  await test.step('failed reads: a further page that fails leaves the cards before it and heals by itself', async () => {
    await page.route(searchCall, (route) => route.fulfill(refused));
    await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
    await expect(page.getByText('Alumni berikutnya belum dapat dimuat')).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(searchCall);
    await retry.click();
    await expect(cards(page)).toHaveCount(24);
  });
});
