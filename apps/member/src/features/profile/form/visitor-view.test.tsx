import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { budi, forbidden, links, openPage, press, said } from '../../../../test/portal.tsx';
import { openProfile as open, signIn } from '../../../../test/profile.ts';
// Loaded before the first test, which waits for it no longer than for a read.
import '../profile-page.tsx';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const name = () => screen.findByLabelText('Nama Lengkap');

test.each([
  [{ validation_status: 'pending' }, 'tampil'],
  [{ validation_status: 'pending', is_listed: false }, 'dapat ditampilkan'],
])('a profile that is not validated is seen by no visitor: %o', async (own, words) => {
  open(own);
  await name();
  expect(said('form')).toContain(
    `Pengunjung belum melihat profil Anda: profil ${words} di direktori setelah divalidasi pengurus.`,
  );
  expect(said('form')).not.toContain('Lihat seperti pengunjung');
});

const id = '1a0f58cc-0000-4000-8000-000000000000';
const visitor = {
  id,
  display_name: 'B*** S******',
  special_badge: 'Pendiri',
  entry_year: '2012',
  graduation_year: '2017',
  concentration: 'Arus kuat',
  job_title: 'Insinyur',
  company: 'PT Listrik',
  location: 'Siak',
  thesis_title: 'Rele',
  bio: 'Halo',
  advanced_degrees: [
    {
      id: '1',
      degree_level: 'S2',
      university: 'ITB',
      graduation_year: '2020',
      thesis_title: 'Gardu',
    },
    { id: '2', degree_level: 'S3', university: 'UI' },
  ],
  trainings_certifications: [
    { id: '1', name: 'Ahli K3', issuer: 'Kemnaker', year: '2019' },
    { id: '2', name: 'PLC', issuer: 'BLK' },
  ],
  contact_visibility: 'public',
  contact_is_visible: true,
  email: 'b@a.example',
  phone_number: '0812 (34) 56-7890',
  linkedin_url: 'https://www.linkedin.example/in/b',
  website_url: 'javascript:alert(1)',
};
const jobs = [
  {
    id: '1',
    position: 'Insinyur',
    company_name: 'PT Listrik',
    start_date: '2020-02-01',
    end_date: null,
    description: '',
  },
  {
    id: '2',
    position: 'Magang',
    company_name: 'PT Gardu',
    start_date: '2017-01-01',
    end_date: '2018-03-01',
    description: 'Menguji rele',
  },
];
const little = {
  id,
  display_name: 'B***',
  contact_visibility: 'alumni',
  contact_is_visible: false,
};
const head =
  'Profil Anda di mata pengunjungBegini profil yang tersimpan tampil bagi siapa pun yang tidak masuk. Namanya disamarkan; perubahan yang belum disimpan belum termasuk.';

test.each([
  [
    'a profile that is hidden',
    null,
    [],
    'Profil Anda di mata pengunjungPengunjung tidak melihat profil Anda.',
  ],
  [
    'a profile that cannot be read',
    forbidden,
    [],
    'Profil Anda di mata pengunjungTampilan belum dapat dimuatAkun Anda tidak memiliki izin untuk tindakan ini.Coba Lagi',
  ],
  [
    'a whole profile',
    visitor,
    jobs,
    `${head}B*** S******BSVerifiedPendiriInsinyurPT Listrik · Angkatan 2012BioHaloInformasi AkademikAngkatan2012Tahun lulus2017KonsentrasiArus kuatJudul skripsiRelePendidikan LanjutanS2 · ITBLulus 2020GarduS3 · UIPekerjaanJabatanInsinyurPerusahaanPT ListrikLokasiSiakKontakEmailb@a.exampleTelepon0812 (34) 56-7890LinkedInlinkedin.example/in/bWebsitejavascript:alert(1)Pelatihan dan SertifikasiAhli K3Kemnaker · 2019PLCBLKRiwayat PekerjaanInsinyurPT ListrikFebruari 2020 – SekarangMagangPT GarduJanuari 2017 – Maret 2018Menguji rele`,
  ],
  [
    'an empty profile',
    little,
    [],
    `${head}B***B*VerifiedBioBelum ada bio.Informasi AkademikAngkatanBelum diisiTahun lulusBelum diisiKonsentrasiBelum diisiJudul skripsiBelum diisiPendidikan LanjutanBelum ada pendidikan lanjutan.PekerjaanJabatanBelum diisiPerusahaanBelum diisiLokasiBelum diisiKontakHanya terlihat oleh alumni terverifikasiRiwayat PekerjaanBelum ada riwayat pekerjaan.`,
  ],
  [
    'a profile without contacts, whose work cannot be read',
    { ...little, contact_visibility: 'private' },
    forbidden,
    'KontakTidak dibagikanRiwayat PekerjaanGagal memuat riwayat pekerjaanAkun Anda tidak memiliki izin untuk tindakan ini.Coba Lagi',
  ],
])(
  'what visitors see is what the database shows them: %s',
  async (_, alumni_profile, work_history_of, text) => {
    open({}, { alumni_profile, work_history_of });
    await name();
    press('Lihat seperti pengunjung');
    const shown = () => said('dialog')?.slice(-text.length);
    await expect.poll(shown).toBe(text);
    if (alumni_profile === visitor) {
      const hrefs = [...document.querySelectorAll('dialog a')].map((one) =>
        one.getAttribute('href'),
      );
      expect(hrefs).toEqual(['mailto:b@a.example', 'tel:081234567890', visitor.linkedin_url]);
    }
    press('Tutup');
    expect(said('dialog')).toBeUndefined();
  },
);

const entry = {
  id: 9,
  at: '2026-08-16T18:30:00Z',
  actor: 'owner',
  area: 'alumni',
  name: 'Budi',
  person: '',
  operation: 'update',
  changes: { bio: ['Awal', null], company: [null, 'PT Listrik'] },
};
const many = Object.fromEntries(
  ['bio', 'company', 'location', 'nim', 'job_title'].map((field) => [field, [null, 'x']]),
);

test('the own history says who changed what, a page at a time', async () => {
  open(
    {},
    {
      own_history: ({ before_id }: { before_id?: number }) =>
        before_id
          ? {
              items: [
                {
                  ...entry,
                  id: 1,
                  actor: 'admin',
                  area: 'work',
                  name: '',
                  person: 'Siti',
                  operation: 'delete',
                  changes: { user_id: ['a', null] },
                },
              ],
              next: null,
            }
          : {
              items: [
                entry,
                { ...entry, id: 8, actor: 'system', operation: 'insert', changes: many },
              ],
              next: 8,
            },
    },
  );
  await name();
  expect(said('#riwayat-data')).toBe(
    'Riwayat data sayaApa yang berubah pada data Anda, kapan, dan oleh siapa.Tampilkan riwayat',
  );
  press('Tampilkan riwayat');
  await expect
    .poll(() => said('[aria-label="Riwayat"]'))
    .toBe(
      'DiubahBudiAlumni · Anda · 17 Agustus 2026, 01:30 WIBBiosebelum: Awal → sesudah: kosongPerusahaansebelum: kosong → sesudah: PT ListrikDibuatBudiAlumni · Sistem · 17 Agustus 2026, 01:30 WIB5 isianBioxPerusahaanxLokasixNIMxJabatanx',
    );
  press('Tampilkan lebih banyak');
  await expect.poll(() => document.querySelectorAll('[aria-label="Riwayat"] > li').length).toBe(3);
  expect(said('[aria-label="Riwayat"] > li:last-child')).toBe(
    'DihapusPekerjaanPekerjaan · Siti · Admin · 17 Agustus 2026, 01:30 WIB',
  );
  expect(said('#riwayat-data')).not.toContain('Tampilkan');
});

test.each([
  [{ items: [], next: null }, 'Belum ada riwayat.'],
  [{ items: [], next: 3 }, 'Cari lebih jauh'],
  [forbidden, 'Gagal memuat riwayatAkun Anda tidak memiliki izin untuk tindakan ini.Coba Lagi'],
])('a history without entries says why: %o', async (own_history, text) => {
  open({}, { own_history });
  await name();
  press('Tampilkan riwayat');
  await expect.poll(() => said('#riwayat-data')?.endsWith(text)).toBe(true);
});

test('guests are led to the login page, and a profile that cannot be read is said so', async () => {
  openPage('/profile-settings', {}, { status: 'signed-out' });
  await screen.findByText('Akses Ditolak');
  expect(said()).toContain('Silakan login untuk membuka profil Anda.Login');
  expect(links()).toEqual([['Login', '/login']]);
  openPage('/profile-settings', {}, { status: 'loading' });
  await screen.findByText('Memeriksa sesi Anda…');
  openPage('/profile-settings', { own_profile: forbidden }, budi);
  await screen.findByText('Profil Anda belum dapat dimuat');
});
