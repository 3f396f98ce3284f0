import type { Page } from 'playwright/test';
import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import { card, cards, maskedBudi } from './directory-cards.ts';

const searchCall = '**/rest/v1/rpc/search_alumni_directory**';

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

test('the name search finds parts of names from three letters on, masked for all but the admin', async ({
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
