import type { FileDouble, PlannedRow } from '@portal/api/alumni-import';
import { expect, test } from 'vitest';
import { plannedRow as plan } from '../../../../test/planned-row.ts';
import {
  changeTexts,
  checkedColumns,
  rowName,
  toCheckedRows,
  withoutDoubles,
  withPlaces,
} from './checked-rows.ts';

const record = (row: number, values: Record<string, string>, problem: string | null = null) => ({
  row,
  values,
  problem,
  warning: null,
});
const turn = async () => {};
const person = {
  id: 'a',
  name: 'Budi',
  entryYear: '',
  graduationYear: '',
  nim: '',
  email: '',
  hasAccount: false,
};

test('sends the rows of one person with the first, and leaves with an earlier row what it has', async () => {
  const records = [
    record(2, { name: 'Budi', nim: '1', email: '-' }),
    record(3, { name: 'Budi S.', nim: '1', email: 'b@x.example' }),
    record(4, { nim: '1', email: 'other@x.example', phone: '08' }),
    record(5, { name: 'Siti', nim: '1', email: 'b@x.example', company: 'PT X' }),
    record(6, { name: 'Budi' }),
  ];
  const doubles: FileDouble[] = [
    { row: 3, of: 2, isJoined: true, taken: [] },
    { row: 4, of: 2, isJoined: true, taken: ['email'] },
    { row: 5, of: 2, isJoined: false, taken: ['email', 'nim'] },
    { row: 6, of: 2, isJoined: false, taken: [] },
  ];
  const sent = withoutDoubles(records, doubles);
  expect(sent).toEqual([
    {
      row: 2,
      values: { name: 'Budi', nim: '1', email: '-' },
      joined: [
        { row: 3, values: { name: 'Budi S.', nim: '1', email: 'b@x.example' } },
        { row: 4, values: { nim: '1', phone: '08' } },
      ],
    },
    { row: 5, values: { name: 'Siti', company: 'PT X' } },
    { row: 6, values: { name: 'Budi' } },
  ]);
  const planned = [2, 5, 6].map((row) => plan(row));
  const rows = await toCheckedRows(records, { sent, doubles, planned }, turn);
  expect(rows.map(({ row, action, reason, asked }) => [row, action, reason, asked])).toEqual([
    [2, 'new', '', null],
    [3, 'double', 'Sama dengan baris 2, digabung.', null],
    [4, 'double', 'Sama dengan baris 2, digabung tanpa email.', null],
    [5, 'conflict', 'Baris 2 memakai email dan NIM yang sama.', 'conflict'],
    [6, 'probable', 'Mungkin orang yang sama dengan baris 2.', 'probable'],
  ]);
});

test('asks in the file about a row that would be written, and not about one that is settled', async () => {
  const records = [2, 3, 4].map((row) => record(row, { name: 'Budi' }));
  const doubles: FileDouble[] = [
    { row: 3, of: 2, isJoined: false, taken: [] },
    { row: 4, of: 2, isJoined: false, taken: ['email'] },
  ];
  const actionsOf = async (action: PlannedRow['action']) => {
    const planned = [plan(2), plan(3, { action }), plan(4, { action })];
    const rows = await toCheckedRows(records, { sent: [], doubles, planned }, turn);
    return rows.map((row) => row.action);
  };
  expect(await actionsOf('complete')).toEqual(['new', 'complete', 'conflict']);
  expect(await actionsOf('bare')).toEqual(['new', 'bare', 'bare']);
  expect(await actionsOf('conflict')).toEqual(['new', 'conflict', 'conflict']);
});

test('completes a person once, and says what is wrong with a row that is not sent', async () => {
  const records = [
    record(2, { name: 'Budi' }),
    record(3, { name: 'Budi S.' }),
    record(4, { name: 'Siti' }, 'NIM “1E+9” sudah dibulatkan.'),
  ];
  const sent = [{ row: 2, values: { name: 'Budi' } }];

  const planned = [2, 3].map((row) =>
    plan(row, {
      action: 'complete',
      target: person,
      warnings: [{ field: 'graduation_year', value: '15', text: 'Tahun dibuang.' }],
    }),
  );
  const rows = await toCheckedRows(records, { sent, doubles: [], planned }, turn);
  expect(rows.map(({ action, reason, sent }) => [action, reason, sent?.row])).toEqual([
    ['complete', 'Tahun dibuang.', 2],
    ['double', 'Orang yang sama dengan baris 2.', undefined],
    ['rejected', 'NIM “1E+9” sudah dibulatkan.', undefined],
  ]);
});

test('names changes by the titles of the fields, also of somebody new', () => {
  const changes = [
    { field: 'company', old: 'PT A', new: 'PT B' },
    { field: 'entry_year', old: '', new: '2016' },
    { field: 'name', old: '', new: 'Budi' },
  ];
  const others = ['Angkatan: 2016', 'Perusahaan: PT A → PT B'];
  expect(changeTexts({ action: 'joined', changes })).toEqual(['Nama lengkap: Budi', ...others]);
  expect(changeTexts({ action: 'new', changes })).toEqual(others);
});

test('names the fields to look at: of what was lost, of what somebody else has, of what is refused', async () => {
  const lost = { field: 'phone', value: 'x', text: 'Telepon tidak dapat dibaca.' };
  const records = [
    record(2, { name: 'Budi', phone: 'x' }),
    record(3, { name: 'Siti', email: 's@x.example', phone: 'x' }),
    record(4, { name: 'Ani', entry_year: '2016', graduation_year: '2012' }),
    record(5, { nim: '05' }),
    record(6, { name: 'Joko', nim: '1E+10' }, 'NIM sudah dibulatkan.'),
    record(7, { name: 'Jumlah' }),
    record(8, { name: 'Dewi', nim: '08' }),
    { ...record(9, { name: 'Eko', nim: '9' }), warning: 'NIM lebih pendek.' },
  ];
  const planned = [
    plan(2, { warnings: [lost] }),
    plan(3, { action: 'conflict', taken: ['email'], warnings: [lost] }),
    plan(4, { action: 'rejected' }),
    plan(5, { action: 'rejected' }),
    plan(7, { action: 'bare' }),
    plan(8),
    plan(9),
  ];
  const rows = await toCheckedRows(records, { sent: [], doubles: [], planned }, turn);
  expect(rows.map(({ row, isToLook, toCorrect }) => [row, isToLook, toCorrect.join()])).toEqual([
    [2, true, 'phone'],
    [3, true, 'email,phone'],
    [4, true, 'entry_year,graduation_year'],
    [5, true, 'name'],
    [6, true, 'nim'],
    [7, true, ''],
    [8, false, ''],
    [9, true, 'nim'],
  ]);
});

test('names rows of several sheets by their sheets, in reasons and in the exported table too', async () => {
  const records = [
    { ...record(2, { name: 'Budi' }), place: '2010, baris 2' },
    { ...record(4, { name: 'Budi' }), place: '2011, baris 2' },
  ];
  const doubles: FileDouble[] = [{ row: 4, of: 2, isJoined: false, taken: ['nim'] }];
  const planned = [plan(2), plan(4)];
  const checked = await toCheckedRows(records, { sent: [], doubles, planned }, turn);
  const [, double] = withPlaces(checked, records);
  expect(double?.reason).toBe('2010, baris 2 memakai NIM yang sama.');
  expect(double && [rowName(double), checkedColumns[0]?.text(double)]).toEqual([
    '2011, baris 2',
    '2011, baris 2',
  ]);
});
