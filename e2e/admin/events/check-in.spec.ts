import { sessionKey } from '@portal/api/storage-keys';
import type { LocalStack } from '@portal/local-stack';
import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, openAs, sendSignIn, test } from '../../fixtures/portal.ts';
import { sidewaysScroll } from '../../fixtures/sideways-scroll.ts';
import { main } from '../table/list-screen.ts';

test.use({ sharesContext: false });

const longNote = 'Membawa kursi roda dan dua anak kecil. '.repeat(12).trim();
const workshop = 'Lokakarya PLC dan SCADA untuk Pemula';

const doorOf = (event: unknown) => `/admin/manage-events?peserta=${event}&tampilan=pintu`;

const statusOf = async (portal: LocalStack, name: string) => {
  const [found] = await portal.query(
    'select status::text from event_registrations where guest_name = $1',
    [name],
  );
  return found?.status;
};

/** A long note is one line at first; a tap shows the rest, and does not check the guest in. */
async function readsLongNote(page: Page) {
  const note = main(page).locator('summary').filter({ hasText: longNote });
  const height = () => note.evaluate((element) => element.clientHeight);
  expect(await height()).toBeLessThan(60);
  await note.click();
  expect(await height()).toBeGreaterThan(100);
  await note.click();
}

async function checksIn(page: Page, portal: LocalStack) {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = main(page).getByRole('heading', { level: 1, name: workshop });
  await expect(event).toBeVisible();
  await readsLongNote(page);
  await main(page).getByRole('link', { name: 'Check-in di pintu' }).click();
  await main(page).getByLabel('Cari nama').fill('ay bu');
  await expect(event).toBeVisible();
  const guest = main(page).getByRole('button', { name: /^Bu Rahayu/ });
  await expect(guest).toContainText('Belum datang');
  await guest.dblclick();
  await expect(guest).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => statusOf(portal, 'Bu Rahayu')).toBe('attended');
  expect(await sidewaysScroll(page)).toBe(0);
  await readsLongNote(page);

  await page.context().setOffline(true);
  await main(page).getByRole('button', { name: 'Batalkan hadir Bu Rahayu' }).click();
  await expect(guest).toContainText('Belum datangBelum terkirim');
  await expect(main(page).getByText('1 ketukan belum terkirim')).toBeVisible();
  expect(await statusOf(portal, 'Bu Rahayu')).toBe('attended');
  await page.context().setOffline(false);
  await expect(guest).not.toContainText('Belum terkirim');
  await expect.poll(() => statusOf(portal, 'Bu Rahayu')).toBe('registered');
}

/** The session ends while a tap waits to be sent: the request is refused, the sign-in leads back, and the tap is sent then. */
async function signsInAgain(page: Page, portal: LocalStack) {
  const guest = main(page).getByRole('button', { name: /^Bu Rahayu/ });
  await page.context().setOffline(true);
  await guest.click({ delay: 50 });
  await expect(guest).toContainText('Belum terkirim');
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  expect(await statusOf(portal, 'Bu Rahayu')).toBe('registered');
  await sendSignIn(page, accounts.admin);
  await expect(guest).toHaveAttribute('aria-pressed', 'true');
  await expect(guest).not.toContainText('Belum terkirim');
  expect(await statusOf(portal, 'Bu Rahayu')).toBe('attended');
}

/** Somebody who is not in the list is added at the door and checked in; the list of participants takes that back. */
async function addsAtTheDoor(page: Page, portal: LocalStack) {
  await main(page).getByLabel('Cari nama').fill('Pak Karim');
  await main(page).getByRole('button', { name: 'Tambah Peserta' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tambah', exact: true }).click();
  const guest = main(page).getByRole('button', { name: /^Pak Karim/ });
  await guest.click({ delay: 50 });
  await expect.poll(() => statusOf(portal, 'Pak Karim')).toBe('attended');
  await main(page).getByRole('link', { name: 'Daftar peserta' }).click();
  await expect(main(page).getByRole('button', { name: 'Kirim Pesan' })).toBeVisible();
  await main(page).getByLabel('Cari nama').fill('Pak Karim');
  await main(page).getByRole('button', { name: 'Batalkan hadir Pak Karim' }).click();
  await expect.poll(() => statusOf(portal, 'Pak Karim')).toBe('registered');
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect.poll(() => statusOf(portal, 'Pak Karim')).toBe('attended');
}

/** Checks the guests in without a connection. */
async function tapsOffline(page: Page, names: readonly string[]) {
  await page.context().setOffline(true);
  for (const name of names) {
    await main(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click({ delay: 50 });
  }
  await expect(main(page).getByText(`${names.length} ketukan belum terkirim`)).toBeVisible();
}

const unrecorded = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `Hadir tidak tercatat: ${name}` });

/** Two telephones without a connection check in five guests, three of whom the admin removes meanwhile. */
async function namesTheDeleted(one: Page, two: Page, portal: LocalStack) {
  const sent: string[] = [];
  for (const page of [one, two]) {
    await expect(main(page).getByRole('button', { name: /^Tamu Lima/ })).toBeVisible();
    page.on('request', (request) => {
      if (request.url().endsWith('/rpc/set_attendance')) sent.push(request.url());
    });
  }
  await tapsOffline(one, ['Tamu Satu', 'Tamu Dua', 'Tamu Tiga']);
  await tapsOffline(two, ['Tamu Satu', 'Tamu Empat', 'Tamu Lima']);
  await portal.query(
    `delete from event_registrations where guest_name in ('Tamu Satu', 'Tamu Dua', 'Tamu Empat')`,
  );
  for (const page of [one, two]) await page.context().setOffline(false);
  for (const name of ['Tamu Satu', 'Tamu Dua']) {
    await expect(unrecorded(one, name)).toContainText('Pendaftaran ini sudah tidak ada.');
  }
  await expect(unrecorded(two, 'Tamu Satu')).toBeVisible();
  await expect(unrecorded(two, 'Tamu Empat')).toBeVisible();
  for (const name of ['Tamu Tiga', 'Tamu Lima']) {
    await expect.poll(() => statusOf(portal, name)).toBe('attended');
  }
  await expectAccessible(one, 'unrecorded');
  const count = sent.length;
  await one.reload();
  await main(one).getByLabel('Cari nama').fill('tamu');
  await expect(main(one).getByRole('button', { name: /^Tamu Tiga/ })).toContainText('Hadir');
  await expect(main(one).getByText('belum terkirim')).toHaveCount(0);
  for (const name of ['Tamu Satu', 'Tamu Dua']) {
    await unrecorded(one, name).getByRole('button', { name: 'Mengerti' }).click();
    await expect(unrecorded(one, name)).toHaveCount(0);
  }
  expect(await sidewaysScroll(one)).toBe(0);
  expect(sent).toHaveLength(count);
}

async function atTwoDoors(page: Page, browser: Browser, portal: LocalStack) {
  const [event] = await portal.query(
    `insert into event_registrations (event_id, guest_name, party_size, status)
     select id, 'Tamu ' || name, 1, 'registered'
     from events, unnest('{Satu,Dua,Tiga,Empat,Lima}'::text[]) as name
     where title = 'Temu Kangen Lintas Angkatan' returning event_id`,
  );
  const viewport = { width: 390, height: 844 };
  const other = await browser.newContext({ baseURL: portal.url, viewport });
  const second = await other.newPage();
  for (const phone of [page, second]) {
    await openAs(phone, accounts.admin, doorOf(event?.event_id));
    await main(phone).getByLabel('Cari nama').fill('tamu');
  }
  await namesTheDeleted(page, second, portal);
  await other.close();
}

test('a telephone checks in at the door, also without a connection and over the end of a session', async ({
  page,
  portal,
  browser,
}) => {
  const [event] = await portal.query(
    `insert into event_registrations (event_id, guest_name, note, party_size, status)
     select id, 'Bu Rahayu', $2, 1, 'registered' from events where title = $1 returning event_id`,
    [workshop, longNote],
  );
  await openAs(page, accounts.admin, `/admin/manage-events?peserta=${event?.event_id}`);
  await test.step('one tap checks in, a button takes that back, and a tap without a connection is kept', () =>
    checksIn(page, portal));
  await test.step('the door is accessible', () => expectAccessible(page, 'door'));
  await test.step('a session that ends leads to the login and back, with the tap', () =>
    signsInAgain(page, portal));
  await test.step('of five guests at two doors, the three whom the admin removed meanwhile are named, the others are in', () =>
    atTwoDoors(page, browser, portal));
  await test.step('somebody who is not in the list is added at the door', () =>
    addsAtTheDoor(page, portal));
});
