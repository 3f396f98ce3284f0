import { accounts, expect, openAs, test } from '../../fixtures/portal.ts';
import {
  callAs,
  dialogOf,
  expectAccessibleDialog,
  seats,
  workshop,
} from './event-registration-steps.ts';
import { idOf } from './event-screen.ts';

test('an open page follows another tab, a lost answer, and the deadline', async ({
  page,
  portal,
}) => {
  const id = await idOf(portal, workshop);
  const dialog = dialogOf(page);
  await portal.query("update events set online_link = 'https://rapat.example' where id = $1", [id]);
  const way = dialog.getByRole('link', { name: 'Ikuti daring di rapat.example' });
  await openAs(page, accounts.budi, `/kegiatan?event=${id}`);
  const send = dialog.getByRole('button', { name: 'Masuk Daftar Tunggu' });
  await test.step('arrows choose the size of the party, and the press is two steps away', async () => {
    await dialog.getByRole('radio', { name: '1' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(dialog.getByRole('radio', { name: '3' })).toBeChecked();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(send).toBeFocused();
  });
  await test.step('a press, whose answer is lost, shows the place that another tab took before', async () => {
    await callAs(page, accounts.budi, 'register_for_event', { event_id: id, party_size: 1 });
    expect(await seats(portal, id)).toEqual({ seats_taken: 24, waiting_count: 2 });
    await page.route('**/rpc/register_for_event', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Anda terdaftar untuk 1 orang')).toBeVisible();
    await expect(way).toBeVisible();
    expect(await seats(portal, id)).toEqual({ seats_taken: 24, waiting_count: 2 });
    await expectAccessibleDialog(page, 'a seat');
    await page.unroute('**/rpc/register_for_event');
  });
  const register = dialog.getByRole('button', { name: 'Daftar Sekarang' });
  await test.step('a seat that another tab gave back is given back once', async () => {
    await portal.query(
      "delete from event_registrations where event_id = $1 and status = 'waiting'",
      [id],
    );
    await callAs(page, accounts.budi, 'cancel_registration', { event_id: id });
    await dialog.getByRole('button', { name: 'Batalkan Pendaftaran' }).click();
    await page.getByRole('button', { name: 'Ya, batalkan' }).click();
    await expect(dialog.getByText(/^Pendaftaran Anda sudah dibatalkan/)).toBeVisible();
    await expect(way).toHaveCount(0);
    await expect(dialog.locator(':focus')).toContainText('Pendaftaran Anda sudah dibatalkan');
    // The event has been read again: a later reading would know of the deadline.
    await expect(register).toBeVisible();
    expect(await seats(portal, id)).toEqual({ seats_taken: 23, waiting_count: 0 });
    await expectAccessibleDialog(page, 'cancelled');
  });
  await test.step('after the deadline the open form is refused, and goes', async () => {
    await portal.query(
      "update events set registration_deadline = now() - interval '1 second' where id = $1",
      [id],
    );
    await register.click();
    await expect(dialog.getByText('Pendaftaran sudah ditutup.')).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await expectAccessibleDialog(page, 'closed');
    expect(await seats(portal, id)).toEqual({ seats_taken: 23, waiting_count: 0 });
  });
});
