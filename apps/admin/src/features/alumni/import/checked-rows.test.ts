import type { PlannedRow } from '@portal/api/alumni-import';
import { expect, test } from 'vitest';
import { changeTexts, toCheckedRows, withoutDoubles } from './checked-rows.ts';

const record = (row: number, values: Record<string, string>, problem: string | null = null) => ({
  ...{ row, values, problem, warning: null },
});
const person = { id: 'a', name: 'Budi', entryYear: '', graduationYear: '', nim: '', email: '' };
const plan = (row: number, part: Partial<PlannedRow> = {}): PlannedRow => ({
  ...{ row, action: 'new', reason: '', warnings: [], name: 'Budi', target: null },
  ...{ changes: [], candidates: [], fingerprint: 'f', ...part },
});

test('joins what a double adds to the row that it repeats, also over several, and only drops conflicts', () => {
  const records = [
    record(2, { name: 'Budi', nim: '1' }),
    record(3, { name: 'Budi S.', nim: '1', email: 'b@x.example' }),
    record(4, { nim: '1', email: 'other@x.example', phone: '08' }),
    record(5, { name: 'Siti', nim: '1', company: 'PT X' }),
  ];
  const doubles = [
    { row: 3, of: 2, isConflict: false },
    { row: 4, of: 3, isConflict: false },
    { row: 5, of: 2, isConflict: true },
  ];
  expect(withoutDoubles(records, doubles)).toEqual([
    { row: 2, values: { name: 'Budi', nim: '1', email: 'b@x.example', phone: '08' } },
  ]);
  const rows = toCheckedRows(records, { sent: [], doubles, planned: [plan(2)] });
  expect(rows.map(({ row, action, reason }) => [row, action, reason])).toEqual([
    [2, 'new', ''],
    [3, 'double', 'Sama dengan baris 2, digabung.'],
    [4, 'double', 'Sama dengan baris 3, digabung.'],
    [5, 'conflict', 'NIM ini milik orang lain di baris 2.'],
  ]);
});

test('completes a person once, and says what is wrong with a row that is not sent', () => {
  const records = [
    record(2, { name: 'Budi' }),
    record(3, { name: 'Budi S.' }),
    record(4, { name: 'Siti' }, 'NIM “1E+9” sudah dibulatkan.'),
  ];
  const sent = [{ row: 2, values: { name: 'Budi' } }];

  const planned = [2, 3].map((row) =>
    plan(row, { action: 'complete', target: person, warnings: ['Tahun dibuang.'] }),
  );
  const rows = toCheckedRows(records, { sent, doubles: [], planned });
  expect(rows.map(({ action, reason, sent }) => [action, reason, sent?.row])).toEqual([
    ['complete', 'Tahun dibuang.', 2],
    ['double', 'Orang yang sama dengan baris 2.', undefined],
    ['rejected', 'NIM “1E+9” sudah dibulatkan.', undefined],
  ]);
});

test('names changes by the titles of the fields, and the values alone of somebody new', () => {
  const changes = [
    { field: 'company', old: 'PT A', new: 'PT B' },
    { field: 'entry_year', old: '', new: '2016' },
    { field: 'name', old: '', new: 'Budi' },
  ];
  expect(changeTexts({ action: 'joined', changes })).toEqual([
    'Nama lengkap: Budi',
    'Angkatan: 2016',
    'Perusahaan: PT A → PT B',
  ]);
  expect(changeTexts({ action: 'new', changes })).toEqual(['2016', 'PT B']);
});
