import { expect, test } from 'vitest';
import {
  alumniFields,
  alumniGroups,
  exportedColumns as alumniSheet,
} from '../src/features/alumni/alumni-fields.ts';
import {
  eventFacts,
  eventFields,
  exportedColumns as eventSheet,
  portalFacts,
} from '../src/features/events/event-fields.ts';
import {
  jobFacts,
  jobFields,
  exportedColumns as jobSheet,
} from '../src/features/jobs/job-fields.ts';
import { memberFields } from '../src/features/organization/member-fields.tsx';
import type { AdminField } from '../src/form/field-table.ts';

type Table = Readonly<Record<string, AdminField>>;

const tables: Record<string, { table: Table; facts: readonly string[]; sheet: readonly object[] }> =
  {
    alumni: {
      table: alumniFields,
      facts: Object.values(alumniGroups).flat(2),
      sheet: alumniSheet,
    },
    events: { table: eventFields, facts: [...eventFacts, ...portalFacts], sheet: eventSheet },
    jobs: { table: jobFields, facts: jobFacts, sheet: jobSheet },
  };

/** What the detail shows in its head, its card or a part of its own, or not at all. */
const notAmongFacts: Readonly<Record<string, readonly string[]>> = {
  alumni: ['fullName', 'email', 'status', 'specialBadge', 'canPostJobs', 'isListed', 'imageUrl'],
  events: [
    'title',
    'endTime',
    'status',
    'registrationLink',
    'capacity',
    'deadlineDate',
    'deadlineTime',
    'description',
    'imageUrl',
  ],
  jobs: ['title', 'status', 'description', 'logoUrl'],
};
/** One column holds both. */
const notInSheet: Readonly<Record<string, readonly string[]>> = {
  events: ['deadlineDate', 'deadlineTime'],
};

test.each(Object.entries(tables))(
  'every field of %s that is asked for is a fact and a column, or named here',
  (name, { table, facts, sheet }) => {
    const asked = Object.keys(table).filter((field) => !table[field]?.isRead);
    expect(asked.filter((field) => !facts.includes(field))).toEqual(notAmongFacts[name]);
    expect(Object.keys(table).filter((field) => table[field]?.sheet === false)).toEqual(
      notInSheet[name] ?? [],
    );
    expect(sheet).toHaveLength(Object.keys(table).length - (notInSheet[name] ?? []).length);
  },
);

const stored = {
  title: 'Lokakarya',
  date: '2030-08-17',
  time: '09:00',
  endTime: '15:00',
  location: 'Aula',
  onlineLink: 'https://rapat.example',
  category: 'seminar',
  status: 'rejected',
  reason: 'Ganda',
  registrationMode: 'link',
  registrationLink: 'https://daftar.example',
  capacity: null,
  deadline: '2030-08-16T10:00:00+00:00',
  seatsTaken: 3,
  waitingCount: 2,
  description: 'Isi',
  imageUrl: null,
  createdAt: '2030-08-01T02:00:00+00:00',
  companyName: 'PT Uji',
  type: 'Magang',
  proposedBy: 'Ani',
  applicationLink: 'https://uji.example',
  logoUrl: null,
};

test.each<
  [string, readonly { title: string; text: (row: never) => string; type?: string }[], string[]]
>([
  [
    'events',
    eventSheet,
    [
      'Judul: Lokakarya: ',
      'Tanggal: 17/08/2030: date',
      'Waktu (WIB): 09:00: ',
      'Selesai (WIB): 15:00: ',
      'Lokasi: Aula: ',
      'Tautan daring: https://rapat.example: ',
      'Kategori: Seminar: ',
      'Status: Ditolak: ',
      'Alasan ditolak: Ganda: ',
      'Pendaftaran: Lewat tautan lain: ',
      'Tautan pendaftaran: https://daftar.example: ',
      'Kapasitas: : number',
      'Batas pendaftaran (WIB): 16/08/2030 17:00: date',
      'Tempat terisi: 3: number',
      'Daftar tunggu: 2: number',
      'Deskripsi: Isi: ',
      'Poster: : ',
      'Dibuat (WIB): 01/08/2030 09:00: date',
    ],
  ],
  [
    'jobs',
    jobSheet,
    [
      'Judul: Lokakarya: ',
      'Perusahaan: PT Uji: ',
      'Lokasi: Aula: ',
      'Jenis: Magang: ',
      'Status: Ditolak: ',
      'Alasan ditolak: Ganda: ',
      'Batas lamaran: 17/08/2030: date',
      'Pengusul: Ani: ',
      'Tautan lamaran: https://uji.example: ',
      'Deskripsi: Isi: ',
      'Logo: : ',
      'Dibuat (WIB): 01/08/2030 09:00: date',
    ],
  ],
])('the spreadsheet of %s, column by column', (name, sheet, columns) => {
  const said = sheet.map(({ title, text, type }) => {
    const row = name === 'jobs' ? { ...stored, deadline: stored.date } : stored;
    return [title, text(row as never), type].join(': ');
  });
  expect(said).toEqual(columns);
});

test('the pictures of events, companies and members keep what their cards show', () => {
  const limits = [eventFields.imageUrl, jobFields.logoUrl, memberFields.imageUrl];
  expect(limits.map(({ picture }) => picture)).toEqual([
    { maxMegabytes: 2, width: 1600, height: 1600, fit: 'inside' },
    { maxMegabytes: 2, width: 400, height: 400, fit: 'inside', keepsTransparency: true },
    { maxMegabytes: 1, width: 400, height: 400, fit: 'cover', anyRaster: true },
  ]);
});
