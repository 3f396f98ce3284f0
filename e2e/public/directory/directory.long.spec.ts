import type { Page, Response } from 'playwright/test';
import { expect, test, toast } from '../../fixtures/portal.ts';
import { cards } from './directory-cards.ts';

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
