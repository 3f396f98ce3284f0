import type { HistoryEntry } from '@portal/api/history';
import { expect, test } from 'vitest';
import { deedOf, fieldLabel, valueText } from './history-text.ts';

test.each([
  ['validation_status', 'verified', 'Terverifikasi'],
  ['validation_status', 'pending', 'Menunggu Validasi'],
  ['status', 'pending', 'Menunggu'],
  ['status', 'waiting', 'Daftar tunggu'],
  ['can_post_jobs', false, 'Tidak'],
  ['capacity', 1200, '1.200'],
  ['event_date', '2026-12-05', '5 Desember 2026'],
  ['registration_deadline', '2026-12-04T10:00:00+00:00', '4 Desember 2026, 17:00 WIB'],
  ['registration_deadline', '2026-12-04T13:00:00+00:00', '4 Desember 2026, 20:00 WIB'],
  ['deadline', '2026-12-04', '4 Desember 2026'],
  ['start_date', '2026-12-04', '4 Desember 2026'],
  ['event_time', '19:30:00', '19:30 WIB'],
  ['bio', '2026-12-04', '2026-12-04'],
  ['bio', { start: 'Awal', length: 2400 }, 'Awal… (2.400 huruf)'],
  ['user_id', '1a0f58cc-0000-4000-8000-000000000000', 'Terhubung'],
  ['trainings_certifications', [{ id: 'x', name: 'SCADA', issuer: 'BLK' }], 'SCADA, BLK'],
  ['config_value', { url: '/a.jpg', alt: '' }, '/a.jpg'],
  ['bio', 'pending', 'pending'],
  ['bio', null, ''],
])('%s: %j is read as %j', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});

const entry = { operation: 'update', cause: null } as HistoryEntry;

test.each<[Partial<HistoryEntry>, string]>([
  [{}, 'Diubah'],
  [{ cause: 'import' }, 'Diubah lewat impor'],
  [{ operation: 'delete', cause: 'merge' }, 'Dihapus karena digabung'],
  [{ operation: 'insert', cause: 'restore' }, 'Dikembalikan'],
  [{ cause: 'decision' }, 'Diubah'],
])('%j is %j', (part, text) => {
  expect(deedOf({ ...entry, ...part })).toBe(text);
});

test('a column without a label keeps its name, so that nothing is hidden', () => {
  expect([fieldLabel('alumni', 'nim'), fieldLabel('site', 'unknown')]).toEqual(['NIM', 'unknown']);
});
