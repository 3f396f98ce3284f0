import { getToast } from '@portal/ui/toast';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  named,
  press,
  pressTwice,
  said,
  saidIn,
  saysSoon,
  serve,
  show,
  soon,
  type,
} from '../../../../test/shown.tsx';
import EventsPage from '../events-page.tsx';
import { CancelRegistration } from './cancel-registration.tsx';
import { exportedRegistrationColumns } from './registration-columns.tsx';

const id = '3f0c8c9e-0b57-4a3e-9f5e-3d1c6a1f2b10';
const event = {
  id,
  version: 1,
  title: 'Lokakarya',
  event_date: '2030-08-17',
  event_time: '09:00:00',
  location: 'Aula',
  status: 'approved',
  registration_mode: 'portal',
  capacity: 4,
  seats_taken: 3,
  waiting_count: 2,
};
const people = [
  { id: 'a', name: 'Ani', status: 'registered', entry_year: '2005', note: 'Vegetarian' },
  { id: 'b', name: 'Budi', status: 'waiting', party_size: 1200, queue_place: 7 },
  { id: 'c', name: 'Citra', status: 'waiting' },
  { id: 'd', name: 'Dedi', status: 'attended' },
  { id: 'e', name: 'Eka', status: 'cancelled', note: 'Catatan', cancel_reason: 'Sakit' },
].map((one) => ({ total_count: 5, party_size: 1, ...one }));

let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
let failures: string[];
const open = async (more: string) => {
  ({ failures } = await show(<EventsPage />, `/admin/manage-events?peserta=${id}${more}`));
};
const twice = (name: string, write: string) => pressTwice(name, write, { answers, failures });
const calls = (name: string) => sent.filter(([one]) => one === name).map(([, body]) => body);
beforeEach(() => {
  answers = { events: event, search_registrations_for_admin: people };
  sent = serve(answers);
});
afterEach(cleanup);

test('the participants of an event: what is said of each, and what becomes of each press', async () => {
  await open('');
  await saysSoon('Vegetarian');
  await saysSoon('Lokakarya');
  expect(said()).toMatch(
    /^Lokakarya \| 17 Agustus 2030 · 09:00 WIB · Aula \| Tambah Peserta \| Semua kegiatan \| 3 dari 4 tempat terisi, 2 pendaftaran menunggu \| Check-in di pintu \| Kirim Pesan \| Cari nama \| .* \| Peserta \(5\) \|/,
  );
  expect(saidIn('thead th').join()).toBe('Nama,Angkatan,Orang,Status,Catatan,Tindakan');
  expect(saidIn('tbody tr')).toEqual([
    'Ani | 2005 | 1 orang | Terdaftar | Vegetarian | Batalkan',
    'Budi | – | 1.200 orang | Daftar tunggu ke-7 | – | Dahulukan | Batalkan',
    'Citra | – | 1 orang | Daftar tunggu | – | Dahulukan | Batalkan',
    'Dedi | – | 1 orang | Hadir | – | Batalkan hadir',
    'Eka | – | 1 orang | Dibatalkan | Sakit',
  ]);
  expect(named('Check-in di pintu').getAttribute('href')).toBe(
    `/admin/manage-events?peserta=${id}&tampilan=pintu`,
  );
  expect(named('Semua kegiatan').getAttribute('href')).toBe('/admin/manage-events');

  expect(await twice('Dahulukan Budi', 'move_registration_up')).toEqual([
    'Gagal Mendahulukan Peserta',
    'success',
    'Peserta Didahulukan',
    'Budi',
    undefined,
  ]);
  expect(calls('move_registration_up')).toEqual([
    { registration_id: 'b' },
    { registration_id: 'b' },
  ]);

  expect(await twice('Batalkan hadir Dedi', 'set_attendance')).toEqual([
    'Gagal Mengubah Kehadiran',
    'success',
    'Kehadiran Dibatalkan',
    'Dedi',
    'Urungkan',
  ]);
  await act(async () => getToast()?.action?.run());
  await soon(() => expect(getToast()?.title).toBe('Kehadiran Dikembalikan'));
  expect(getToast()?.action).toBeUndefined();
  expect(calls('set_attendance')).toEqual(
    [false, false, true].map((is_present) => ({
      registration_id: 'd',
      is_present,
      seconds_ago: 0,
    })),
  );
  await press('Batalkan Ani');
  await saysSoon('Batalkan pendaftaran ini?');
  await press('Tidak, tetap terdaftar');
  expect(said()).not.toContain('Batalkan pendaftaran ini?');
  await press('Kirim Pesan');
  expect(location.search).toBe(`?peserta=${id}&pesan=baru`);
  await soon(() => expect(saidIn('.ant-drawer').join()).toMatch(/^Kirim Pesan/));
});

test('a registration is cancelled with a reason of at most 300 characters', async () => {
  const closed = vi.fn();
  const ani = { id: 'a', name: 'Ani' } as never;
  ({ failures } = await show(<CancelRegistration registration={ani} onClose={closed} />));
  await saysSoon('Alasan');
  expect(said()).toContain(
    'Batalkan pendaftaran ini? | Ani | kehilangan tempatnya, dan yang menunggu mendapat gilirannya. Alasannya dibaca di notifikasi, jika orang ini punya akun. | Alasan',
  );
  expect(said()).not.toContain('Alasan harus diisi.');
  await press('Batalkan pendaftaran');
  expect(said()).toContain('Alasan harus diisi.');
  await type('Alasan', 'x'.repeat(301));
  await press('Batalkan pendaftaran');
  expect(said()).not.toContain('Alasan harus diisi.');
  expect(sent).toEqual([]);
  const reason = 'x'.repeat(300);
  await type('Alasan', ` ${reason} `);
  expect(await twice('Batalkan pendaftaran', 'cancel_registration_of')).toEqual([
    'Gagal Membatalkan Pendaftaran',
    'success',
    'Pendaftaran Dibatalkan',
    'Ani',
    undefined,
  ]);
  const cancellation = { registration_id: 'a', reason };
  expect(calls('cancel_registration_of')).toEqual([cancellation, cancellation]);
  expect(closed).toHaveBeenCalledTimes(1);
  await press('Tidak, tetap terdaftar');
  expect(closed).toHaveBeenCalledTimes(2);
});

test('the file of the participants has all that is known of them', () => {
  expect(exportedRegistrationColumns.map(({ title, type }) => [title, type])).toEqual([
    ['Nama', undefined],
    ['Angkatan', undefined],
    ['Orang', 'number'],
    ['Status', undefined],
    ['Urutan tunggu', 'number'],
    ['Catatan', undefined],
    ['Alasan batal', undefined],
    ['Terdaftar (WIB)', 'date'],
    ['Menunggu sejak (WIB)', 'date'],
    ['Dibatalkan (WIB)', 'date'],
    ['Hadir (WIB)', 'date'],
  ]);
});
