import { readFile } from 'node:fs/promises';
import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { axeFindings } from '../../fixtures/axe.ts';
import { expect, openInPage, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import {
  bodyRows,
  chooseFilter,
  exportAs,
  heading,
  type List,
  main,
  openList,
  row,
} from './list-screen.ts';
import { addEvents, events, jobs } from './table-steps.ts';

async function expectCounts(page: Page, list: List) {
  await expect(heading(page)).toHaveText(`${list.title} (${list.demoRows})`);
  await chooseFilter(page, 'Status', 'Menunggu');
  await expect(heading(page)).toHaveText(`${list.title} (1)`);
  await expect(row(page, list.pending)).toBeVisible();
  await expect(main(page).getByRole('status').first()).toHaveText(`1 ${list.noun} ditemukan`);
  await main(page).getByRole('searchbox').fill('tidak ada yang begini');
  await expect(main(page).getByText('Tidak ada yang cocok')).toBeVisible();
  await main(page).getByRole('search').getByRole('button', { name: 'Bersihkan filter' }).click();
  await expect(heading(page)).toHaveText(`${list.title} (${list.demoRows})`);
  await expect(main(page).getByRole('searchbox')).toHaveValue('');
}

async function searchesEvents(page: Page, portal: LocalStack) {
  await portal.query(
    `insert into events (title, event_date, location) values ('100% Hijau_Daya, "A" (1)', '2027-01-01', 'Balai X')`,
  );
  const search = main(page).getByRole('searchbox', { name: 'Cari judul atau lokasi' });
  for (const [text, count] of [
    ['ZOOM', 2],
    ['gardu induk', 1],
    ['100%', 1],
    ['u_d', 1],
    ['"a" (1)', 1],
    ['balai x', 1],
  ] as const) {
    await search.fill(text);
    // Two of the searches find equally many rows, so the count alone does not show that the search has run.
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
    await expect(heading(page), text).toHaveText(`Kegiatan (${count})`);
  }
}

async function searchesJobs(page: Page) {
  await expect(bodyRows(page).first()).toContainText('Electrical Engineer');
  // Twelve rows of one line fit below the head, the filter and the heading.
  await expect(bodyRows(page).nth(11)).toBeInViewport({ ratio: 1 });
  const search = main(page).getByRole('searchbox', { name: 'Cari judul atau perusahaan' });
  await search.fill('rimba listrik');
  await expect(heading(page)).toHaveText('Lowongan (1)');
  await search.fill('ENGINEER');
  await expect(heading(page)).toHaveText('Lowongan (5)');
}

async function showsCards(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInPage(page, jobs.path);
  await expect(main(page).getByRole('table')).toHaveCount(0);
  const card = main(page).getByRole('listitem').filter({ hasText: jobs.pending });
  await expect(card.getByText(/^(PT|CV) /)).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(120);
  await expect(card.getByRole('button', { name: `Setujui ${jobs.pending}` })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Tambah Lowongan' })).toBeInViewport();
  await main(page).getByRole('combobox', { name: 'Urutkan' }).press('Enter');
  await expect(page.locator('.ant-select-item-option[title="Terbaru dulu"]')).toBeVisible();
  // The arrow wraps around from the last option to the first.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/\?urut=-title$/);
  await expect(main(page).locator('[data-row-key]').first()).toContainText('Teknisi Instrumen');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

test('look: lists are counted, searched by their words, and shown as cards on a telephone', async ({
  page,
  portal,
}) => {
  await test.step('events are searched by title and location, ignoring case, and special characters are literal', async () => {
    await openList(page, events);
    await expectCounts(page, events);
    await searchesEvents(page, portal);
  });
  await test.step('jobs are searched by title and company, newest first', async () => {
    await openInPage(page, jobs.path);
    await expectCounts(page, jobs);
    await searchesJobs(page);
  });
  await test.step('look: on a telephone the rows are cards; nothing scrolls sideways at 320 px, and the main action is in sight at 390', () =>
    showsCards(page));
});

test('thousands of rows: row 1,001 is reachable, and an export holds them all, without a formula', async ({
  page,
  portal,
}) => {
  await test.step('row 1,001 of 1,200 is reachable, with at most 100 rows in the page', async () => {
    await addEvents(portal, 1200);
    await openList(page, events, '?urut=title&baris=100&q=Rapat');
    await expect(heading(page)).toHaveText('Kegiatan (1.200)');
    await expect(bodyRows(page)).toHaveCount(100);
    await main(page).getByRole('listitem', { name: '12', exact: true }).click();
    await expect(row(page, 'Rapat 1101')).toBeVisible();
    await main(page).getByRole('textbox', { name: 'Halaman' }).fill('11');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/halaman=11/);
    await expect(bodyRows(page).first()).toContainText('Rapat 1001');
    await expect(bodyRows(page)).toHaveCount(100);
  });
  await test.step('the export holds the whole filter, past 1,000 rows, and no formula', async () => {
    const formula = '=HYPERLINK("https://evil.example";"Klik")';
    await portal.query(
      `insert into events (title, event_date, event_time, location, created_at)
     values ($1, '2027-01-01', '08:30', '+62 "Aula", lantai 2', now() - interval '5 years')`,
      [formula],
    );
    await openInPage(page, `${events.path}?status=pending`);
    await expect(heading(page)).toHaveText('Kegiatan (1.202)');
    const workbook = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Ekspor', exact: true }).click();
    expect((await workbook).suggestedFilename()).toMatch(/^kegiatan-.*\.xlsx$/);
    // A workbook is a ZIP archive.
    expect((await readFile(await (await workbook).path())).subarray(0, 2).toString()).toBe('PK');
    const waiting = page.waitForEvent('download');
    await exportAs(page, 'CSV');
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^kegiatan-menunggu-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    const head =
      '"Judul";"Tanggal";"Waktu (WIB)";"Selesai (WIB)";"Lokasi";"Tautan daring";"Kategori";"Status";"Alasan ditolak";"Pendaftaran";"Tautan pendaftaran";"Kapasitas";"Batas pendaftaran (WIB)";"Tempat terisi";"Daftar tunggu";"Deskripsi";"Poster";"Dibuat (WIB)"';
    expect(file.startsWith(`\ufeffsep=;\r\n${head}\r\n`)).toBe(true);
    const lines = file.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2 + 1 + 1200 + 1);
    expect(lines.at(-1)).toContain(
      `"'=HYPERLINK(""https://evil.example"";""Klik"")";"01/01/2027";"=""08:30""";"";"'+62 ""Aula"", lantai 2";"";"Lainnya";"Menunggu";`,
    );
    await expect(row(page, events.pending)).toBeVisible();
  });
  await test.step('an export can be cancelled, and one that fails says so', async () => {
    const button = main(page).getByRole('button', { name: /^(Ekspor|Batalkan)/ });
    await page.route('**/rest/v1/events*limit=200*', () => Promise.resolve());
    await exportAs(page, 'CSV');
    await expect(button).toHaveText(/^Batalkan/);
    await button.click();
    await expect(button).toHaveText('Ekspor');
    await page.unroute('**/rest/v1/events*limit=200*');
    await page.route('**/rest/v1/events*limit=200*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Rusak' } }),
    );
    await exportAs(page, 'CSV');
    await expect(page.getByRole('region', { name: 'Notification' })).toContainText('Ekspor Gagal');
  });
});
