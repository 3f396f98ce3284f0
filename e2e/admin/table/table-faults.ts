import type { LocalStack } from '@portal/local-stack';
import type { Page, Route } from 'playwright/test';
import { accounts, expect, openAs, test, toast } from '../../fixtures/portal.ts';
import {
  decisions,
  drawer,
  fillRequired,
  heading,
  type List,
  main,
  press,
  row,
  save,
} from './list-screen.ts';

const title = 'Uji Tambah Satu Baris';
const rest = (list: List) => `**/rest/v1/${list.table}*`;
const withMethod = (method: string, answer: (route: Route) => unknown) => (route: Route) =>
  route.request().method() === method ? void answer(route) : void route.continue();

const rowCount = async (portal: LocalStack, list: List) =>
  (await portal.query(`select id from ${list.table} where title = '${title}'`)).length;

async function openBrokenList(page: Page, list: List) {
  const read = `**/rest/v1/${list.read}?*`;
  await page.route(read, (route) => route.fulfill({ json: { rows: 'none' } }));
  await openAs(page, accounts.admin, list.path);
  await expect(toast(page, `Gagal Kritis Memuat ${list.title}`)).toBeVisible();
  await expect(toast(page, 'Terjadi kesalahan tidak terduga.')).toBeVisible();
  await page.unroute(read);
  await main(page).getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(heading(page)).toHaveText(`${list.title} (${list.demoRows})`);
}

async function failToReadOne(page: Page, list: List) {
  const one = `**/rest/v1/${list.read}?*id=eq.*`;
  await page.route(one, (route) => route.fulfill({ status: 500, json: { message: 'Rusak' } }));
  await press(page, 'Ubah', list.pending);
  await expect(toast(page, 'Gagal mengambil detail')).toBeVisible();
  const form = drawer(page, list);
  await expect(form.getByText('Gagal mengambil detail')).toBeVisible();
  await expect(save(page, list)).toHaveCount(0);
  await page.unroute(one);
  await form.getByRole('button', { name: 'Coba Lagi' }).click();
  await expect(form.getByLabel('Judul')).toHaveValue(list.pending);
  await page.keyboard.press('Escape');
}

async function refuseChanges(page: Page, portal: LocalStack, list: List) {
  const refuse = (status: number, code: string) => (route: Route) =>
    route.fulfill({ status, json: { code, message: `Ditolak ${code}` } });
  await page.route(rest(list), withMethod('PATCH', refuse(403, 'PT403')));
  await page.route(decisions, refuse(403, 'PT403'));
  await press(page, 'Setujui', list.pending);
  await expect(toast(page, 'Gagal memperbarui status')).toBeVisible();
  await expect(toast(page, 'Ditolak PT403')).toBeVisible();
  await expect(row(page, list.pending)).toContainText('Menunggu');

  await press(page, 'Ubah', list.pending);
  await drawer(page, list).getByLabel('Lokasi').fill('Lain');
  await save(page, list).click();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  await expect(drawer(page, list).getByLabel('Lokasi')).toHaveValue('Lain');
  await page.reload();
  await drawer(page, list).getByRole('button', { name: 'Buang perubahan' }).click();
  await expect(drawer(page, list).getByLabel('Lokasi')).not.toHaveValue('Lain');
  await page.keyboard.press('Escape');

  await page.unroute(decisions);
  await page.unroute(rest(list));
  await page.route(rest(list), withMethod('DELETE', refuse(500, '57014')));
  await press(page, 'Hapus', list.pending);
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(toast(page, `Gagal menghapus ${list.noun}`)).toBeVisible();
  await expect(row(page, list.pending)).toBeVisible();
  await page.unroute(rest(list));
  const [stored] = await portal.query(
    `select status from ${list.table} where title = '${list.pending}'`,
  );
  expect(stored?.status).toBe('pending');
}

async function sendTwice(page: Page, portal: LocalStack, list: List) {
  await main(page)
    .getByRole('button', { name: `Tambah ${list.title}` })
    .click();
  await fillRequired(page, list, title);
  let sent = 0;
  await page.route(
    rest(list),
    withMethod('POST', async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort('timedout');
    }),
  );
  await save(page, list).dblclick();
  await expect(toast(page, 'Operasi Gagal')).toBeVisible();
  expect(sent).toBe(1);
  expect(await rowCount(portal, list)).toBe(1);
  await expect(drawer(page, list).getByLabel('Judul')).toHaveValue(title);
  await page.unroute(rest(list));
  await drawer(page, list).getByLabel('Judul').press('Enter');
  await expect(toast(page, `${list.title} Ditambahkan`)).toBeVisible();
  expect(await rowCount(portal, list)).toBe(1);
  await expect(heading(page)).toHaveText(`${list.title} (${list.demoRows + 1})`);
}

async function saveOverNewerVersion(page: Page, portal: LocalStack, list: List) {
  await press(page, 'Ubah', list.pending);
  const location = drawer(page, list).getByLabel('Lokasi');
  const storeElsewhere = (value: string) =>
    portal.query(`update ${list.table} set location = $1 where title = '${list.pending}'`, [value]);
  await location.fill('Lokasi saya');
  await storeElsewhere('Lokasi mereka');
  await save(page, list).click();
  const conflict = page.getByRole('dialog', { name: 'Data ini baru saja diubah' });
  await expect(conflict).toContainText('Lokasi mereka');
  await expect(conflict).toContainText('Lokasi saya');
  await expect(conflict.getByRole('term')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(conflict).toHaveCount(0);
  await save(page, list).click();
  await conflict.getByRole('button', { name: 'Pakai versi mereka' }).click();
  await expect(location).toHaveValue('Lokasi mereka');
  await location.fill('Lokasi saya');
  await storeElsewhere('Lokasi lain');
  await save(page, list).click();
  await conflict.getByRole('button', { name: 'Simpan versi saya' }).click();
  await expect(toast(page, `${list.title} Diperbarui`)).toBeVisible();
  const [stored] = await portal.query(
    `select location from ${list.table} where title = '${list.pending}'`,
  );
  expect(stored?.location).toBe('Lokasi saya');
}

/** What fails, is sent twice or was changed elsewhere: in the table and the form of one list. */
export function testFaults(list: List) {
  test(`repeated sending, error codes, two tabs: no loss at ${list.path}`, async ({
    page,
    portal,
  }) => {
    await test.step(`'Gagal Kritis Memuat ${list.title}' when something else is thrown`, () =>
      openBrokenList(page, list));
    await test.step("'Gagal mengambil detail' stands in the form, and heals there", () =>
      failToReadOne(page, list));
    await test.step('refusals are reported under their titles and change nothing', () =>
      refuseChanges(page, portal, list));
    await test.step('a double click and a lost answer make exactly one row', () =>
      sendTwice(page, portal, list));
    await test.step('a newer version is shown beside mine', () =>
      saveOverNewerVersion(page, portal, list));
    await test.step('a status that somebody else has decided meanwhile is not overwritten', async () => {
      await portal.query(
        `update ${list.table} set status = 'rejected' where title = '${list.pending}'`,
      );
      await press(page, 'Setujui', list.pending);
      await expect(toast(page, 'Sudah ditolak di tab lain')).toBeVisible();
      await expect(row(page, list.pending)).toContainText('Ditolak');
    });
  });
}
