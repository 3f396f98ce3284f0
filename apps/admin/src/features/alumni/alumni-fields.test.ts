import type { ExportedAlumni } from '@portal/api/alumni/admin';
import { cleanText } from '@portal/api/text';
import { todayInJakarta } from '@portal/ui';
import type { FormInstance } from 'antd';
import { expect, test } from 'vitest';
import type { AdminField } from '../../form/field-table.ts';
import { alumniFields, alumniGroups, exportedColumns, identityFields } from './alumni-fields.ts';
import { alumniFilters } from './alumni-filters.ts';
import { newAlumni, toFields, toValues } from './alumni-values.ts';

test('writes each job and business of an alumnus on a line of its own', () => {
  const entry = { id: 'a', companyName: 'PT Solo', position: 'Insinyur', description: '' };
  const work: ExportedAlumni['work'] = [
    { ...entry, type: 'usaha', startMonth: '2020-01', endMonth: '', description: 'Panel' },
    { ...entry, type: 'pekerjaan', startMonth: '2015-03', endMonth: '2019-12' },
  ];
  const column = exportedColumns.find(({ title }) => title === 'Riwayat pekerjaan');
  expect(column?.text({ work } as ExportedAlumni)).toBe(
    'Insinyur, PT Solo, Usaha, 2020-01 – sekarang, Panel\nInsinyur, PT Solo, Pekerjaan, 2015-03 – 2019-12',
  );
});

const exported = {
  fullName: 'Ani',
  email: 'ani@x.example',
  phoneNumber: '0812',
  entryYear: '2010',
  graduationYear: '2014',
  nim: '1001',
  concentration: 'Energi',
  status: 'pending',
  reason: 'Ganda',
  reviewCount: 2,
  reviewAskedAt: '2026-03-04T03:00:00Z',
  reviewNote: 'NIM benar',
  specialBadge: 'Mentor',
  canPostJobs: true,
  isListed: false,
  jobTitle: 'Teknisi',
  company: 'PT A',
  location: 'Dumai',
  linkedinUrl: 'https://linkedin.com/in/ani',
  websiteUrl: 'https://ani.example',
  contactVisibility: 'public',
  nameVisibility: 'private',
  isHiddenFromNameSearch: true,
  thesisTitle: 'Panel',
  internshipPlace: 'PT B',
  otherAcademicInfo: 'Lomba',
  degrees: [
    {
      degreeLevel: 'S2',
      university: 'ITB',
      graduationYear: '2018',
      nim: '7',
      thesisTitle: 'Angin',
    },
    { degreeLevel: 'S3', university: '', graduationYear: '', nim: '', thesisTitle: '' },
  ],
  trainings: [{ name: 'K3', issuer: 'BNSP', year: '2020', description: 'Umum' }],
  organizations: [
    { organizationName: 'IKA', position: 'Ketua', period: '2021', description: 'Pusat' },
  ],
  work: [],
  bio: 'Halo',
  imageUrl: 'https://x.example/ani.jpg',
  userId: 'u',
  lacksConfirmation: true,
  createdAt: '2026-01-02T03:00:00Z',
  updatedAt: '2026-02-03T03:00:00Z',
};
const sheetOf = (changes: object) =>
  exportedColumns.map((column) => {
    const row = { ...exported, ...changes } as unknown as ExportedAlumni;
    return [column.title, column.text(row), column.type].filter(Boolean).join(': ');
  });

test('the spreadsheet has all that is known of an alumnus', () => {
  expect(sheetOf({})).toEqual([
    'Nama: Ani',
    'Email: ani@x.example',
    'Telepon: 0812',
    'Angkatan: 2010',
    'Tahun lulus: 2014',
    'NIM: 1001',
    'Konsentrasi: Energi',
    'Status: Menunggu Validasi',
    'Alasan ditolak: Ganda',
    'Minta ditinjau ulang: 2: number',
    'Terakhir diminta (WIB): 04/03/2026 10:00: date',
    'Catatan permintaan: NIM benar',
    'Lencana: Mentor',
    'Boleh memasang lowongan: Ya',
    'Tampil di direktori: Tidak',
    'Jabatan: Teknisi',
    'Perusahaan: PT A',
    'Lokasi: Dumai',
    'LinkedIn: https://linkedin.com/in/ani',
    'Situs web: https://ani.example',
    'Kontak terlihat oleh: Semua pengunjung',
    'Nama lengkap terlihat oleh: Hanya admin',
    'Tampil pada pencarian nama: Tidak',
    'Judul skripsi: Panel',
    'Tempat kerja praktik: PT B',
    'Informasi akademik lain: Lomba',
    'Pendidikan lanjutan: S2, ITB, 2018, 7, Angin\nS3',
    'Pelatihan dan sertifikasi: K3, BNSP, 2020, Umum',
    'Riwayat organisasi: IKA, Ketua, 2021, Pusat',
    'Riwayat pekerjaan',
    'Bio: Halo',
    'Foto: https://x.example/ani.jpg',
    'Akun: Terhubung',
    'Email dikonfirmasi: Tidak',
    'Bergabung (WIB): 02/01/2026 10:00: date',
    'Diperbarui (WIB): 03/02/2026 10:00: date',
  ]);
  const others = {
    contactVisibility: 'alumni',
    isHiddenFromNameSearch: false,
    lacksConfirmation: false,
  };
  expect(sheetOf(others)).toEqual(
    expect.arrayContaining([
      'Kontak terlihat oleh: Alumni terverifikasi',
      'Tampil pada pencarian nama: Ya',
      'Email dikonfirmasi: Ya',
    ]),
  );
  expect(sheetOf({ userId: null })).toEqual(
    expect.arrayContaining(['Akun: Belum ada', 'Email dikonfirmasi']),
  );
});

test('what the form adds to the description of its fields', () => {
  const added = Object.entries<AdminField>(alumniFields).flatMap(([name, field]) => {
    const { isRequired, hint, lines, picture, words } = field;
    const told = [isRequired, hint, lines, picture, words && Object.keys(words)];
    const typed = Object.keys(field.input ?? {});
    const own = [...told, ...typed].filter(Boolean);
    return own.length > 0 ? [[name, ...own]] : [];
  });
  expect(added).toEqual([
    ['fullName', true],
    ['status', ['pending', 'verified', 'rejected']],
    ['specialBadge', 'Tampil di direktori, misalnya Mentor Karier. Kosongkan bila tidak ada.'],
    ['jobTitle', 'onMouseDown'],
    ['company', 'onMouseDown'],
    ['location', 'onMouseDown'],
    ['contactVisibility', ['public', 'alumni', 'private']],
    ['nameVisibility', ['alumni', 'private']],
    [
      'isHiddenFromNameSearch',
      'Pengunjung dan alumni tidak menemukan orang ini lewat namanya; admin tetap menemukannya.',
    ],
    ['thesisTitle', [2, 10]],
    ['otherAcademicInfo', [2, 10]],
    ['bio', [2, 10]],
    [
      'imageUrl',
      'JPG atau PNG. Bagian tengahnya dipotong menjadi persegi.',
      { maxMegabytes: 2, width: 512, height: 512, fit: 'cover' },
    ],
  ]);
  expect([Object.keys(alumniGroups), identityFields]).toEqual([
    ['Akademik', 'Pekerjaan', 'Kontak'],
    ['nim', 'entryYear', 'graduationYear'],
  ]);
});

test.each([
  ['2010', '2014', []],
  [undefined, '2014', []],
  ['2010', '20x4', ['Tulis tahun dengan empat angka, misalnya 2014.']],
  ['2015', '2014', ['Tahun lulus tidak boleh sebelum tahun masuk.']],
])('a graduation after entry in %j: %j', async (entryYear, year, problems) => {
  const form = {
    getFieldValue: (name: string) => (name === 'entryYear' ? entryYear : 'x'),
  } as FormInstance;
  const found = await Promise.all(
    alumniFields.graduationYear.rules.map(async (rule) => {
      const { validator } = typeof rule === 'function' ? rule(form) : rule;
      const asked = Promise.resolve(validator?.({}, year, () => undefined));
      return asked.then(
        () => [],
        ({ message }: Error) => [message],
      );
    }),
  );
  expect(found.flat()).toEqual(problems);
});

test('the filters of the page, in their order', () => {
  const shown = alumniFilters.map(({ param, name, label, options }) => {
    const choices = options?.map((one) => `${one.value} ${one.label}`);
    return [param, name, label, ...(choices?.slice(0, 3) ?? [])];
  });
  const thisYear = Number(todayInJakarta().slice(0, 4));
  const [first, second, third] = [0, 1, 2].map((age) => `${thisYear - age} ${thisYear - age}`);
  expect(shown).toEqual([
    ['angkatan', 'entry_year', 'Angkatan', first, second, third],
    ['konsentrasi', 'concentration', 'Konsentrasi'],
    ['perusahaan', 'company', 'Perusahaan'],
    ['kota', 'location', 'Kota'],
    ['lencana', 'has_badge', 'Lencana khusus', 'true Ada lencana', 'false Tanpa lencana'],
    ['hak', 'can_post_jobs', 'Hak lowongan', 'true Boleh memasang', 'false Tidak boleh'],
    ['direktori', 'is_listed', 'Tampil di direktori', 'true Tampil', 'false Tidak tampil'],
    ['kelengkapan', 'is_complete', 'Kelengkapan profil', 'true Lengkap', 'false Belum lengkap'],
    [
      'alasan',
      'decision_code',
      'Alasan ditolak',
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ],
    ['tahun-masuk', 'year_changed', 'Tahun masuk', 'true Berubah, belum diperiksa'],
    [
      'akun',
      'account',
      'Akun',
      'joined Sudah bergabung',
      'not_joined Belum bergabung',
      'no_email Tanpa email',
    ],
  ]);
  expect(alumniFilters[0]?.options?.at(-1)?.value).toBe('1970');
});

test('the form begins empty and listed, and gives back what was stored, cleaned', () => {
  expect(newAlumni).toMatchObject({
    fullName: '',
    email: '',
    status: 'pending',
    specialBadge: '',
    canPostJobs: false,
    isListed: true,
  });
  const { picture, ...values } = newAlumni;
  const stored = { ...values, fullName: 'Ani', imageUrl: 'a.jpg' };
  const shown = toValues(stored);
  expect(shown).toEqual({ ...values, fullName: 'Ani', picture: { ...picture, url: 'a.jpg' } });
  const typed = { ...shown, fullName: ' Ani  S ', email: ' Ani@X.example ', phoneNumber: ' 0812 ' };
  expect(toFields(typed, 'b.jpg')).toEqual({
    ...stored,
    fullName: cleanText(' Ani  S '),
    email: 'ani@x.example',
    phoneNumber: '0812',
    imageUrl: 'b.jpg',
  });
});
