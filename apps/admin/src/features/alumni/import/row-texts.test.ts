import type { ImportAction } from '@portal/api/alumni-import';
import { expect, test } from 'vitest';
import { plannedRow as plan } from '../../../../test/planned-row.ts';
import {
  actionInfo,
  askAbout,
  changeTexts,
  checkedColumns,
  isWritten,
  keyNames,
  rowName,
  skip,
  toCheckedRow,
  toCheckedRows,
  withoutDoubles,
  withPlaces,
} from './checked-rows.ts';
import { fieldNames, importFields, kindTexts, namePartNames, nameParts } from './columns/fields.ts';
import { answered, corrected } from './corrected-row.ts';
import { readFile } from './read/read-file.ts';
import { importTemplate, isTemplateExample } from './template.ts';

const turn = async () => undefined;
const record = (row: number, values: Record<string, string>, part: object = {}) => ({
  row,
  values,
  problem: null,
  warning: null,
  ...part,
});
const person = {
  id: 'a',
  name: 'Budi S.',
  entryYear: '2010',
  graduationYear: '',
  nim: '',
  email: '',
  hasAccount: false,
};
const rowOf = (action: ImportAction, part: object = {}) =>
  toCheckedRow(plan(2, { action, ...part }), null, { name: 'Budi' });

test('each outcome of a row has a name and a tone, is written or not, and asks or not', () => {
  const actions = Object.keys(actionInfo) as ImportAction[];
  const told = actions.map((action) => {
    const { label, tone } = actionInfo[action];
    const { asked, choice, isToLook, toCorrect } = rowOf(action, { taken: ['nim'] });
    const facts = [isWritten({ action }) && 'written', asked, choice, isToLook && 'look'];
    return [action, label, tone, ...facts.filter(Boolean), ...toCorrect].join(' | ');
  });
  expect(told).toEqual([
    'new | Baru | success | written',
    'complete | Melengkapi | info | written',
    'probable | Mungkin sama | warning | probable | skip | look',
    'same | Sama | neutral',
    'joined | Sudah bergabung | neutral',
    'double | Ganda di berkas | neutral',
    'not_added | Tidak ditambahkan | neutral',
    'bare | Tanpa pembanding | neutral | bare | skip | look',
    'conflict | Bentrok | danger | conflict | skip | look | nim',
    'rejected | Ditolak | danger | look',
    'changed | Berubah sejak diperiksa | warning',
  ]);
  expect(skip).toBe('skip');
});

test('the exported table says of each row what the screen says', () => {
  const changes = [
    { field: 'company', old: 'PT A', new: 'PT B' },
    { field: 'nim', old: '', new: '1' },
    { field: 'name', old: 'Budi', new: 'Budi S.' },
  ];
  const row = rowOf('complete', { reason: 'Sama.', target: person, changes });
  expect(checkedColumns.map(({ title, text, type }) => [title, text(row), type])).toEqual([
    ['Baris', '2', 'number'],
    ['Nama', 'Budi', undefined],
    ['Hasil', 'Melengkapi', undefined],
    ['Keterangan', 'Sama.', undefined],
    ['Yang sudah ada', 'Budi S.', undefined],
    ['Perubahan', 'Nama lengkap: Budi → Budi S.\nNIM: 1\nPerusahaan: PT A → PT B', undefined],
  ]);
  expect(checkedColumns[4]?.text(rowOf('new'))).toBe('');
  expect(changeTexts({ action: 'new', changes })).toEqual(['NIM: 1', 'Perusahaan: PT A → PT B']);
  expect([rowName({ row: 7 }), rowName({ row: 7, place: 'A, baris 2' })]).toEqual([
    'baris 7',
    'A, baris 2',
  ]);
  expect([keyNames(['nim']), keyNames(['email', 'nim'])]).toEqual(['NIM', 'email dan NIM']);
});

test('a row says all that is wrong with it, in one sentence after the other', () => {
  const lost = { field: 'phone', value: 'x', text: 'Telepon dibuang.' };
  const row = rowOf('new', { reason: 'Baru.', warnings: [lost, { ...lost, text: '' }] });
  expect([row.reason, row.toCorrect, row.isToLook, row.double]).toEqual([
    'Baru. Telepon dibuang.',
    ['phone'],
    true,
    null,
  ]);
  const probable = rowOf('probable', { taken: ['nim'] });
  expect(probable.toCorrect).toEqual([]);
  expect(rowOf('double', { warnings: [lost] }).toCorrect).toEqual([]);
  const refused = (values: object) => toCheckedRow(plan(2, { action: 'rejected' }), null, values);
  expect(refused({ name: '123' }).toCorrect).toEqual(['name']);
  expect(refused({ name: 'Budi', entry_year: '2010' }).toCorrect).toEqual([]);
  expect(refused({ name: 'Budi', graduation_year: '2010' }).toCorrect).toEqual([]);
});

test.each([
  ['new', [], 'probable', 'Dulu. Mungkin orang yang sama dengan baris 5.', []],
  ['probable', [], 'probable', 'Dulu. Mungkin orang yang sama dengan baris 5.', []],
  ['complete', [], 'complete', 'Dulu.', []],
  ['complete', ['email'], 'conflict', 'Dulu. Baris 5 memakai email yang sama.', ['email']],
  ['conflict', [], 'conflict', 'Dulu. Mungkin orang yang sama dengan baris 5.', []],
  ['same', ['nim'], 'same', 'Dulu.', []],
] as const)(
  'a row of %s, beside an earlier one that has %j',
  (action, taken, asked, reason, all) => {
    const double = { row: 2, of: 5, isJoined: false, taken };
    const row = askAbout(rowOf(action, { reason: 'Dulu.' }), { ...double, taken: [...taken] });
    expect([row.action, row.reason, row.taken, row.toCorrect]).toEqual([asked, reason, all, all]);
    const isAsked = action !== 'same' && asked !== 'complete';
    expect([row.double !== null, row.choice === skip, row.isToLook]).toEqual([
      isAsked,
      isAsked,
      isAsked,
    ]);
  },
);

test('a row without a plan is refused, joined or not checked', async () => {
  const records = [
    record(2, { nim: '1E+9' }, { problem: 'Dibulatkan.' }),
    record(3, { name: 'Ani' }),
    record(4, { name: 'Ani', email: 'a@x.example' }),
    record(5, { name: 'Budi' }),
    record(6, { name: 'Bayu' }),
  ];
  const doubles = [{ row: 4, of: 3, isJoined: true, taken: ['email' as const, 'nim' as const] }];
  const planned = [
    plan(5, { action: 'same', target: person }),
    plan(6, { action: 'same', target: person }),
  ];
  const rows = await toCheckedRows(records, { sent: [], doubles, planned }, turn);
  expect(rows[0]).toEqual({
    row: 2,
    name: '',
    action: 'rejected',
    reason: 'Dibulatkan.',
    warnings: [{ field: 'nim', value: '1E+9', text: 'Dibulatkan.' }],
    target: null,
    changes: [],
    candidates: [],
    taken: [],
    fingerprint: '',
    sent: null,
    values: { nim: '1E+9' },
    asked: null,
    choice: '',
    double: null,
    toCorrect: ['nim'],
    isToLook: true,
  });
  expect(rows.map(({ action, reason, name }) => [action, reason, name])).toEqual([
    ['rejected', 'Dibulatkan.', ''],
    ['rejected', 'Baris ini tidak terperiksa.', 'Ani'],
    ['double', 'Sama dengan baris 3, digabung tanpa email dan NIM.', 'Ani'],
    ['same', '', 'Budi'],
    ['same', '', 'Budi'],
  ]);
  expect(rows[2]?.warnings).toEqual([
    { field: 'email', value: 'a@x.example', text: '' },
    { field: 'nim', value: '', text: '' },
  ]);
  expect(withPlaces(rows, records)).toBe(rows);
  const placed = withPlaces(rows, [record(3, {}), record(12, {}, { place: 'B, baris 1' })]);
  expect(placed.map(({ place }) => place)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const of12 = { ...rowOf('same'), reason: 'Seperti baris 12 dan baris 3.' };
  expect(withPlaces([of12], [record(12, {}, { place: 'B, baris 1' })])[0]?.reason).toBe(
    'Seperti B, baris 1 dan baris 3.',
  );
});

test('joins twenty rows of one person at the most, and none of a row that is not there', () => {
  const records = Array.from({ length: 24 }, (_, row) => record(row, { name: 'Budi' }));
  const doubles = records.slice(1).map(({ row }) => ({ row, of: 0, isJoined: true, taken: [] }));
  const sent = withoutDoubles(records, [{ row: 99, of: 0, isJoined: true, taken: [] }, ...doubles]);
  expect([sent.length, sent[0]?.joined?.length]).toEqual([1, 20]);
  const orphan = withoutDoubles(
    [record(3, { name: 'Ani' })],
    [{ row: 3, of: 2, isJoined: true, taken: [] }],
  );
  expect(orphan).toEqual([{ row: 3, values: { name: 'Ani' } }]);
});

test('an answer is sent with the row, and leaves what was asked for another answer', () => {
  const former = { ...rowOf('conflict', { candidates: [person], taken: ['nim'] }), choice: 'new' };
  const { sent, toRow } = answered(former, 'new');
  expect(sent).toEqual({ row: 2, values: { name: 'Budi' }, choice: 'new' });
  expect(toRow(plan(2), { ...former, choice: skip })).toMatchObject({
    action: 'new',
    asked: 'conflict',
    candidates: [person],
    taken: ['nim'],
    double: null,
    choice: skip,
    isToLook: true,
    toCorrect: ['nim'],
  });
  const other = { ...rowOf('new'), row: 3, sent: { row: 3, values: { name: 'Ani!' } } };
  expect(corrected(former, { name: 'ANI' }, [other]).toRow(plan(2))).toMatchObject({
    double: { row: 2, of: 3, isJoined: false, taken: [] },
  });
});

test('the template explains its columns, and its example is no person', async () => {
  const { signal } = new AbortController();
  const { rows } = await readFile(await importTemplate(), { sheets: ['Petunjuk'] }, signal);
  expect(rows.slice(-2).map(({ cells }) => cells)).toEqual([
    ['', 'Wajib: nama lengkap, dan salah satu dari email, NIM, atau tahun lulus.'],
    ['', 'Kolom lain boleh kosong atau dihapus. Baris contoh tidak ikut diimpor.'],
  ]);
  const example = fieldNames.map((field) => importFields[field].example);
  const cells = [example, example.slice(0, 3), example.slice(0, 2), example.with(1, '7'), []];
  expect(cells.map(isTemplateExample)).toEqual([true, true, false, false, false]);
  const explained = rows.slice(1, -2).map(({ cells: [, text] }) => text);
  expect(explained).toEqual(
    fieldNames.map((field) => kindTexts[importFields[field].kind ?? 'text']),
  );
  expect(namePartNames.map((part) => nameParts[part])).toEqual(['Nama tengah', 'Nama belakang']);
});
