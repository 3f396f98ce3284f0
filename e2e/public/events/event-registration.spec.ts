import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, sendSignIn, test } from '../../fixtures/portal.ts';
import { bell, main } from '../../member/notifications/notification-screen.ts';
import {
  callAs,
  dialogOf,
  expectAccessibleDialog,
  seats,
  workshop,
} from './event-registration-steps.ts';
import { cards, idOf } from './event-screen.ts';

const firstInQueue = 'Anda di daftar tunggu, urutan ke-1, untuk 1 orang';

async function fillLastSeat(page: Page, portal: LocalStack, id: string) {
  await portal.query("delete from event_registrations where event_id = $1 and status = 'waiting'", [
    id,
  ]);
  await callAs(page, accounts.siti, 'register_for_event', { event_id: id, party_size: 1 });
}

const validate = (portal: LocalStack, status: 'pending' | 'verified') =>
  portal.query('update alumni set validation_status = $2 where email = $1', [
    accounts.budi.email,
    status,
  ]);

async function signsInFromTheEvent(page: Page, portal: LocalStack, id: string) {
  await validate(portal, 'pending');
  await page.goto('/kegiatan');
  const card = cards(page).filter({ hasText: workshop });
  await expect(card.getByText('Penuh', { exact: true })).toBeVisible();
  await card.getByRole('button').click();
  await dialogOf(page).getByRole('link', { name: 'Masuk untuk Mendaftar' }).click();
  await sendSignIn(page, accounts.budi);
  await expect(page).toHaveURL(`/kegiatan?event=${id}`);
  await expect(dialogOf(page).getByText(/masih menunggu validasi pengurus/)).toBeVisible();
  await expectAccessibleDialog(page, 'pending');
  await validate(portal, 'verified');
}

async function waits(page: Page) {
  await page.reload();
  await expect(dialogOf(page).getByRole('radio')).toHaveCount(5);
  await expectAccessible(page, 'registration');
  await dialogOf(page).getByRole('button', { name: 'Masuk Daftar Tunggu' }).dblclick();
  await expect(dialogOf(page).getByText(firstInQueue)).toBeVisible();
  await expect(dialogOf(page).getByText('Penuh, daftar tunggu 1')).toBeVisible();
  await expectAccessible(page, 'own place in the queue');
}

async function givesTheSeatBack(page: Page) {
  await page.goto('/dashboard/alumni');
  await expect(bell(page)).toHaveAccessibleName(/belum dibaca/);
  const own = main(page).getByRole('region', { name: 'Kegiatan Saya' });
  const seat = own.getByRole('listitem').filter({ hasText: workshop });
  await expect(seat.getByText('Terdaftar', { exact: true })).toBeVisible();
  await expect(own.getByText('Seminar Kecerdasan Buatan dalam Sistem Tenaga')).toBeVisible();
  await expectAccessible(page, 'own events');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    seat.getByRole('button', { name: 'Simpan ke kalender' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^kegiatan-.*\.ics$/);
  await seat.getByRole('button', { name: `Batalkan pendaftaran ${workshop}` }).click();
  await page.getByRole('button', { name: 'Ya, batalkan' }).click();
  await expect(page.getByText('Pendaftaran Dibatalkan', { exact: true })).toBeVisible();
  await expect(seat).toHaveCount(0);
}

test('an alumnus signs in from a full event, waits, gets a seat, and gives it back on the dashboard', async ({
  page,
  portal,
}) => {
  const id = await idOf(portal, workshop);
  await fillLastSeat(page, portal, id);
  await test.step('card and dialog say that it is full, the sign-in leads back to the dialog, and an alumnus who is not validated reads why they cannot register yet', () =>
    signsInFromTheEvent(page, portal, id));
  await test.step('a double tap gives one place in the queue', () => waits(page));
  await callAs(page, accounts.siti, 'cancel_registration', { event_id: id });
  const [notifications] = await portal.query(
    `select count(*)::integer as count from notifications n join auth.users u on u.id = n.user_id
     where u.email = $1 and message like 'Anda mendapat tempat di %'`,
    [accounts.budi.email],
  );
  expect(notifications).toEqual({ count: 1 });
  await test.step('the dashboard shows the seat, the bell the notification', () =>
    givesTheSeatBack(page));
  expect(await seats(portal, id)).toEqual({ seats_taken: 23, waiting_count: 0 });
});
