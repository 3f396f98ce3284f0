import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../axe.ts';
import { accounts, expect, sendSignIn, sessionOf, test } from '../fixtures.ts';
import { bell, main } from '../member/notification-screen.ts';
import { cards, idOf } from './event-screen.ts';

const workshop = 'Lokakarya PLC dan SCADA untuk Pemula';

/** A call of the database with the account's own session, beside the page. */
async function callAs(
  page: Page,
  account: typeof accounts.siti,
  name: 'register_for_event' | 'cancel_registration',
  data: object,
) {
  const { backend } = await (await page.request.get('/registry.json')).json();
  const { access_token: token } = JSON.parse(await sessionOf(page, account));
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function fillLastSeat(page: Page, portal: LocalStack, id: string) {
  await portal.query("delete from event_registrations where event_id = $1 and status = 'waiting'", [
    id,
  ]);
  await callAs(page, accounts.siti, 'register_for_event', { event_id: id, party_size: 1 });
}

test('an alumnus signs in from an event that is full, waits, gets the seat that another gives back, and gives it back on the dashboard', async ({
  page,
  portal,
}) => {
  const id = await idOf(portal, workshop);
  const dialog = page.getByRole('dialog', { name: workshop });
  await fillLastSeat(page, portal, id);
  await page.goto('/kegiatan');
  await test.step('card and dialog say that it is full, and the sign-in leads back to the dialog', async () => {
    const card = cards(page).filter({ hasText: workshop });
    await expect(card.getByText('Penuh', { exact: true })).toBeVisible();
    await card.getByRole('button').click();
    await dialog.getByRole('link', { name: 'Masuk untuk Mendaftar' }).click();
    await sendSignIn(page, accounts.budi);
    await expect(page).toHaveURL(`/kegiatan?event=${id}`);
  });
  await test.step('a double tap gives one place in the queue', async () => {
    await expect(dialog.getByRole('radio')).toHaveCount(5);
    await expectAccessible(page, 'registration');
    await dialog.getByRole('button', { name: 'Masuk Daftar Tunggu' }).dblclick();
    await expect(
      dialog.getByText('Anda di daftar tunggu, urutan ke-1, untuk 1 orang'),
    ).toBeVisible();
    await expect(dialog.getByText('Penuh, daftar tunggu 1')).toBeVisible();
    await expectAccessible(page, 'own place in the queue');
  });
  await callAs(page, accounts.siti, 'cancel_registration', { event_id: id });
  const [told] = await portal.query(
    `select count(*)::integer as count from notifications n join auth.users u on u.id = n.user_id
     where u.email = $1 and message like 'Anda mendapat tempat di %'`,
    [accounts.budi.email],
  );
  expect(told).toEqual({ count: 1 });
  await test.step('the dashboard shows the seat, the bell the notification', async () => {
    await page.goto('/dashboard/alumni');
    await expect(bell(page)).toHaveAccessibleName(/belum dibaca/);
    const own = main(page).getByRole('region', { name: 'Kegiatan Saya' });
    const seat = own.getByRole('listitem').filter({ hasText: workshop });
    await expect(seat.getByText('Terdaftar', { exact: true })).toBeVisible();
    await expect(own.getByText('Seminar Kecerdasan Buatan dalam Sistem Tenaga')).toBeVisible();
    await expectAccessible(page, 'own events');
    await seat.getByRole('button', { name: `Batalkan pendaftaran ${workshop}` }).click();
    await page.getByRole('button', { name: 'Ya, Batalkan' }).click();
    await expect(page.getByText('Pendaftaran Dibatalkan', { exact: true })).toBeVisible();
    await expect(seat).toHaveCount(0);
  });
  const [left] = await portal.query('select seats_taken, waiting_count from events where id = $1', [
    id,
  ]);
  expect(left).toEqual({ seats_taken: 23, waiting_count: 0 });
});
