import { tableLookKeyPrefix } from '@portal/api/storage-keys';
import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EventsPage from '../src/features/events/events-page.tsx';
import JobsPage from '../src/features/jobs/jobs-page.tsx';
import { event, job, otherId, over, past, row } from './decided-rows.ts';
import { press, said, saidIn, saysSoon, serve, show, soon, typed } from './shown.tsx';

const lists: Record<
  string,
  { Page: ComponentType; rows: { id: string }[]; read: string; table: string }
> = {
  events: { Page: EventsPage, rows: [event, past], read: 'events', table: 'events' },
  jobs: { Page: JobsPage, rows: [job, over], read: 'jobs_for_admin', table: 'job_postings' },
};

let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
async function open(name: string, more = '') {
  const { Page, rows, read } = lists[name] ?? { Page: EventsPage, rows: [], read: '' };
  answers[read] ??= (_body: unknown, address: URL) => {
    const id = address.searchParams.get('id')?.slice(3);
    return id ? rows.find((one) => one.id === id) : rows;
  };
  const { failures } = await show(<Page />, `/admin/${name}${more}`);
  return failures;
}
const narrow = () =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers({ now: new Date('2030-08-17T12:00:00+07:00'), toFake: ['Date'] });
  answers = {};
  sent = serve(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [
    'events',
    'Tinjau usulan, susun jadwal, dan tentukan kegiatan yang tampil di halaman publik. | Tambah Kegiatan | Cari judul atau lokasi |',
    '|Judul|Tanggal|Peserta|Lokasi|Kategori|Status|Dibuat|Tindakan',
    [
      'Lokakarya | 17 Agu 2030 | 3 dari 4, 2 menunggu | Aula | Seminar | Tayang | 1 Agu 2030',
      'Reuni | 16 Agu 2030 | – | Aula | Seminar | Tayang, lewat | 1 Agu 2030',
    ],
    `/admin/manage-events?peserta=${row.id} 3 dari 4, 2 menunggu: peserta Lokakarya`,
    'Hapus kegiatan ini? | Lokakarya | akan dihapus.',
    'Belum ada yang mendaftar.',
    'Kegiatan Dihapus',
    'event',
  ],
  [
    'jobs',
    'Tinjau usulan alumni, pasang lowongan baru, dan tutup yang sudah terisi. | Tambah Lowongan | Cari judul atau perusahaan |',
    '|Judul|Perusahaan|Jenis|Status|Batas|Dibuat|Pengusul|Tindakan',
    [
      'Teknisi | PT Uji | Full-time | Ditinjau Ulang | 17 Agu 2030 | 1 Agu 2030 | Ani | Setujui | Tolak',
      'Analis | PT Uji | Full-time | Tayang, lewat | 16 Agu 2030 | 1 Agu 2030 | – | Tutup Lowongan',
    ],
    '',
    'Hapus lowongan ini? | Teknisi di PT Uji | akan dihapus.',
    '',
    'Lowongan Dihapus',
    'job',
  ],
])('the table of all %s, and the deletion of one', async (...expected) => {
  const [name, text, heads, rows, way, question, note, deleted, ofArea] = expected;
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1400);
  localStorage.setItem(tableLookKeyPrefix + name, JSON.stringify({ known: ['category'] }));
  const failures = await open(name);
  await soon(() => expect(saidIn('tbody tr')).toEqual(rows));
  expect(said()).toContain(text);
  expect(saidIn('thead th').join('|')).toBe(heads);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((it) => `${it.getAttribute('href')} ${it.getAttribute('aria-label')}`)).toEqual(
    way ? [way] : [],
  );
  const table = lists[name]?.table;
  answers[`DELETE ${table}`] = () => new Response(null, { status: 204 });
  await press(`Hapus ${rows[0]?.split(' | ')[0]}`);
  await saysSoon(note);
  expect(said()).toContain(question);
  await press('Hapus');
  await soon(() => expect(getToast()).toMatchObject({ tone: 'success', title: deleted }));
  await act(async () => getToast()?.action?.run());
  const ofId = row.id;
  await soon(() =>
    expect(sent).toContainEqual(['record_history', { of_area: ofArea, of_id: ofId }]),
  );
  expect(failures).toEqual([]);
});

test.each([
  [
    'events',
    'Belum ada kegiatan | Tambahkan kegiatan pertama lewat tombol di atas.',
    ['Lokakarya | Tayang | 17 Agu 2030', 'Reuni | Tayang, lewat | 16 Agu 2030'],
    [
      'Judul A–Z',
      'Judul Z–A',
      'Tanggal terlama dulu',
      'Tanggal terbaru dulu',
      'Lokasi A–Z',
      'Lokasi Z–A',
      'Menunggu dulu',
      'Menunggu terakhir',
      'Terlama dulu',
      'Terbaru dulu',
    ],
  ],
  [
    'jobs',
    'Belum ada lowongan | Tambahkan lowongan pertama lewat tombol di atas.',
    [
      'Teknisi | Ditinjau Ulang | PT Uji | Setujui | Tolak',
      'Analis | Tayang, lewat | PT Uji | Tutup Lowongan',
    ],
    [
      'Judul A–Z',
      'Judul Z–A',
      'Perusahaan A–Z',
      'Perusahaan Z–A',
      'Jenis A–Z',
      'Jenis Z–A',
      'Menunggu dulu',
      'Menunggu terakhir',
      'Batas terdekat dulu',
      'Batas terjauh dulu',
    ],
  ],
])('the cards of all %s on a phone, and of none', async (name, none, cards, orders) => {
  narrow();
  await open(name);
  await soon(() => expect(saidIn('[data-row-key]')).toEqual(cards));
  await act(async () => void fireEvent.mouseDown(screen.getByLabelText('Urutkan')));
  expect(saidIn('.ant-select-item-option')).toEqual(orders);
  cleanup();
  answers[lists[name]?.read ?? ''] = [];
  await open(name);
  await saysSoon('Belum ada');
  expect(said()).toContain(none);
});

const drawer = () => saidIn('.ant-drawer')[0];
const participants = `/admin/manage-events?peserta=${row.id}`;

test.each([
  [
    'events',
    row.id,
    'Lokakarya | 1 dari 2 | Buka berikutnya setelah memutuskan | Tayang | Tampil di halaman Kegiatan, di bawah ‘Akan Datang’. Setelah lewat, ia berpindah sendiri ke ‘Telah Berlangsung’. | Peserta | Check-in di pintu | Kartu di halaman Kegiatan | 17 | Agu | Lokakarya | Seminar | Tanggal | 17 Agustus 2030 | Waktu | 09:00–15:00 WIB | Lokasi | Aula | Tempat | Pendaftaran ditutup | Isi | Lihat Detail | Data kegiatan | Tanggal | 17 Agustus 2030 | Waktu | 09:00–15:00 WIB | Lokasi | Aula | Kategori | Seminar | Cara mendaftar | Di portal ini | Tautan daring | https://rapat.example | Peserta | 3 dari 4 tempat terisi, 2 pendaftaran menunggu | Deskripsi | Isi | Riwayat | Tampilkan riwayat | Setujui | Tolak | Ubah | Duplikatkan | Hapus',
    [participants, `${participants}&tampilan=pintu`, 'https://rapat.example'],
  ],
  [
    'events',
    otherId,
    'Reuni | 2 dari 2 | Buka berikutnya setelah memutuskan | Tayang | Tampil di halaman Kegiatan, di bawah ‘Telah Berlangsung’. | Kartu di halaman Kegiatan | 16 | Agu | Reuni | Seminar | Tanggal | 16 Agustus 2030 | Waktu | 09:00–15:00 WIB | Lokasi | Aula | Isi | Lihat Detail | Data kegiatan | Tanggal | 16 Agustus 2030 | Waktu | 09:00–15:00 WIB | Lokasi | Aula | Kategori | Seminar | Cara mendaftar | Tanpa pendaftaran | Deskripsi | Isi | Riwayat | Tampilkan riwayat | Setujui | Tolak | Ubah | Duplikatkan | Hapus',
    [],
  ],
  [
    'jobs',
    row.id,
    'Teknisi | 1 dari 2 | Buka berikutnya setelah memutuskan | Ditinjau Ulang | Belum tampil di situs; menunggu persetujuan. | Alasan ditolak: Kurang | Diubah sejak ditolak | Tidak ada yang diubah. | Kartu di halaman Lowongan | PU | Teknisi | PT Uji | Tutup hari ini | Full-time | Medan | Isi | Diposting 1 Agustus 2030 | Batas lamaran 17 Agustus 2030 | hrd@uji.example | Detail Tidak Tersedia | Data lowongan | Perusahaan | PT Uji | Lokasi | Medan | Jenis | Full-time | Batas lamaran | 17 Agustus 2030 | Tautan lamaran | hrd@uji.example | Pengusul | Ani | Deskripsi | Isi | Riwayat | Tampilkan riwayat | Setujui | Tolak | Ubah | Hapus',
    [],
  ],
  [
    'jobs',
    otherId,
    'Analis | 2 dari 2 | Buka berikutnya setelah memutuskan | Tayang | Tidak lagi tampil di situs sejak batasnya, 16 Agustus 2030, lewat. | ',
    [],
  ],
])('the detail in the %s of %s', async (name, id, text, ways) => {
  narrow();
  await open(name, `?detail=${id}`);
  await soon(() => expect(drawer()?.slice(0, text.length)).toBe(text));
  const links = [...document.querySelectorAll('.ant-drawer a')].map((it) =>
    it.getAttribute('href'),
  );
  expect(links.slice(0, -6)).toEqual(ways);
});

test('from its detail an event is copied without its day, or deleted with what goes with it', async () => {
  narrow();
  await open('events', `?detail=${otherId}`);
  await saysSoon('Lihat Detail');
  await act(async () => void fireEvent.click(screen.getByText('Lihat Detail')));
  expect(location.search).toBe(`?detail=${otherId}`);
  await press('Hapus');
  await saysSoon('Hapus kegiatan ini?');
  expect(said()).toContain('Belum ada yang mendaftar.');
  await press('Tidak jadi');
  await press('Duplikatkan');
  expect(location.search).toBe(`?detail=${otherId}&salin=${otherId}`);
  await soon(() => expect(drawer()).toMatch(/^Duplikat Kegiatan/));
  expect(typed()).toEqual([
    'Reuni',
    '',
    '09:00',
    '15:00',
    'Aula',
    '',
    '',
    '',
    '',
    '',
    '4',
    '',
    '',
    'Isi',
  ]);
});
