import { expect, test } from 'vitest';
import type { StatusInfo } from '../table/table-column.tsx';
import {
  actsOn,
  approve,
  backToQueue,
  deletion,
  offersStatus,
  reject,
  statusChoices,
} from './matching-choices.ts';
import {
  describeLost,
  describeRefusal,
  pressOnMatching,
  pressOnRow,
  pressOnRows,
} from './press.ts';
import { reasonFilter } from './reason-filter.ts';

const info: StatusInfo<'pending' | 'rejected'> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] as never },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [null, null] },
};
const verbs = { pending: 'dikembalikan', rejected: 'ditolak' };
const row = { id: 'a', version: 3, name: 'Rapat', status: 'pending' } as const;
const texts = { title: 'Lowongan', info, verbs };

test.each([
  ['pending', 'rejected', 'Status Lowongan', 'Ditolak', 'Menunggu'],
  ['rejected', 'rejected', 'Alasan', 'Ditolak', 'Ditolak'],
] as const)('a press on a row that is %s and becomes %s', (status, next, what, now, before) => {
  const { done, undone, ...press } = pressOnRow({ ...row, status }, next, texts);
  expect(press).toEqual({
    target: { rows: [{ id: 'a', version: 3 }] },
    held: ['a'],
    decision: { status: 'rejected' },
    name: 'Rapat',
    seen: status,
    verbs,
  });
  expect(done(1)).toEqual({ title: `${what} Diperbarui`, description: `Rapat: ${now}` });
  expect(undone(1)).toEqual({ title: `${what} Dikembalikan`, description: `Rapat: ${before}` });
});

test('a press on several rows, or on all that match, counts them', () => {
  const { done, undone, ...press } = pressOnRows(
    [row, { ...row, id: 'b' }],
    'rejected',
    'alumni',
    verbs,
  );
  expect(press).toEqual({
    target: {
      rows: [
        { id: 'a', version: 3 },
        { id: 'b', version: 3 },
      ],
    },
    held: ['a', 'b'],
    decision: { status: 'rejected' },
    name: '2 alumni',
    seen: 'pending',
    verbs,
  });
  expect([done(1200), undone(2)]).toEqual([
    { title: '1.200 alumni ditolak' },
    { title: '2 alumni dikembalikan seperti semula' },
  ]);
  expect(pressOnRows([], 'rejected', 'alumni', verbs)).not.toHaveProperty('seen');
  const filter = { search: '', filters: {}, statuses: null };
  const many = { target: { filter, total: 1200, readAt: 1 }, decision: {}, held: [] };
  expect(pressOnMatching(many, 'alumni', 'dihapus')).toMatchObject({
    ...many,
    name: '1.200 alumni',
  });
});

const look = 'Tidak ada yang diubah. Lihat datanya sekarang, lalu putuskan lagi bila perlu.';
test.each([
  ['gone', '', 'Sudah dihapus di tab lain', 'Tidak ada yang diubah.'],
  [
    'over',
    '',
    'Batas lamarannya sudah lewat',
    'Tidak ada yang diubah. Setujui lagi dengan batas yang baru.',
  ],
  [
    'unconfirmed',
    '',
    'Belum dapat diverifikasi',
    'Email alumni ini belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.',
  ],
  ['changed', 'rejected', 'Sudah ditolak di tab lain', look],
  ['changed', 'pending', 'Sudah diubah sementara itu', look],
  ['changed', 'unknown', 'Sudah diubah sementara itu', look],
] as const)('a row that is %s and %s says so', (reason, status, title, text) => {
  const left = { id: 'a', name: 'Rapat', status, reason };
  expect(describeRefusal(left, 'pending', verbs)).toEqual({ title, description: `Rapat: ${text}` });
  expect(describeRefusal({ ...left, name: '' }, 'pending', verbs).description).toBe(text);
});

test('says nothing of registrations where none is lost, and of three at most by name', () => {
  expect(describeLost([])).toBe('');
  const lost = { name: 'Ani', title: 'Reuni', isWaiting: false, partySize: 1200 };
  expect(describeLost([{ ...lost, isWaiting: true }, lost, lost])).toBe(
    'Tanpa ‘Urungkan’, pendaftaran yang akan datang dibatalkan: Ani (daftar tunggu di ‘Reuni’), Ani (1.200 tempat di ‘Reuni’), Ani (1.200 tempat di ‘Reuni’).',
  );
  expect(describeLost([lost, lost, lost, lost])).toMatch(/, 1 lainnya\.$/);
});

test('offers a choice for each step, and another reason where it rejects', () => {
  const choices = statusChoices(
    { pending: 'dikembalikan', approved: 'disetujui', rejected: 'ditolak' },
    [approve, reject, backToQueue],
  );
  expect(
    choices.map(({ toDecision, ...choice }) => ({ ...choice, decision: toDecision('') })),
  ).toEqual([
    { label: 'Setujui', done: 'disetujui', status: 'approved', decision: { status: 'approved' } },
    { label: 'Tolak', done: 'ditolak', status: 'rejected', decision: { status: 'rejected' } },
    {
      label: 'Ubah alasan',
      done: 'diubah alasannya',
      status: 'rejected',
      isReason: true,
      decision: { status: 'rejected' },
    },
    {
      label: 'Kembalikan ke antrean',
      done: 'dikembalikan',
      status: 'pending',
      decision: { status: 'pending' },
    },
  ]);
  const { toDecision, ...last } = deletion;
  expect([last, toDecision('')]).toEqual([
    { label: 'Hapus', done: 'dihapus' },
    { isDeletion: true },
  ]);
  const [, rejection = null, reason = null] = choices;
  const acts = (choice: typeof rejection) =>
    ['pending', 'rejected'].map((status) => actsOn(choice, { status, count: 1 }));
  expect([acts(rejection), acts(reason), acts(null)]).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
  expect(actsOn(rejection, { status: 'pending', count: 0 })).toBe(false);
  const steps = [null, reject] as const;
  expect(['rejected', 'approved'].map((status) => offersStatus(steps, status))).toEqual([
    true,
    false,
  ]);
});

test('filters by the reasons of a rejection', () => {
  expect(reasonFilter('alumni')).toMatchObject({
    param: 'alasan',
    name: 'decision_code',
    label: 'Alasan ditolak',
  });
  expect(reasonFilter('events').options?.[1]).toEqual({
    value: 'unknown-organizer',
    label: 'Penyelenggara tidak dapat dipastikan',
  });
});
