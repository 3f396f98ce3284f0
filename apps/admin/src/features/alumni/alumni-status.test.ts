import { expect, test } from 'vitest';
import { alumniDecisions } from './alumni-decisions.ts';
import { alumniStatusInfo, confirmationNote, detailSteps, rowSteps } from './alumni-status.ts';

test('the decisions on many, and what they change', () => {
  const { choices, deletionNote, verbs } = alumniDecisions;
  expect(
    choices.map(({ label, done, toDecision, asks }) => [
      label,
      done,
      toDecision('  Mentor  '),
      ...(asks ? [asks] : []),
    ]),
  ).toEqual([
    ['Verifikasi', 'diverifikasi', { status: 'verified' }],
    ['Tolak', 'ditolak', { status: 'rejected' }],
    ['Ubah alasan', 'diubah alasannya', { status: 'rejected' }],
    ['Kembalikan ke antrean', 'dikembalikan ke antrean', { status: 'pending' }],
    ['Beri hak memasang lowongan', 'diberi hak memasang lowongan', { canPostJobs: true }],
    ['Cabut hak memasang lowongan', 'dicabut hak memasang lowongannya', { canPostJobs: false }],
    ['Tampilkan di direktori', 'ditampilkan di direktori', { isListed: true }],
    ['Sembunyikan dari direktori', 'disembunyikan dari direktori', { isListed: false }],
    [
      'Beri lencana khusus',
      'diberi lencana khusus',
      { specialBadge: 'Mentor' },
      { label: 'Lencana khusus', limit: 100 },
    ],
    ['Cabut lencana khusus', 'dicabut lencana khususnya', { specialBadge: '' }],
  ]);
  expect(verbs.verified).toBe('diverifikasi');
  expect(deletionNote).toBe(
    'Pendaftaran mereka di kegiatan ikut terhapus. Tempatnya langsung diberikan kepada yang menunggu, yang diberi tahu.',
  );
});

test('the decisions on one, in its row and in its detail', () => {
  const labels = (steps: ReturnType<typeof rowSteps>) => steps.map((step) => step?.label ?? '–');
  const offered = (['pending', 'verified', 'rejected'] as const).flatMap((status) =>
    [false, true].map((lacksConfirmation) => {
      const alumnus = { status, lacksConfirmation };
      return [labels(rowSteps(alumnus)), labels(detailSteps(alumnus))].join(' / ');
    }),
  );
  expect(offered).toEqual([
    'Verifikasi,Tolak / Verifikasi,Tolak',
    '–,Tolak / –,Tolak',
    '–,– / –,Tolak',
    '–,– / –,Tolak',
    'Verifikasi,– / Verifikasi,–',
    '–,– / –,–',
  ]);
  expect(Object.values(alumniStatusInfo).map(({ label }) => label)).toEqual([
    'Menunggu Validasi',
    'Terverifikasi',
    'Ditolak',
  ]);
  expect(confirmationNote).toBe(
    'Email akunnya belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.',
  );
});
