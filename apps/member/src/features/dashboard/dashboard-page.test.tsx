import { getToast } from '@portal/ui/toast';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  type Answers,
  budi,
  forbidden,
  links,
  openPage,
  press,
  said,
  usePages,
} from '../../../test/portal.tsx';
// Loaded before the first test, which waits for it no longer than for a read.
import './dashboard-page.tsx';
import '../my-content/my-content-page.tsx';

usePages();

const row = {
  id: 'a',
  full_name: 'Budi Santoso',
  validation_status: 'verified',
  is_listed: true,
  entry_year: '2012',
  special_badge: 'Pendiri',
  can_post_jobs: true,
  profile_image_url: 'https://portal.example/budi.jpg',
  company: 'PT Listrik',
  location: 'Siak',
  bio: 'Halo',
  linkedin_url: 'https://linkedin.example/budi',
};
const unread = (count: number) => () =>
  new Response(null, { headers: { 'Content-Range': `*/${count}` } });
const open = (own: object | null, answers: Answers = {}) =>
  openPage('/dashboard/alumni', {
    own_profile: own && { ...row, ...own },
    own_registrations: [],
    own_year_group: { group_link: null, is_year_checked: true },
    home_statistics: [{ alumni_count: 1200, events_count: 3, jobs_count: 0 }],
    notifications: unread(2),
    ...answers,
  });
const shown = async () => {
  await screen.findByText('Akses cepat');
  await expect.poll(() => said()).not.toContain('Memuat');
  return said();
};

const quick =
  'Akses cepatProfil & PengaturanPerbarui data diri, riwayat, dan password Anda.Notifikasi';
const news = 'Kabar tentang kegiatan, profil, dan lowongan Anda.';
const content = 'Konten SayaLihat apa saja yang dapat Anda kelola di portal.';
const post = 'Pasang LowonganBagikan lowongan kerja kepada sesama alumni.';
const leave = 'LogoutKeluar dari akun Anda di browser ini.';
const figures = '1.200Alumni terverifikasiBuka direktori';

test('a complete profile is greeted with what the portal holds for it', async () => {
  open({});
  await screen.findByText('2 belum dibaca');
  const text = await shown();
  expect(text).toMatch(
    /^Selamat datang, Budi Santoso(BS)?budi@a\.exampleAngkatan 2012TerverifikasiPendiriKelengkapan profilProfil Anda lengkap\. Perbarui profil kapan pun ada yang berubah\./,
  );
  expect(text).toContain(`3KegiatanLihat kegiatan 0LowonganLihat lowongan ${figures}`);
  expect(text?.endsWith(`${quick}2 belum dibaca${news}${content}${post}${leave}`)).toBe(true);
  expect(links()).toEqual([
    ['Perbarui profil', '/profile-settings'],
    ['Lihat angkatan 2012', '/alumni?angkatan=2012'],
    ['hubungi pengurus', '/kontak'],
    ['Lihat kegiatan ', '/kegiatan'],
    ['Lihat lowongan ', '/lowongan'],
    ['Buka direktori ', '/alumni'],
    ['Profil & Pengaturan', '/profile-settings'],
    ['Notifikasi', '/notifications'],
    ['Konten Saya', '/alumni/my-content'],
    ['Pasang Lowongan', '/alumni/post-job'],
  ]);
});

const gaps = {
  entry_year: null,
  profile_image_url: '',
  company: ' ',
  location: null,
  bio: '',
  linkedin_url: null,
};
const request =
  'Isi dahulu tahun masuk (angkatan) Anda. Direktori diurutkan menurut tahun itu; tanpa tahun masuk, profil Anda berada di urutan terakhir.';

test('an empty profile is asked for each of its parts, and for the year first', async () => {
  open(
    { ...gaps, full_name: '', special_badge: null, can_post_jobs: false },
    { notifications: unread(0) },
  );
  const text = await shown();
  expect(text).toMatch(/^Selamat datang, BudiBUbudi@a\.exampleTerverifikasi/);
  expect(text).toContain(`Tahun masuk belum diisi${request}Isi tahun masuk`);
  expect(text).toContain(
    '0 dari 6 bagian terisi. Lengkapi agar sesama alumni mudah mengenali Anda:',
  );
  expect(text?.endsWith(`${quick}${news}${content}${leave}`)).toBe(true);
  expect(links().slice(0, 7)).toEqual([
    ['Isi tahun masuk', '/profile-settings#akademik'],
    ['Isi tahun masuk (angkatan)', '/profile-settings#akademik'],
    ['Tambahkan foto', '/profile-settings#foto'],
    ['Isi pekerjaan saat ini', '/profile-settings#pekerjaan'],
    ['Isi kota tempat tinggal', '/profile-settings#lokasi'],
    ['Tulis bio singkat', '/profile-settings#bio'],
    ['Tambahkan telepon atau LinkedIn', '/profile-settings#kontak'],
  ]);
});

const checking =
  'Pengurus sedang memeriksa data Anda. Setelah disetujui, profil Anda tampil di direktori alumni. Sementara itu Anda tetap dapat melengkapinya.';
test.each<[string, object | null, string, string[]]>([
  [
    'waits',
    {},
    `Menunggu Validasi${checking}Periksa profil`,
    ['Periksa profil', '/profile-settings'],
  ],
  [
    'waits without a year',
    { entry_year: '' },
    `Menunggu Validasi${request}${checking}Isi tahun masuk`,
    ['Isi tahun masuk', '/profile-settings#akademik'],
  ],
  [
    'was refused',
    { validation_status: 'rejected' },
    'DitolakData Anda belum dapat disetujui, sehingga profil Anda tidak tampil di direktori alumni. Perbaiki profil Anda. Setelah itu, minta ditinjau ulang. Ada pertanyaan? Hubungi pengurus.Perbaiki profilMinta ditinjau ulang',
    ['Perbaiki profil', '/profile-settings'],
  ],
  [
    'is missing',
    null,
    'Profil Alumni Belum AdaAkun Anda belum terhubung dengan data alumni. Simpan profil utama terlebih dahulu agar pengurus dapat memvalidasinya.Buat profil',
    ['Buat profil', '/profile-settings'],
  ],
])('a profile that %s is told what comes next', async (_, own, text, way) => {
  open(own && { validation_status: 'pending', ...own });
  expect(await shown()).toContain(text);
  expect(links()).toContainEqual(way);
});

test('what cannot be read is said in its place, and the rest stays', async () => {
  open({}, { own_profile: forbidden, own_registrations: forbidden, home_statistics: forbidden });
  const text = await shown();
  for (const title of [
    'Data profil Anda belum dapat dimuat',
    'Kelengkapan profil belum dapat dimuat',
    'Kegiatan Anda belum dapat dimuat',
    'Statistik belum dapat dimuat',
  ]) {
    expect(text).toContain(title);
  }
  expect(text).toMatch(/^Selamat datang, BudiBUbudi@a\.example/);
  expect(getToast()).toMatchObject({ tone: 'error', title: 'Gagal memuat data dashboard' });
});

test('past events say who was there, and an account without a name is greeted by its e-mail', async () => {
  const past = {
    id: '1',
    event_id: 'e',
    title: 'Reuni',
    event_date: '2020-08-17',
    status: 'attended',
    event_status: 'approved',
  };
  const other = { ...past, id: '2', title: 'Seminar', status: 'registered' };
  const hidden = { ...past, id: '3', title: 'Rapat', event_status: 'rejected' };
  openPage(
    '/dashboard/alumni',
    { own_profile: null, own_registrations: [past, other, hidden] },
    {
      ...budi,
      user: { ...budi.user, fullName: '' },
    },
  );
  const text = await shown();
  expect(text).toMatch(/^Selamat datang, budi@a\.example/);
  expect(text).toContain(
    'Kegiatan SayaTidak ada pendaftaran untuk kegiatan yang akan datang. Lihat kegiatanYang telah berlangsungReuni17 Agustus 2020 · HadirSeminar17 Agustus 2020Rapat17 Agustus 2020 · Hadir',
  );
  expect(links().filter(([title]) => /^(Reuni|Seminar|Rapat)$/.test(title ?? ''))).toEqual([
    ['Reuni', '/kegiatan?event=e'],
    ['Seminar', '/kegiatan?event=e'],
  ]);
});

test('signing out says so and leads to the login page', async () => {
  open({});
  await shown();
  press('Logout');
  await expect.poll(() => said()).toBe('/login');
  expect(getToast()?.title).toMatch(/^Logout (Berhasil|Gagal di Server)$/);
});

test('without the posting right, the own content names the profile alone', async () => {
  openPage('/alumni/my-content', { own_profile: { ...row, can_post_jobs: false } });
  await screen.findByText('Data diri Anda ada di Profil & Pengaturan.');
  expect(links()).toEqual([['Profil & Pengaturan', '/profile-settings']]);
});
