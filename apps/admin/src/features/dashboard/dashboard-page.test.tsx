import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, said, saidIn, saysSoon, serve, show } from '../../../test/shown.tsx';
import { scaleFor } from './bar-chart.tsx';
import DashboardPage from './dashboard-page.tsx';
import { yearBars } from './growth-charts.tsx';

const decided = (minute: number, of: object) => ({
  row_count: 1,
  decided_at: `2030-08-17T02:0${minute}:00+00:00`,
  ...of,
});
const figures = {
  waiting_counts: [{ alumni_count: 1204, events_count: 0, jobs_count: 3 }],
  home_statistics: [{ alumni_count: 3804, events_count: 21, jobs_count: 0 }],
  admin_overview: {
    decisions: [
      decided(6, { kind: 'alumni', status: 'verified', row_id: 'x', name: 'Ani' }),
      decided(5, { kind: 'events', status: 'past', row_id: 'y', name: 'Reuni' }),
      decided(4, { kind: 'job_postings', status: 'unknown', row_id: 'z', name: 'Teknisi' }),
      decided(3, { kind: 'alumni', status: 'rejected', row_count: 1200 }),
      decided(2, { kind: 'events', status: 'approved', row_count: 2 }),
      decided(1, { kind: 'job_postings', status: 'closed', row_count: 3 }),
    ],
    weeks: [0, 1, 2, 3, 4, 5].map((week) => ({
      start: `2030-07-0${week + 1}`,
      count: week * 1000,
    })),
    years: [],
  },
};

afterEach(cleanup);

const links = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href')?.slice(6));

const tasks =
  'Akses cepat | Kelola Alumni | Validasi dan data alumni | Kelola Kegiatan | Jadwal, poster, dan persetujuan | Kelola Lowongan | Tinjau dan tutup lowongan | Struktur Organisasi | Pengurus, foto, dan urutannya | Pengaturan Situs | Teks dan gambar halaman publik';
const visitors =
  'Statistik pengunjung | Belum ada data pengunjung | Portal ini belum mencatat kunjungan. Grafik akan tampil di sini setelah pencatatan diaktifkan.';

test('says what waits, what was decided and how the association grows, also when it cannot be read again', async () => {
  const sent = serve(figures);
  const { cache } = await show(<DashboardPage />);
  await saysSoon('Ani');
  await saysSoon('3.804');
  const [waiting, ...others] = saidIn('section, nav');
  expect(waiting).toBe(
    'Menunggu keputusan Anda | 1.204 | Alumni menunggu validasi | Tinjau | alumni satu per satu | 3 | Lowongan menunggu persetujuan | Tinjau | lowongan satu per satu | 0 | Kegiatan menunggu persetujuan',
  );
  expect(others).toEqual([
    'Keputusan terakhir | Ani | Terverifikasi | 17 Agustus 2030, 09:06 WIB | Reuni | Diarsipkan | 17 Agustus 2030, 09:05 WIB | Teknisi | unknown | 17 Agustus 2030, 09:04 WIB | 1.200 alumni | Ditolak | 17 Agustus 2030, 09:03 WIB | 2 kegiatan | Tayang | 17 Agustus 2030, 09:02 WIB | 3 lowongan | Ditutup | 17 Agustus 2030, 09:01 WIB | Riwayat perubahan',
    tasks,
    'Statistik portal | Kegiatan disetujui | 21 | Lowongan disetujui | 0 | Alumni terverifikasi | 3.804',
    'Pendaftar per minggu | Akun baru dalam dua belas minggu terakhir | 6.000 | 3.000 | 0 | 2 Jul | 6 Jul | Lihat sebagai tabel | Minggu mulai | Pendaftar | 1 Jul 2030 | 0 | 2 Jul 2030 | 1.000 | 3 Jul 2030 | 2.000 | 4 Jul 2030 | 3.000 | 5 Jul 2030 | 4.000 | 6 Jul 2030 | 5.000',
    'Terverifikasi per angkatan | Menurut tahun masuk | Belum ada alumni yang terverifikasi.',
    visitors,
  ]);
  expect(links()).toEqual([
    '/manage-alumni?status=pending&akun=joined',
    '/manage-alumni?status=pending&akun=joined&detail=pertama&antrean=alumni',
    '/manage-jobs?status=pending',
    '/manage-jobs?status=pending&detail=pertama&antrean=lowongan',
    '/manage-events?status=pending',
    '/manage-alumni?detail=x',
    '/manage-events?detail=y',
    '/manage-jobs?detail=z',
    '/manage-alumni?status=rejected',
    '/manage-events?status=approved',
    '/manage-jobs?status=closed',
    '/manage-alumni',
    '/manage-events',
    '/manage-jobs',
    '/manage-organization',
    '/settings',
  ]);
  const bars = [...document.querySelectorAll<HTMLElement>('[data-empty]')];
  expect(bars.map(({ style, dataset }) => [style.height, dataset.empty])).toEqual(
    [0, 1, 2, 3, 4, 5].map((count) => [`${(count / 6) * 100}%`, String(count === 0)]),
  );
  expect(bars[1]?.parentElement?.title).toBe('2 Jul 2030: 1.000');
  expect(sent.map(([name]) => name).sort()).toEqual([
    'admin_overview',
    'home_statistics',
    'orphaned_files',
    'waiting_counts',
  ]);

  serve({ waiting_counts: refusal, home_statistics: refusal, admin_overview: refusal });
  await act(() => cache.refetchQueries());
  const failure = 'Gagal memuat antrean | Akun Anda tidak memiliki izin untuk tindakan ini.';
  await vi.waitFor(() =>
    expect(saidIn('section, nav')).toEqual([`${waiting} | ${failure} | Coba Lagi`, ...others]),
  );
});

const queue = (count: string) =>
  `Menunggu keputusan Anda | ${count} | Alumni menunggu validasi | ${count} | Lowongan menunggu persetujuan | ${count} | Kegiatan menunggu persetujuan`;
const refused = 'Akun Anda tidak memiliki izin untuk tindakan ini. | Coba Lagi';

test.each<[string, unknown, string[], string]>([
  [
    'still being read',
    () => new Promise(() => undefined),
    [
      queue('Memuat…'),
      'Keputusan terakhir | Memuat keputusan… | Riwayat perubahan',
      tasks,
      'Statistik portal | Kegiatan disetujui | Lowongan disetujui | Alumni terverifikasi',
      visitors,
    ],
    'Riwayat perubahan',
  ],
  [
    'refused',
    refusal,
    [
      `${queue('–')} | Gagal memuat antrean | ${refused}`,
      tasks,
      `Statistik portal | Gagal memuat statistik dashboard | ${refused}`,
      visitors,
    ],
    `Gagal memuat ringkasan | ${refused}`,
  ],
  [
    'empty',
    {
      decisions: [],
      weeks: [],
      years: [
        { year: '2005', count: 3 },
        { year: '', count: 2 },
      ],
    },
    [
      queue('0'),
      'Keputusan terakhir | Belum ada keputusan dalam 90 hari terakhir. | Riwayat perubahan',
      tasks,
      'Statistik portal | Kegiatan disetujui | 0 | Lowongan disetujui | 0 | Alumni terverifikasi | 0',
      'Pendaftar per minggu | Akun baru dalam dua belas minggu terakhir | Belum ada yang mendaftar dalam dua belas minggu terakhir.',
      'Terverifikasi per angkatan | Menurut tahun masuk | 4 | 2 | 0 | 2005 | Selain itu 2 tanpa angkatan. | Lihat sebagai tabel | Angkatan | Alumni | 2005 | 3',
      visitors,
    ],
    'Riwayat perubahan',
  ],
])('the dashboard whose figures are %s', async (_, answer, blocks, also) => {
  serve({ waiting_counts: answer, home_statistics: answer, admin_overview: answer });
  await show(<DashboardPage />);
  await saysSoon(also.split(' | ')[0] ?? '');
  await act(() => vi.waitFor(() => expect(saidIn('section, nav')).toEqual(blocks)));
  expect(said()).toContain(also);
});

test('the lines of a chart are round numbers of people, the top one at or above the highest bar', () => {
  expect(scaleFor(1)).toEqual([1, 0]);
  expect(scaleFor(5)).toEqual([6, 3, 0]);
  expect(scaleFor(6)).toEqual([6, 3, 0]);
  expect(scaleFor(11)).toEqual([20, 10, 0]);
  expect(scaleFor(3804)).toEqual([4000, 2000, 0]);
});

test('years without a bar of their own are told in words', () => {
  const years = Array.from({ length: 16 }, (_, index) => ({ label: `${2005 + index}`, count: 2 }));
  const { bars, rest } = yearBars([...years, { label: '', count: 3 }]);
  expect(bars.map(({ tick }) => tick)).toEqual(years.slice(2).map(({ label }) => label));
  expect(rest).toBe('Selain itu 4 sebelum 2007, 3 tanpa angkatan.');
  expect(yearBars(years.slice(3)).rest).toBe('');
});
