import { dismissToast, getToast } from '@portal/ui/toast';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EventsPage from '../src/features/events/events-page.tsx';
import JobsPage from '../src/features/jobs/jobs-page.tsx';
import { event as listedEvent, job as listedJob, row } from './decided-rows.ts';
import {
  choose,
  press,
  pressTwice,
  said,
  saidIn,
  saysSoon,
  serve,
  show,
  soon,
  type,
  typed,
} from './shown.tsx';

let answers: Record<string, unknown>;
let sent: ReturnType<typeof serve>;
const bodies = (name: string) => sent.filter(([one]) => one === name).map(([, body]) => body);
const drawer = () => saidIn('.ant-drawer').join();

const event = { ...listedEvent, end_time: '01:00:00' };
const job = { ...listedJob, application_link: 'https://uji.example/karier' };
/** One row for the form, a page of them for the list behind it. */
const reading = (one: object) => (_body: unknown, address: URL) =>
  address.searchParams.has('id') ? one : [one];

beforeEach(() => {
  dismissToast();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.useFakeTimers({ now: new Date('2030-08-17T05:00:00+07:00'), toFake: ['Date'] });
  answers = { events: reading(event), jobs_for_admin: reading(job) };
  sent = serve(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const eventFields = {
  title: 'Lokakarya',
  event_date: '2030-08-17',
  event_time: '09:00',
  end_time: '01:00',
  location: 'Kampus',
  online_link: 'https://rapat.example',
  description: 'Isi',
  status: 'approved',
  category: 'seminar',
  image_url: null,
  registration_mode: 'portal',
  registration_link: null,
  capacity: 4,
  registration_deadline: null,
};

test('an event is edited: the form says who is told what, and a refused save is no success', async () => {
  const others: object[] = [];
  const seated = { is_waiting: false, registrations: 2, people: 3, with_account: 2, others };
  answers.event_audience = [seated];
  const { failures } = await show(<EventsPage />, `/admin/events?form=${row.id}`);
  await soon(() => expect(drawer()).toMatch(/Batal/));
  expect(drawer()).toBe(
    'Ubah Kegiatan | Judul | Tanggal | Waktu (WIB, opsional) | Selesai (WIB, opsional) | sampai 01:00, 18 Agustus | Lokasi (opsional) | Kategori | Seminar | Status | Tayang | Tampil di halaman Kegiatan, di bawah ‘Akan Datang’. Setelah lewat, ia berpindah sendiri ke ‘Telah Berlangsung’. | Cara mendaftar | Di portal ini | Alumni terverifikasi mendaftar di portal. Pengunjung melihat sisa tempat dan panjang daftar tunggu, tanpa nama. | Tautan pendaftaran (opsional) | Tautan daring (opsional) | Hanya terlihat oleh peserta yang terdaftar dan admin. | Kapasitas (orang, opsional) | 3 sudah terdaftar. Kosongkan jika tidak dibatasi. | Batas pendaftaran (opsional) | Kosongkan jika dibuka sampai kegiatan dimulai. | Jam batas (WIB, opsional) | Tanpa jam: sampai akhir hari itu. | Deskripsi (opsional) | Isi | Poster | (maks. 2 MB) | Pilih gambar | JPG atau PNG, bentuknya tetap; sisi terpanjang disimpan paling besar 1600 piksel. Kartu menampilkan bagian tengah, detail kegiatan menampilkan seluruhnya. Paling besar 50 megapiksel. | Simpan | Batal',
  );
  await type('Lokasi (opsional)', 'Kampus');
  await saysSoon('Simpan: 2 orang diberi tahu tentang waktu atau tempat yang baru.');
  const service = { answers, failures };
  expect(await pressTwice('Simpan', 'PATCH events', service, [{ id: row.id }])).toEqual([
    'Operasi Gagal',
    'success',
    'Kegiatan Diperbarui',
    'Tampil di halaman Kegiatan, di bawah ‘Akan Datang’. Setelah lewat, ia berpindah sendiri ke ‘Telah Berlangsung’.',
    undefined,
  ]);
  expect(bodies('PATCH events')).toEqual([eventFields, eventFields]);
  await soon(() => expect(location.search).toBe(''));
});

test('an event is added with what a new one starts with', async () => {
  await show(<EventsPage />, '/admin/events?form=baru');
  await soon(() => expect(drawer()).toMatch(/^Tambah Kegiatan.*Batal/));
  await type('Judul', 'Reuni');
  const day = screen.getByLabelText('Tanggal');
  await act(async () => void fireEvent.change(day, { target: { value: '20/09/2030' } }));
  await act(async () => void fireEvent.blur(day));
  expect(drawer()).toContain(
    'Cara mendaftar | Tanpa pendaftaran | Pengunjung hanya dapat bertanya lewat pesan yang sudah disiapkan.',
  );
  await choose('Cara mendaftar', 'Lewat tautan lain');
  await saysSoon('Pengunjung melihat tombol yang membuka tautan ini.');
  await press('Simpan & terbitkan');
  await saysSoon('Tautan pendaftaran harus diisi.');
  await type('Tautan pendaftaran', 'http://daftar.example');
  await saysSoon('Tulis alamat yang dimulai dengan https://.');
  await type('Tautan pendaftaran', 'https://daftar.example');
  answers['POST events'] = [{ id: 'x' }];
  await press('Simpan & terbitkan');
  await soon(() =>
    expect(getToast()).toMatchObject({
      title: 'Kegiatan Ditambahkan',
      description: expect.stringMatching(/^Tampil di halaman Kegiatan, di bawah ‘Akan Datang’/),
    }),
  );
  expect(bodies('POST events')).toEqual([
    {
      id: expect.any(String),
      title: 'Reuni',
      event_date: '2030-09-20',
      event_time: null,
      end_time: null,
      location: null,
      online_link: null,
      description: null,
      status: 'approved',
      category: 'seminar',
      image_url: null,
      registration_mode: 'link',
      registration_link: 'https://daftar.example',
      capacity: null,
      registration_deadline: null,
    },
  ]);
});

const jobFields = {
  title: 'Teknisi Senior',
  company_name: 'PT Uji',
  location: 'Medan',
  job_type: 'Full-time',
  description: 'Isi',
  application_link: 'https://uji.example/karier',
  status: 'pending',
  deadline: '2030-08-17',
  company_logo_url: null,
};

test('a job is edited, and of a conflict the own version is kept', async () => {
  const { failures } = await show(<JobsPage />, `/admin/jobs?form=${row.id}`);
  await soon(() => expect(drawer()).toMatch(/Batal/));
  expect(drawer()).toMatch(
    /^Ubah Lowongan \| Judul \| Nama perusahaan \| Lokasi \(opsional\) \| Jenis pekerjaan \| Full-time \| Batas lamaran \(opsional\) \| Status \| Menunggu \| Belum tampil di situs; menunggu persetujuan. \| Deskripsi \| Isi \| Tautan lamaran \(opsional\) \| Halaman lamaran atau alamat email. \| Logo \| \(maks. 2 MB\) \| Pilih gambar \| JPG atau PNG. Sebaiknya persegi, 400 × 400 piksel. Paling besar 50 megapiksel. \| Simpan \| Simpan & terbitkan \| Batal/,
  );
  expect(typed()).toEqual([
    'Teknisi',
    'PT Uji',
    'Medan',
    '',
    '17/08/2030',
    '',
    'Isi',
    'https://uji.example/karier',
  ]);
  await type('Judul', 'Teknisi Senior');
  answers.jobs_for_admin = reading({ ...job, version: 4, title: 'Teknisi Muda' });
  await press('Simpan');
  await saysSoon('Versi Anda');
  expect(said()).toContain('Judul | Versi mereka | Teknisi Muda | Versi Anda | Teknisi Senior');
  expect(getToast()).toBeNull();
  answers['PATCH job_postings'] = [{ id: row.id }];
  await press('Simpan versi saya');
  await soon(() =>
    expect(getToast()).toMatchObject({
      title: 'Lowongan Diperbarui',
      description: 'Belum tampil di situs; menunggu persetujuan.',
    }),
  );
  expect(bodies('PATCH job_postings')).toEqual([jobFields, jobFields]);
  expect(failures).toEqual([]);
});

test('a job is added with what a new one starts with', async () => {
  await show(<JobsPage />, '/admin/jobs?form=baru');
  await soon(() => expect(drawer()).toMatch(/^Tambah Lowongan.*Batal/));
  expect(typed()).toEqual(['', '', '', '', '16/09/2030', '', '', '']);
  await type('Judul', 'Analis');
  await type('Nama perusahaan', 'PT Uji');
  await type('Deskripsi', 'Isi');
  answers['POST job_postings'] = [{ id: 'x' }];
  await press('Simpan');
  await soon(() => expect(getToast()?.title).toBe('Lowongan Ditambahkan'));
  const added = { ...jobFields, title: 'Analis', location: null, application_link: null };
  expect(bodies('POST job_postings')).toEqual([
    { ...added, id: expect.any(String), deadline: '2030-09-16' },
  ]);
});
