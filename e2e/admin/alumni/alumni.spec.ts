import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expect, openInPage, test, toast } from '../../fixtures/portal.ts';
import {
  bodyRows,
  decisions,
  focusedRow,
  giveReason,
  main,
  press,
  row,
} from '../table/list-screen.ts';
import { count, openAlumni, stored } from './alumni-screen.ts';

const andi = 'andi.wijaya@alumni-te.example';

async function refuseDecision(page: Page, portal: LocalStack) {
  await openAlumni(page, '?status=pending');
  await page.route(decisions, (route) =>
    route.fulfill({ status: 500, json: { message: 'Rusak' } }),
  );
  await press(page, 'Verifikasi', 'Andi Wijaya');
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(row(page, 'Andi Wijaya')).toContainText('Menunggu Validasi');
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'pending' });
  await page.unroute(decisions);
}

async function decideAndUndo(page: Page, portal: LocalStack) {
  await press(page, 'Verifikasi', 'Andi Wijaya');
  await expect(toast(page, 'Status Alumni Diperbarui')).toBeVisible();
  const names = await bodyRows(page).getByRole('rowheader').allTextContents();
  const next = names[names.findIndex((name) => name.includes('Andi Wijaya')) + 1];
  await expect(focusedRow(page)).toContainText(String(next));
  await expect(count(page)).toHaveText('Alumni (3)');
  await expect(focusedRow(page)).toContainText(String(next));
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'verified' });
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(count(page)).toHaveText('Alumni (4)');
  // The row keeps the focus for the next key, and the toast does not stay for having it.
  await expect(focusedRow(page)).toContainText(String(next));
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'pending' });
  await press(page, 'Tolak', 'Andi Wijaya');
  await giveReason(page);
  await expect(count(page)).toHaveText('Alumni (3)');
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'rejected' });
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(count(page)).toHaveText('Alumni (4)');
}

async function rejectMarked(page: Page, portal: LocalStack) {
  await main(page).getByRole('checkbox', { name: 'Pilih Andi Wijaya' }).check();
  await main(page).getByRole('button', { name: 'Tolak yang dipilih' }).click();
  await giveReason(page);
  await expect(toast(page, '1 alumni ditolak')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (3)');
  await expect(focusedRow(page)).toHaveCount(1);
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'rejected' });
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(toast(page, '1 alumni dikembalikan seperti semula')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (4)');
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'pending' });
  // The topic leaves out reminders of events, which become visible later in any case.
  const notified = await portal.query(
    `select from notifications where visible_from > now() and topic = 'validation'`,
  );
  expect(notified).toEqual([]);
}

async function decideAfterSomebodyElse(page: Page, portal: LocalStack) {
  const decide = (status: string) =>
    portal.query(`update alumni set validation_status = '${status}' where email = $1`, [andi]);
  await decide('rejected');
  await press(page, 'Verifikasi', 'Andi Wijaya');
  await expect(toast(page, 'Sudah ditolak di tab lain')).toBeVisible();
  await expect(count(page)).toHaveText('Alumni (3)');
  expect(await stored(portal, andi)).toMatchObject({ validation_status: 'rejected' });
  await decide('pending');
}

/** Selects the last visible row: the bar appears at the lower edge of the window, and no row moves. */
async function selectWithoutMoving(page: Page) {
  await openInPage(page, '/admin/manage-alumni');
  await expect(bodyRows(page)).toHaveCount(20);
  const last = bodyRows(page).nth(9);
  const box = last.getByRole('checkbox');
  await box.scrollIntoViewIfNeeded();
  // Below the rows the page may grow: a toast that is still there is lifted, and the page can be scrolled free of it.
  const placesOf = () =>
    bodyRows(page).evaluateAll((rows) =>
      rows.map((row) => Math.round(row.getBoundingClientRect().top)),
    );
  const places = await placesOf();
  await box.check();
  const bar = main(page).getByText('1 dipilih').locator('..');
  expect(await placesOf()).toEqual(places);
  const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(edge).toBeLessThanOrEqual(900);
  expect(edge).toBeGreaterThan(850);
  await main(page).getByRole('button', { name: 'Batalkan pilihan' }).click();
  expect(await placesOf()).toEqual(places);
  await openInPage(page, '/admin/manage-alumni?status=pending');
  await expect(count(page)).toHaveText('Alumni (4)');
}

async function verifyMarked(page: Page, portal: LocalStack) {
  await main(page).getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await expect(main(page).getByText('4 dipilih')).toBeVisible();
  const [changed] = await portal.query(
    `update alumni set bio = 'Baru' where id = (
       select id from alumni where validation_status = 'pending' limit 1
     ) returning full_name`,
  );
  let sent = 0;
  page.on('request', (request) => {
    if (/rpc\/decide/.test(request.url())) sent += 1;
  });
  await main(page).getByRole('button', { name: 'Verifikasi yang dipilih' }).click();
  const account = page.getByRole('dialog', { name: 'Tidak semuanya dapat diproses' });
  await expect(account).toContainText('3 alumni diverifikasi.');
  await expect(account).toContainText(
    `1 sudah diubah sementara itu dan dibiarkan apa adanya:${changed?.full_name}`,
  );
  expect(sent).toBe(1);
  await account.getByRole('button', { name: 'Tutup' }).last().click();
  await expect(toast(page, '3 alumni diverifikasi')).toBeVisible();
  await expect(account).toHaveCount(0);
  await expect(count(page)).toHaveText('Alumni (1)');
  await expect(main(page).getByText('1 dipilih')).toBeVisible();
  await main(page).getByRole('button', { name: 'Verifikasi yang dipilih' }).click();
  await expect(toast(page, '1 alumni diverifikasi')).toBeVisible();
  await expect(main(page).getByText('Antrean kosong')).toBeVisible();
  await expect(count(page)).toBeFocused();
}

test('decisions: one press, or all marked ones at once, with undo; a refusal is rolled back', async ({
  page,
  portal,
}) => {
  await test.step("a refused decision is rolled back and reported under 'Error'", () =>
    refuseDecision(page, portal));
  await test.step('one press verifies, the toast offers to undo it', () =>
    decideAndUndo(page, portal));
  await test.step('rejects all marked ones, with undo', () => rejectMarked(page, portal));
  await test.step('a status that somebody else has decided meanwhile is not overwritten', () =>
    decideAfterSomebodyElse(page, portal));
  await test.step('the bar of the selection is at the lower edge, and nothing moves', () =>
    selectWithoutMoving(page));
  await test.step('verifies all marked ones by one request, names the one that was changed meanwhile, and leaves it marked', () =>
    verifyMarked(page, portal));
});
