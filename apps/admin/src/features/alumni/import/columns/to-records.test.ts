import { expect, test } from 'vitest';
import {
  cleanValue,
  isSameAsAbove,
  isShortened,
  shared,
  yearOfTwo,
  yearsIn,
} from './clean-value.ts';
import type { Mapping } from './guess-columns.ts';
import { toRecords } from './to-records.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, place) => ({ number: place + 1, cells }));
const turn = async () => undefined;
const records = (mapping: Mapping, ...rows: string[][]) =>
  toRecords(rowsOf(...rows), mapping, turn);
const kept = <Text extends string>(texts: readonly Text[], is: (text: Text) => unknown) =>
  texts.filter((text) => is(text));

test('knows shortened numbers and what stands for the value above', () => {
  const numbers = ['1,16E+10', '1.1e+9', '5E+100', 'x1E+9', '1E+9x', '05E00123', '1E9', '11E+9'];
  expect(kept(numbers, isShortened)).toEqual(['1,16E+10', '1.1e+9', '5E+100']);
  const above = ['sda', 's.d.a.', 's. d. a', 'idem', 'DITTO', 'same', 'same as above', 'sama'];
  above.push(
    'sama dengan di atas',
    'seperti dgn yang diatas',
    'sama yang di atas',
    '"',
    '- ” -',
    "''",
    ',,',
  );
  expect(kept(above, isSameAsAbove)).toEqual(above);
  const others = ['', '-', 'sda x', 'x sda', 'samaran', 'seperti', '"x"', `"${' '.repeat(40)}x`];
  expect(kept(others, isSameAsAbove)).toEqual([`"${' '.repeat(40)}x`]);
  expect([...shared]).toEqual([
    'entry_year',
    'graduation_year',
    'concentration',
    'internship_place',
    'company',
    'job_title',
    'location',
  ]);
});

test.each([
  ['text', " '11.0", " '11.0"],
  ['nim', "'’ `007", '007'],
  ['nim', '11650.00', '11650'],
  ['nim', 'x11.0', 'x11.0'],
  ['nim', '11.05', '11.05'],
  ['nim', '17/08/15', '17/08/15'],
  ['year', '1 Agu 15', '2015'],
  ['year', '17.8.69', '2069'],
  ['year', '17.8.70', '1970'],
  ['year', 'x17/08/15', 'x17/08/15'],
  ['year', '17x08x15', '17x08x15'],
  ['year', '17/Ag/15', '17/Ag/15'],
  ['year', '25569', '25569'],
  ['year', '25570', '1970'],
  ['year', '142005', '142005'],
  ['year', '42005x', '42005x'],
  ['year', '42005,25', '2015'],
] as const)('cleans a %s: %j becomes %j', (kind, cell, text) => {
  expect(cleanValue(kind, cell)).toBe(text);
  // What is no number and no year is not cut.
  const long = cleanValue(kind, `${cell}${' '.repeat(320)}!`);
  expect(long.endsWith('!')).toBe(kind === 'text');
});

test.each([
  ['2011 - 2015', ['2011', '2015'], '2011', '2015'],
  ['2011/15', ['2011', '2015'], '2011', '2015'],
  ['2011–15', ['2011', '2015'], '2011', '2015'],
  ['2011 / 15', ['2011', '2015'], '2011', '2015'],
  ['2011-156', ['2011'], '2011', ''],
  ['1 Juni 1999', ['1999'], '1999', ''],
  [' - 2015', ['2015'], '', '2015'],
  ['– 2015', ['2015'], '', '2015'],
  ['2015 -', ['2015'], '2015', ''],
  ['120151', [], '120151', ''],
  ['20151', ['2015'], '2015', ''],
  ['201512', [], '201512', ''],
  ['x', [], 'x', ''],
  ['/x', [], '', '/x'],
])('the years in %j', (text, years, entry, graduation) => {
  expect(yearsIn(text)).toEqual(years);
  const both = (['entry_year', 'graduation_year'] as const).map((field) => yearOfTwo(field, text));
  expect(both).toEqual([entry, graduation]);
  expect(yearsIn(`${' '.repeat(320)}${text}`)).toEqual([]);
});

test('takes what may be shared from the row above, also where that took it itself', async () => {
  const mapping = { name: 0, company: 1, nim: 2 };
  const found = await records(
    mapping,
    ['"', 'idem', '1'],
    ['Budi', 'PT A', '"'],
    ['"', 'sda', '2'],
    ['Ani', '"'],
  );
  expect(found.map(({ values }) => values)).toEqual([
    { nim: '1' },
    { name: 'Budi', company: 'PT A' },
    { company: 'PT A', nim: '2' },
    { name: 'Ani', company: 'PT A' },
  ]);
});

test('joins a name of several columns, and reads both years of one', async () => {
  const mapping = {
    name: 0,
    middle_name: 2,
    last_name: 1,
    entry_year: 3,
    graduation_year: 3,
    company: 1,
  };
  const found = await records(mapping, ['Budi', 'Santoso', 'Eka', '2010-2014'], ['Siti', 'Aminah']);
  expect(found.map(({ values }) => values)).toEqual([
    { name: 'Budi Eka Santoso', entry_year: '2010', graduation_year: '2014', company: 'Santoso' },
    { name: 'Siti  Aminah', company: 'Aminah' },
  ]);
  const [apart] = await records({ entry_year: 0, graduation_year: 1 }, ['17/8/10', '2014.0']);
  expect(apart?.values).toEqual({ entry_year: '2010', graduation_year: '2014' });
});

test('keeps places, refuses what was rounded, and warns of a NIM that is shorter than most', async () => {
  const rows = [{ number: 7, place: 'A, baris 2', cells: ['Budi', '1,16E+10'] }];
  expect(await toRecords(rows, { name: 0, nim: 1 }, turn)).toEqual([
    {
      row: 7,
      place: 'A, baris 2',
      values: { name: 'Budi', nim: '1,16E+10' },
      problem: 'NIM “1,16E+10” sudah dibulatkan: simpan kolom NIM sebagai teks.',
      warning: null,
    },
  ]);
  const warned = async (...nims: string[]) =>
    (await records({ nim: 0 }, ...nims.map((nim) => [nim]))).map(({ warning }) => warning);
  const warning = 'NIM lebih pendek daripada yang lain (5 karakter).';
  expect(await warned('11651', '11652', '1653', 'x', '')).toEqual([null, null, null, null, null]);
  expect(await warned('11651', '11652', '11653', '1654', '')).toEqual([
    null,
    null,
    null,
    warning,
    null,
  ]);
  expect(await warned('11651', '11652', '11653', '16')).toEqual([null, null, null, null]);
  expect(await warned('11651', '11652', '11653', '1654', '165')).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
