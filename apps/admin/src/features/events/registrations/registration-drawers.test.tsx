import { getToast } from '@portal/ui/toast';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  choose,
  named,
  press,
  pressTwice,
  saidIn,
  saysSoon,
  serve,
  show,
  soon,
  type,
} from '../../../../test/shown.tsx';
import { AddRegistration } from './add-registration.tsx';
import { MessageParticipants } from './message-participants.tsx';

const id = 'e';
const closed = vi.fn();
let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
let failures: string[];
const calls = (name: string) => sent.filter(([one]) => one === name).map(([, body]) => body);
const drawer = () => saidIn('.ant-drawer').join();

beforeEach(() => {
  vi.clearAllMocks();
  answers = {};
  sent = serve(answers);
});
afterEach(cleanup);

const guests = [
  { name: 'Bu Rahayu', email: 'rahayu@contoh.example', phone: '0812' },
  { name: 'Pak Karim', email: 'karim@contoh.example' },
  { name: 'Pak Anwar' },
  { name: 'Citra' },
];
const audience = [
  { is_waiting: false, registrations: 6, people: 8, with_account: 2, others: guests },
  { is_waiting: true, registrations: 1, people: 1, with_account: 0, others: [guests[2]] },
];

test('a message goes to those who have an account, and names the others with their addresses', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  let tell: (value: unknown) => void = () => undefined;
  answers.event_audience = () =>
    new Promise((resolve) => {
      tell = resolve;
    });
  ({ failures } = await show(<MessageParticipants eventId={id} onClose={closed} />));
  const fields = (to: string, told = '') =>
    `Kirim Pesan | Kepada | ${to} | ${told}Pesan | Dibaca sebagai notifikasi di portal. | `;
  const everybody = 'Semua yang terdaftar dan menunggu';
  await soon(() => expect(drawer()).toBe(`${fields(everybody)}Kirim | Batal`));
  tell(audience);
  const toBoth = 'Dari 7 orang, 2 punya akun dan membacanya di portal. | ';
  await soon(() =>
    expect(drawer()).toBe(
      `${fields(everybody, toBoth)}5 orang tidak punya akun | Kirimi mereka sendiri. | Salin 2 alamat email | Salin 1 nomor telepon | Tanpa alamat dan nomor: Pak Anwar, Citra, Pak Anwar. | Kirim ke 2 orang | Batal`,
    ),
  );
  await press('Salin 2 alamat email');
  await press('Salin 1 nomor telepon');
  expect(copied).toEqual(['rahayu@contoh.example, karim@contoh.example', '0812']);
  await saysSoon('2 alamat email');

  await choose('Kepada', 'Yang menunggu');
  const unknown =
    '1 orang tidak punya akun | Tanpa alamat dan nomor: Pak Anwar. | Kirim ke 0 orang | Batal';
  const toNobody = 'Tidak ada dari 1 orang yang punya akun. | ';
  await soon(() =>
    expect(drawer()).toContain(fields('waiting | Yang menunggu', toNobody) + unknown),
  );
  expect(named('Kirim ke 0 orang')).toHaveProperty('disabled', true);

  await choose('Kepada', 'Yang mendapat tempat');
  await press('Kirim ke 2 orang');
  await saysSoon('Pesan harus diisi.');
  await type('Pesan', '  Bawa bekal. ');
  const sending = 'message_participants';
  const service = { answers, failures };
  expect(await pressTwice('Kirim ke 2 orang', sending, service, 1200)).toEqual([
    'Gagal Mengirim Pesan',
    'success',
    'Pesan Terkirim',
    'Kepada 1.200 orang, sebagai notifikasi.',
    undefined,
  ]);
  await soon(() => expect(closed).toHaveBeenCalledTimes(1));
  const message = { message_id: expect.any(String), event_id: id, message: 'Bawa bekal.' };
  const only = { ...message, only_status: 'registered' };
  expect(calls(sending)).toEqual([only, only]);
});

test('somebody is added at the door: an alumnus of the suggestions, or anybody by name', async () => {
  answers.search_alumni_for_admin = [
    { id: 'x', full_name: 'Ani Susanti', entry_year: '2005', total_count: 2 },
    { id: 'y', full_name: 'Anita', total_count: 2 },
  ];
  ({ failures } = await show(<AddRegistration eventId={id} onClose={closed} />));
  await soon(() =>
    expect(drawer()).toBe(
      'Tambah Peserta | Nama | Pilih alumni dari saran, atau tulis nama siapa pun yang datang. | Jumlah orang | 1 orang | Catatan (opsional) | Tambah | Batal',
    ),
  );
  await press('Tambah');
  await saysSoon('Nama harus diisi.');
  await type('Nama', 'x'.repeat(201));
  await saysSoon('Paling banyak 200 karakter.');
  await type('Nama', ' a ');
  await type('Nama', ' Bu Rahayu ');
  answers.add_registration = [{ status: 'registered' }];
  await press('Tambah');
  await soon(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(getToast()).toMatchObject({
    title: 'Peserta Ditambahkan',
    description: 'Mendapat tempat.',
  });

  await type('Nama', 'ani');
  const suggested = ['Ani Susanti (2005)', 'Anita'];
  await soon(() => expect(saidIn('.ant-select-item-option')).toEqual(suggested));
  expect(calls('search_alumni_for_admin').slice(1)).toEqual(
    ['Bu Rahayu', 'ani'].map((search) => ({
      search,
      sort_by: 'full_name',
      ascending: true,
      page_size: 20,
      page_offset: 0,
    })),
  );
  await choose('Nama', 'Ani Susanti (2005)');
  await choose('Jumlah orang', '5 orang');
  await type('Catatan (opsional)', ' Vegetarian ');
  const waits = [{ status: 'waiting', queue_place: 3 }];
  const service = { answers, failures };
  expect(await pressTwice('Tambah', 'add_registration', service, waits)).toEqual([
    'Gagal Menambah Peserta',
    'success',
    'Peserta Ditambahkan',
    'Tempat tidak cukup: masuk daftar tunggu, urutan ke-3.',
    undefined,
  ]);
  const added = { id: expect.any(String), event_id: 'e' };
  const alumnus = { ...added, party_size: 5, note: 'Vegetarian', alumni_id: 'x' };
  expect(calls('add_registration')).toEqual([
    { ...added, party_size: 1, note: '', guest_name: 'Bu Rahayu' },
    alumnus,
    alumnus,
  ]);
});
