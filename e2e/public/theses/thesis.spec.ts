import type { Page } from 'playwright/test';
import { accounts, expect, openAs, openInPage, test, toast } from '../../fixtures/portal.ts';

const searchCall = '**/rest/v1/rpc/search_theses**';

function rows(page: Page) {
  return page.getByRole('table').locator('tbody').getByRole('row');
}

async function expectPages(page: Page, count: number) {
  const pages = Math.ceil(count / 15);
  await expect(page.getByRole('columnheader')).toHaveText(['Nama', 'Judul Skripsi', 'Jenjang']);
  await expect(rows(page)).toHaveCount(15);
  await expect(page.getByText(`Halaman 1 dari ${pages}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sebelumnya' })).toBeDisabled();
  const [firstRow = ''] = await rows(page).allTextContents();

  await page.getByRole('button', { name: 'Berikutnya' }).click();
  await expect(page.getByText(`Halaman 2 dari ${pages}`)).toBeVisible();
  await expect(page).toHaveURL(/\?halaman=2$/);
  await expect(page.getByRole('heading', { name: 'Daftar judul' })).toBeFocused();
  await expect(rows(page).first()).not.toHaveText(firstRow);

  await page.goBack();
  await expect(page.getByText(`Halaman 1 dari ${pages}`)).toBeVisible();
  await openInPage(page, `/alumni/thesis?halaman=${pages}`);
  await expect(page.getByRole('button', { name: 'Berikutnya' })).toBeDisabled();
  await expect(rows(page)).toHaveCount(count - 15 * (pages - 1));

  await openInPage(page, '/alumni/thesis?halaman=999');
  await expect(page.getByText(/^Halaman 1 dari/)).toBeVisible();
  await expect(rows(page)).toHaveCount(15);
}

async function expectSearch(page: Page) {
  const search = page.getByLabel('Cari judul atau nama');
  const examples = (await search.getAttribute('placeholder'))?.replace('mis. ', '').split(', ');
  expect(examples).toHaveLength(3);
  for (const example of examples ?? []) {
    await search.fill(example);
    await expect(rows(page).first()).toContainText(example, { ignoreCase: true });
  }
  await search.fill('lora  peringatan');
  await expect(page).toHaveURL(/\?q=lora\+\+peringatan$/);
  await expect(rows(page).first()).toContainText('LoRa');
  await search.fill('lora');
  await expect(page).toHaveURL(/\?q=lora$/);
  await expect(page.getByText(/^Halaman 1 dari/)).toBeVisible();
  for (const text of await rows(page).allInnerTexts()) expect(text).toContain('LoRa');
  await page.reload();
  await expect(page.getByLabel('Cari judul atau nama')).toHaveValue('lora');
  await expect(rows(page).first()).toContainText('LoRa');

  await page.getByLabel('Cari judul atau nama').fill('tidak ada judul begini');
  await expect(page.getByText('Tidak ada data yang cocok dengan pencarian Anda.')).toBeVisible();
  await expect(
    page.getByText(/keperluan koordinasi khusus.*diminta kepada pengurus/),
  ).toBeVisible();
}

async function expectCards(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInPage(page, '/alumni/thesis');
  await expect(rows(page)).toHaveCount(15);
  const [first, second] = await Promise.all(
    [0, 1].map((index) => rows(page).nth(index).boundingBox()),
  );
  expect(first?.width).toBeLessThanOrEqual(390);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

test('the thesis bank, its pages and its search', async ({ page, portal }) => {
  await portal.query(
    `update alumni set thesis_title = 'Arus Bocor Canary', advanced_degrees =
      '[{"id":"1","degree_level":"S2","university":"Institut Uji","nim":"1","thesis_title":"Gardu Canary"}]'
      where full_name in ('Budi Santoso', 'Andi Wijaya')`,
  );
  const [stored] = await portal.query(
    'select count(*)::int as count from private.theses where is_listed',
  );
  await test.step('a failed load says so by toast and in place, and heals by another try', async () => {
    await page.route(searchCall, (route) => route.fulfill({ status: 403, json: { message: 'x' } }));
    await page.goto('/alumni/thesis');
    await expect(toast(page, 'Gagal memuat data skripsi')).toBeVisible();
    await expect(page.getByRole('main').getByText('Gagal memuat data skripsi')).toBeVisible();
    await page.unroute(searchCall);
    await page.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(rows(page)).toHaveCount(15);
  });
  await test.step('the table has name, title and level, fifteen rows a page, and pages that turn; a page behind the last one shows the first', () =>
    expectPages(page, Number(stored?.count)));
  await test.step('the search narrows the table, begins with its first page and lives in the URL; an empty result and the notice carry their texts', () =>
    expectSearch(page));
  await test.step('one row per thesis of verified alumni, names masked but for the admin', async () => {
    await page.getByLabel('Cari judul atau nama').fill('canary');
    await expect(rows(page)).toHaveText([
      /B\*\*\* S\*\*\*\*\*\*\s*Angkatan 2008\s*Arus Bocor Canary\s*S1/,
      /B\*\*\* S\*\*\*\*\*\*\s*Angkatan 2008\s*Gardu Canary\s*S2/,
    ]);
    await openAs(page, accounts.admin, '/alumni/thesis?q=canary');
    await expect(rows(page).first()).toContainText('Budi Santoso');
  });
  await test.step('on a telephone each row is a card with its columns named, and nothing scrolls sideways', () =>
    expectCards(page));
});
