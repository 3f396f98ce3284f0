import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright';
import { asRow } from '../bench.ts';

const queue = '/admin/manage-alumni?status=pending';
const city = 'Kota Ukur';
const rowsLocator = 'main [data-row-key]';

/** Makes the rows that are decided on: a queue, and a city in which `matching` alumni live. @returns what restores them */
export async function prepareDecisions({ query }: LocalStack, matching: number) {
  await query(`create table private.bench_former as
    select id, location, validation_status from public.alumni order by id limit ${matching}`);
  await query(`update public.alumni set location = '${city}', validation_status = 'pending'
    where id in (select id from private.bench_former)`);
  return async () => {
    await query(`update public.alumni as a
      set location = f.location, validation_status = f.validation_status
      from private.bench_former as f where f.id = a.id`);
    await query('drop table private.bench_former');
  };
}

/** How many rows of 44 px the window shows whole, without scrolling. */
export async function countVisibleRows(page: Page): Promise<number> {
  await page.goto(new URL(queue, page.url()).href, { waitUntil: 'networkidle' });
  await page.locator(rowsLocator).first().waitFor();
  const boxes = await page
    .locator(rowsLocator)
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  return boxes.filter((bottom) => bottom <= 900).length;
}

/** Requests and milliseconds from the press until the page says what was done: one row, a page of them, all that match. */
export async function measureDecisions(page: Page, matching: number): Promise<string[]> {
  const open = async (path: string) => {
    await page.goto(new URL(path, page.url()).href, { waitUntil: 'networkidle' });
    await page.locator(rowsLocator).first().waitFor();
  };
  const button = (name: RegExp) => page.locator('main').getByRole('button', { name });
  const selectPage = () =>
    page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  const dialog = page.getByRole('dialog');

  await open(queue);
  const rows = [
    await measure(page, 1, async () => {
      await button(/^Tolak /)
        .first()
        .click();
      await giveReason(page);
    }),
  ];

  await open(`${queue}&baris=100`);
  const onPage = await page.locator(rowsLocator).count();
  await selectPage();
  rows.push(
    await measure(page, onPage, async () => {
      await button(/^Tolak yang dipilih$/).click();
      await giveReason(page);
    }),
  );

  await open(`/admin/manage-alumni?kota=${encodeURIComponent(city)}`);
  await selectPage();
  await button(/ yang cocok$/).click();
  await dialog.getByRole('radio', { name: 'Verifikasi' }).check();
  await dialog.getByRole('checkbox').first().waitFor();
  for (const status of await dialog.getByRole('checkbox').all()) await status.check();
  rows.push(
    await measure(page, matching, () => dialog.getByRole('button', { name: /^Terapkan/ }).click()),
  );
  return rows;
}

/** The question why is answered by a digit and Enter. */
async function giveReason(page: Page) {
  await page.getByRole('dialog', { name: /^Mengapa / }).waitFor();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
}

async function measure(page: Page, rows: number, press: () => Promise<void>): Promise<string> {
  let requests = 0;
  const count = (request: { url: () => string }) => {
    if (request.url().includes('rpc/decide')) requests += 1;
  };
  page.on('request', count);
  const startedAt = performance.now();
  await press();
  await page
    .getByText(/^(Status Alumni Diperbarui|[\d.]+ alumni (ditolak|diverifikasi))$/)
    .first()
    .waitFor({ timeout: 120_000 });
  const time = performance.now() - startedAt;
  page.off('request', count);
  return asRow([rows, requests, time.toFixed(0), (time / rows).toFixed(1)]);
}
