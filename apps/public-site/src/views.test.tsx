import type { AlumniProfile } from '@portal/api/directory';
import type { ApprovedJob } from '@portal/api/job-posting';
import { JobCard } from '@portal/views/job';
import { OrganizationTabs } from '@portal/views/organization';
import { AlumniProfileView } from '@portal/views/profile';
import { HistoryView, HomeAboutView, StatisticsView, VisionMissionView } from '@portal/views/site';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said } from '../test/said.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2030-08-01T08:00:00+07:00') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const profile: AlumniProfile = {
  id: '1',
  isOwn: false,
  displayName: 'Budi Santoso',
  profileImageUrl: null,
  entryYear: '2008',
  graduationYear: '2012',
  concentration: 'Telekomunikasi',
  thesisTitle: 'Antena Mikrostrip',
  company: 'PLN',
  jobTitle: 'Insinyur',
  location: 'Kupang',
  specialBadge: 'Pendiri',
  bio: 'Menyukai laut.',
  degrees: [
    { id: 'a', degreeLevel: 'S2', university: 'ITB', graduationYear: '2016', thesisTitle: 'Radar' },
    { id: 'b', degreeLevel: 'S3', university: 'UI', graduationYear: '', thesisTitle: '' },
  ],
  certifications: [
    { id: 'a', name: 'Ahli K3', issuer: 'Kemnaker', year: '2019' },
    { id: 'b', name: 'PMP', issuer: '', year: '2021' },
  ],
  contactVisibility: 'public',
  contact: {
    email: 'budi@contoh.com',
    phoneNumber: '+62 812 3456 789',
    linkedinUrl: 'https://www.linkedin.com/in/budi',
    websiteUrl: 'javascript:alert(1)',
  },
};
const read = { error: null, isFetching: false, refetch: () => Promise.resolve() } as never;
const jobs = (...data: object[]) => Object.assign({ data }, read);

test('a profile says everything that its owner shows, with links that are safe to follow alone', () => {
  const job = { companyName: 'Telkom', startDate: '2012-09-01', description: '' };
  const history = jobs(
    { ...job, id: '2', position: 'Manajer', endDate: null, description: 'Memimpin.' },
    { ...job, id: '1', position: 'Teknisi', endDate: '2015-03-31' },
  );
  expect(said(<AlumniProfileView profile={profile} jobs={history} />).join(' | ')).toBe(
    [
      'BS | Verified | Pendiri | Insinyur | PLN · Angkatan 2008 | Bio | Menyukai laut.',
      'Informasi Akademik | Angkatan | 2008 | Tahun lulus | 2012 | Konsentrasi | Telekomunikasi | Judul skripsi | Antena Mikrostrip',
      'Pendidikan Lanjutan | S2 · ITB | Lulus 2016 | Radar | S3 · UI',
      'Pekerjaan | Jabatan | Insinyur | Perusahaan | PLN | Lokasi | Kupang',
      'Kontak | Email | budi@contoh.com → mailto:budi@contoh.com | Telepon | +62 812 3456 789 → tel:+628123456789',
      'LinkedIn | linkedin.com/in/budi → https://www.linkedin.com/in/budi | Website | javascript:alert(1)',
      'Pelatihan dan Sertifikasi | Ahli K3 | Kemnaker · 2019 | PMP | 2021',
      'Riwayat Pekerjaan | Manajer | Telkom | September 2012 – Sekarang | Memimpin.',
      'Teknisi | Telkom | September 2012 – Maret 2015',
    ].join(' | '),
  );
});

test('a profile says what is missing, and who may see a contact that it hides', () => {
  const empty = Object.fromEntries(
    Object.entries(profile).map(([name, value]) => [name, Array.isArray(value) ? [] : '']),
  ) as unknown as AlumniProfile;
  const bare = { ...empty, contact: null, contactVisibility: 'alumni' as const };
  expect(said(<AlumniProfileView profile={bare} jobs={jobs()} />).join(' | ')).toBe(
    [
      'AL | Verified | Bio | Belum ada bio.',
      'Informasi Akademik | Angkatan | Belum diisi | Tahun lulus | Belum diisi | Konsentrasi | Belum diisi | Judul skripsi | Belum diisi',
      'Pendidikan Lanjutan | Belum ada pendidikan lanjutan.',
      'Pekerjaan | Jabatan | Belum diisi | Perusahaan | Belum diisi | Lokasi | Belum diisi',
      'Kontak | Hanya terlihat oleh alumni terverifikasi',
      'Riwayat Pekerjaan | Belum ada riwayat pekerjaan.',
    ].join(' | '),
  );
  const hidden = said(
    <AlumniProfileView profile={{ ...bare, contactVisibility: 'private' }} jobs={jobs()} />,
  );
  expect(hidden).toContain('Tidak dibagikan');
  expect(hidden).not.toContain('Hanya terlihat oleh alumni terverifikasi');
});

const job: ApprovedJob = {
  id: '7',
  title: 'Insinyur Jaringan',
  companyName: 'Telkom',
  type: 'Full-time',
  location: 'Kupang',
  description: 'Merawat jaringan.',
  postedAt: '2030-07-20T10:00:00Z',
  deadline: '2030-08-09',
  logoUrl: null,
  applicationLink: 'https://telkom.example/lamar',
};

test('a job says everything of it, and leads to where one applies', () => {
  expect(said(<JobCard job={job} isLinked={false} />).join(' | ')).toBe(
    [
      'TE | Insinyur Jaringan | Telkom | 12 hari lalu | Full-time | Kupang | Merawat jaringan.',
      'Diposting 20 Juli 2030 | Batas lamaran 9 Agustus 2030',
      'Lamar Sekarang → https://telkom.example/lamar',
      'untuk Insinyur Jaringan (tab baru) → https://telkom.example/lamar',
    ].join(' | '),
  );
  const bare = { ...job, type: '', location: '', deadline: '', applicationLink: 'kirim ke HRD' };
  expect(said(<JobCard job={{ ...bare, postedAt: '' }} isLinked />)).toEqual([
    'TE',
    'Insinyur Jaringan',
    'Telkom',
    'Merawat jaringan.',
    'kirim ke HRD',
    'Detail Tidak Tersedia',
  ]);
});

test.each([
  ['240 characters', false, 'a'.repeat(240)],
  ['241 characters', true, 'a'.repeat(241)],
  ['four lines', false, 'a\nb\nc\nd'],
  ['five lines', true, 'a\nb\nc\nd\ne'],
])('a description of %s is shortened: %s', (_, isShortened, description) => {
  said(<JobCard job={{ ...job, description }} isLinked={false} />);
  const toggle = screen.queryByRole('button', { name: 'Baca selengkapnya', expanded: false });
  expect(toggle !== null).toBe(isShortened);
  if (!toggle) return;
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole('button', { name: 'Ringkas', expanded: true }));
  expect(screen.getByRole('button', { name: 'Baca selengkapnya' })).toBe(toggle);
});

test('the organisation begins with the first category that has members, and shows a wanted one', () => {
  const member = { id: '1', position: 'Ketua', jobDescription: 'Memimpin.', imageUrl: null };
  const members = [
    { ...member, name: 'Ani Budi', category: 'pengurus-inti' },
    { ...member, id: '2', name: 'Cici Dodi', category: 'lainnya', jobDescription: '' },
  ];
  const categories = [
    { key: 'kosong', label: 'Dewan' },
    { key: 'pengurus-inti', label: 'Inti' },
    { key: 'lainnya', label: 'Lain' },
  ];
  const panel = (wanted: string | null) => {
    said(<OrganizationTabs {...{ members, categories, wanted }} onSelect={() => undefined} />);
    return within(screen.getByRole('tabpanel'))
      .queryAllByText(/./)
      .map((it) => it.textContent);
  };
  const leaders = ['Inti', 'AB', 'Ani Budi', 'Ketua', 'Memimpin.'];
  expect([null, 'ada', 'lainnya', 'kosong'].map(panel)).toEqual([
    leaders,
    leaders,
    ['Lain', 'CD', 'Cici Dodi', 'Ketua'],
    ['Data Dewan belum tersedia.'],
  ]);
  const none = { members: [], categories: [], wanted: null, onSelect: () => undefined };
  expect(said(<OrganizationTabs {...none} />)).toEqual([
    'Data struktur organisasi belum tersedia.',
  ]);
});

test('the configured texts stand on the pages', () => {
  const image = { url: '', alt: '' };
  const text = { title: 'Judul', paragraph1: 'Satu', paragraph2: '', paragraph3: 'Tiga' };
  const renderLink = () => <a href="/tentang">Kami</a>;
  const words = [
    <HistoryView content={{ text, image }} />,
    <HomeAboutView content={{ text, image }} renderLink={renderLink} />,
    <VisionMissionView content={{ vision: 'Maju', mission: ['A', 'B'] }} />,
    <StatisticsView tiles={[{ label: 'Alumni', value: '1.200' }]} isPending={false} />,
  ].map(said);
  expect(words).toEqual([
    ['Judul', 'Sejak 2003, dari Pekanbaru untuk negeri.', 'Satu', 'Tiga'],
    ['Judul', 'Satu', 'Kami → /tentang'],
    ['Visi', 'Maju', 'Misi', 'A', 'B'],
    ['IKA Teknik Elektro dalam angka', '1.200', 'Alumni'],
  ]);
});
