import type { LocalStack } from '@portal/local-stack';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { accounts, expect, test, toast } from '../../fixtures/portal.ts';
import { heading, lists, main, openList, press, row, storedRow } from '../table/list-screen.ts';

test.use({ sharesContext: false });

const longNote = 'Membawa kursi roda dan dua anak kecil. '.repeat(12).trim();
const list = lists.events;
const workshop = 'Lokakarya PLC dan SCADA untuk Pemula';

const seats = (portal: LocalStack) =>
  storedRow(portal, list, workshop).then((event) => [event?.seats_taken, event?.waiting_count]);

async function openParticipants(page: Page) {
  await openList(page, list);
  await main(page).getByRole('button', { name: workshop, exact: true }).click();
  const detail = page.getByRole('dialog', { name: workshop });
  await detail.getByRole('link', { name: 'Peserta', exact: true }).click();
  await expect(page).toHaveURL(/manage-events\?peserta=/);
  await expect(heading(page)).toHaveText(/^Peserta \(/);
  await expect(
    main(page).getByText('23 dari 24 tempat terisi, 2 pendaftaran menunggu'),
  ).toBeVisible();
}

async function addsGuest(page: Page, portal: LocalStack) {
  await main(page).getByRole('button', { name: 'Tambah Peserta' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah Peserta' });
  await form.getByRole('button', { name: 'Tambah', exact: true }).click();
  await expect(form.getByText('Nama harus diisi.')).toBeVisible();
  await expectAccessible(page, 'adding', '[role="dialog"]');
  await form.getByLabel('Nama').fill('Bu Rahayu');
  await form.getByLabel('Catatan').fill(longNote);
  await form.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Tetap di halaman ini' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByLabel('Nama')).toHaveValue('Bu Rahayu');
  await expect(form.getByText('Periksa kembali, lalu tekan Tambah.')).toBeVisible();
  await form.getByRole('button', { name: 'Tambah', exact: true }).dblclick();
  await expect(toast(page, 'Peserta Ditambahkan')).toBeVisible();
  await expect(row(page, 'Bu Rahayu')).toContainText('Terdaftar');
  expect(await seats(portal)).toEqual([24, 2]);
}

async function sendsMessage(page: Page, portal: LocalStack) {
  // Of those in the demo data, nobody has an account.
  const [waiting] = await portal.query(
    `insert into event_registrations (event_id, alumni_id, party_size, status)
     select events.id, alumni.id, 1, 'waiting' from events, alumni where title = $1 and email = $2
     returning id`,
    [workshop, accounts.siti.email],
  );
  const send = main(page).getByRole('button', { name: 'Kirim Pesan' });
  const form = page.getByRole('dialog', { name: 'Kirim Pesan' });
  await send.click();
  await expect(form.getByText(/^Dari \d+ orang, 1 punya akun/)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Salin \d+ alamat email$/ })).toBeVisible();
  await form.getByLabel('Pesan').fill('Bawa laptop.');
  await expectAccessible(page, 'a message', '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tinggalkan tanpa menyimpan' }).click();
  await send.click();
  await expect(form.getByLabel('Pesan')).toHaveValue('');
  await form.getByLabel('Pesan').fill('Bawa jaket.');
  await form.getByRole('button', { name: 'Kirim ke 1 orang', exact: true }).dblclick();
  await expect(toast(page, 'Pesan Terkirim')).toBeVisible();
  await expect(form).toHaveCount(0);
  const notified = await portal.query(
    `select email from notifications join auth.users as account on account.id = user_id
     where message = $1`,
    [`Pesan panitia "${workshop}": Bawa jaket.`],
  );
  expect(notified).toEqual([{ email: accounts.siti.email }]);
  await portal.query('delete from event_registrations where id = $1', [waiting?.id]);
}

/** Moves the second of two waiting parties up to the first place, where it gets the seats of a cancelled one. */
async function movesUpAndCancels(page: Page, portal: LocalStack) {
  const second = row(page, 'Daftar tunggu ke-2');
  const name = (await second.getByRole('rowheader').textContent()) ?? '';
  await press(page, 'Dahulukan', name);
  await expect(row(page, name)).toContainText('Daftar tunggu ke-1');
  const registered = await portal.query(
    `select full_name from event_registrations as r join alumni on alumni.id = alumni_id
     join events on events.id = event_id
     where title = $1 and r.status = 'registered' and party_size = 4 limit 1`,
    [workshop],
  );
  const nameToCancel = String(registered[0]?.full_name);
  await press(page, 'Batalkan', nameToCancel);
  const question = page.getByRole('dialog', { name: 'Batalkan pendaftaran ini?' });
  await question.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  await expect(question.getByText('Alasan harus diisi.')).toBeVisible();
  await expectAccessible(page, 'cancelling', 'dialog[open]');
  await question.getByLabel('Alasan').fill('Mengundurkan diri lewat telepon');
  await question.getByRole('button', { name: 'Batalkan pendaftaran' }).click();
  await expect(row(page, nameToCancel)).toContainText('Mengundurkan diri lewat telepon');
  await expect(row(page, name)).toContainText('Terdaftar');
}

test('the admin adds participants, writes to those who wait, moves them up and cancels', async ({
  page,
  portal,
}) => {
  await test.step('the drawer of the event leads to its participants', () =>
    openParticipants(page));
  await test.step('a guest is added once, also after a reload of the page', () =>
    addsGuest(page, portal));
  await test.step('a discarded message is gone, and another one reaches the waiting participants once', () =>
    sendsMessage(page, portal));
  await test.step('a party is moved up in the queue and gets the seats of a cancelled one', () =>
    movesUpAndCancels(page, portal));
  await test.step('the list is accessible', () => expectAccessible(page, 'participants'));
});
