import { expect, test, vi } from 'vitest';
import {
  eventDecisions,
  eventState,
  eventStatusInfo,
  eventVisibility,
} from '../src/features/events/event-status.ts';
import {
  jobDecisions,
  jobState,
  jobStatusInfo,
  jobVisibility,
} from '../src/features/jobs/job-status.ts';

vi.useFakeTimers({ now: new Date('2030-08-17T23:30:00+07:00'), toFake: ['Date'] });

const today = '2030-08-17';
const yesterday = '2030-08-16';

test.each<[kind: 'event' | 'job', status: string, day: string, badge: string, visibility: string]>([
  ['event', 'pending', today, 'Menunggu', 'Belum tampil di situs; menunggu persetujuan.'],
  ['event', 'rejected', yesterday, 'Ditolak', 'Tidak tampil di situs.'],
  [
    'event',
    'past',
    yesterday,
    'Diarsipkan',
    'Tidak tampil di mana pun di situs, juga tidak di antara kegiatan lalu.',
  ],
  [
    'event',
    'approved',
    today,
    'Tayang',
    'Tampil di halaman Kegiatan, di bawah ‘Akan Datang’. Setelah lewat, ia berpindah sendiri ke ‘Telah Berlangsung’.',
  ],
  [
    'event',
    'approved',
    yesterday,
    'Tayang, lewat',
    'Tampil di halaman Kegiatan, di bawah ‘Telah Berlangsung’.',
  ],
  ['job', 'pending', today, 'Menunggu', 'Belum tampil di situs; menunggu persetujuan.'],
  ['job', 'rejected', yesterday, 'Ditolak', 'Tidak tampil di situs.'],
  ['job', 'closed', today, 'Ditutup', 'Tidak lagi tampil di situs.'],
  ['job', 'approved', '', 'Tayang', 'Tampil di halaman Lowongan.'],
  ['job', 'approved', today, 'Tayang', 'Tampil di halaman Lowongan sampai 17 Agustus 2030.'],
  [
    'job',
    'approved',
    yesterday,
    'Tayang, lewat',
    'Tidak lagi tampil di situs sejak batasnya, 16 Agustus 2030, lewat.',
  ],
])('the %s that is %s, of the day %j, says %j and "%s"', (kind, status, day, badge, visibility) => {
  const fields = { status, date: day, deadline: day } as never;
  const state = kind === 'event' ? eventState(fields) : jobState(fields);
  const said = kind === 'event' ? eventVisibility(fields) : jobVisibility(fields);
  expect([state.label, said]).toEqual([badge, visibility]);
});

test('an event whose date is still to be chosen is said to appear without saying where', () => {
  const said = eventVisibility({ status: 'approved', date: '' });
  expect(said).toBe('Tampil di halaman Kegiatan.');
});

test.each([
  ['events', eventDecisions, ['Arsipkan', 'diarsipkan', 'past']],
  ['jobs', jobDecisions, ['Tutup', 'ditutup', 'closed']],
])('all %s that match are offered each status with its verb', (_, { choices }, own) => {
  const said = choices.map(({ label, done, toDecision }) => [label, done, toDecision('')]);
  expect(said).toEqual(
    [
      ['Setujui', 'disetujui', 'approved'],
      ['Tolak', 'ditolak', 'rejected'],
      ['Ubah alasan', 'diubah alasannya', 'rejected'],
      own,
      ['Kembalikan ke antrean', 'dikembalikan ke antrean', 'pending'],
    ].map(([label, done, status]) => [label, done, { status }]),
  );
  expect(choices.filter(({ isReason }) => isReason)).toEqual([choices[2]]);
});

test.each([
  [
    'event',
    eventStatusInfo,
    eventDecisions,
    {
      pending: 'warning: Setujui approved, Tolak rejected',
      approved: 'success: –, –',
      rejected: 'danger: Setujui approved, –',
      past: 'neutral: –, –',
    },
  ],
  [
    'job',
    jobStatusInfo,
    jobDecisions,
    {
      pending: 'warning: Setujui approved, Tolak rejected',
      approved: 'success: –, Tutup Lowongan closed',
      rejected: 'danger: Setujui approved, –',
      closed: 'neutral: Buka Kembali approved, –',
    },
  ],
])('the decisions that each status of an %s allows', (_, info, { steps }, expected) => {
  const written = (all: typeof steps | readonly (object | null)[]) =>
    all.map((step) => (step ? Object.values(step).join(' ') : '–')).join(', ');
  const said = Object.entries(info).map(([status, one]) => [
    status,
    `${one.tone}: ${written(one.steps)}`,
  ]);
  expect(Object.fromEntries(said)).toEqual(expected);
  expect(written(steps)).toBe('Setujui approved, Tolak rejected');
});

test('of deleted events it is said what goes with them', () => {
  expect([jobDecisions.deletionNote, eventDecisions.deletionNote]).toEqual([
    undefined,
    'Pendaftaran di kegiatan itu ikut terhapus. Peserta kegiatan yang akan datang diberi tahu bahwa kegiatannya dibatalkan, jika mereka punya akun.',
  ]);
});
