import { expect, test } from 'vitest';
import { collectRows } from './table-rows.ts';
import { type FoundTable, fillDown, joinTables } from './tables.ts';
import { textRows } from './text-rows.ts';

test('rows are collected within the limits, without errors and empty ends', () => {
  const found = collectRows();
  const errors = ['#REF!', '#DIV/0!', '#NAME?', '#N/A', '#GETTING_DATA', '###', 'Err:502'];
  const texts = ['#ref!', 'x#REF!', '#REF!x', '#', 'Err:50', 'xErr:502', '#N/A!'];
  found.add(1, [' Budi ', ...errors, 'x', '', ' ']);
  found.add(2, texts, true);
  found.add(3, ['', ' ', '#N/A']);
  expect(found.rows).toEqual([
    { number: 1, cells: ['Budi', ...errors.map(() => ''), 'x'] },
    { number: 2, cells: texts.slice(0, 6), isHidden: true },
  ]);
  expect([found.notes(), found.isFull()]).toEqual([[], false]);
  found.add(4, ['x'.repeat(10_000)]);
  expect(found.notes()).toEqual([]);
  found.add(5, ['x'.repeat(10_001)]);
  found.add(6, ['x'.repeat(10_001), ...Array.from({ length: 255 }, () => ''), ' ', 'y']);
  found.add(
    7,
    Array.from({ length: 257 }, () => 'z'),
  );
  expect(found.rows.slice(2).map(({ cells }) => [cells.length, cells[0]?.length])).toEqual([
    [1, 10_000],
    [1, 10_000],
    [1, 10_000],
    [256, 1],
  ]);
  expect(found.notes()).toEqual([
    'Hanya 256 kolom pertama dibaca. Di luar itu terisi, mulai sel IX6.',
    'Sel yang lebih dari 10.000 karakter dipotong, yang pertama di baris 5.',
  ]);
});

test.each<[text: string, separator: string, width: number, cells: string[][]]>([
  ['a;b\nc', ';', 0, [['a', 'b'], ['c']]],
  ['a;\n', ';', 0, [['a', '']]],
  ['"a;b";"c""d"\n', ';', 0, [['a;b', 'c"d']]],
  ['"a"  ;b', ';', 0, [['a', 'b']]],
  ['"a\nb";c', ';', 0, [['a\nb', 'c']]],
  ['"a\nb";c', ';', 2, [['a\nb', 'c']]],
  [
    '"a;1\nb";2',
    ';',
    2,
    [
      ['"a', '1'],
      ['b"', '2'],
    ],
  ],
  ['"a;b\nc', ';', 2, [['"a', 'b'], ['c']]],
  ['"a "b" c";d', ';', 0, [['a "b" c', 'd']]],
  ['"a"b" c;d', ';', 0, [['"a"b" c', 'd']]],
  ['"a "b;"c"', ';', 0, [['"a "b', 'c']]],
  ['"a;b";c', ';', 3, [['"a', 'b"', 'c']]],
  ['"a, b",c', ',', 3, [['a, b', 'c']]],
  ['', ';', 0, []],
])('the rows of %j', (text, separator, width, cells) => {
  expect([...textRows(text, separator, width)].map((row) => row.cells)).toEqual(cells);
});

const tableOf = (name: string, rows: string[][], part: Partial<FoundTable> = {}): FoundTable => ({
  name,
  rows: rows.map((cells, at) => ({ number: at + 1, cells })),
  isHidden: false,
  notes: [],
  ...part,
});
const people = (...more: string[][]) => [['Nama', 'NIM'], ['Budi', '1'], ...more];

test('takes the tables of the same people together, and names those that it leaves', () => {
  const tables = [
    tableOf('A', people(), { notes: ['Dipotong.'] }),
    tableOf('B', [
      ['NIM', 'Nama'],
      ['2', 'Siti'],
    ]),
    tableOf('C', [
      ['Nama', 'Email'],
      ['Ani', 'a@x.example'],
    ]),
    tableOf('D', people(['Eka', '4']), { isHidden: true }),
    tableOf('E', [
      ['Kode', 'Harga'],
      ['x', '1'],
    ]),
    tableOf('F', [['Nama', 'NIM']]),
  ];
  const { rows, notes, source } = joinTables(tables, {});
  expect(rows).toEqual([
    { number: 1, place: 'A, baris 1', cells: ['Nama', 'NIM'] },
    { number: 2, place: 'A, baris 2', cells: ['Budi', '1'] },
    { number: 4, place: 'B, baris 2', cells: ['Siti', '2'] },
  ]);
  expect(notes).toEqual(['Lembar yang tidak diikutkan: C (1 baris), D (2 baris).', 'A: Dipotong.']);
  expect(source).toEqual({
    kind: 'book',
    sheets: ['A 1 true', 'B 1 true', 'C 1 false', 'D 2 false', 'E 2 false', 'F 0 true'].map(
      (one) => {
        const [name, rows, isTaken] = one.split(' ');
        return { name, rows: Number(rows), isTaken: isTaken === 'true' };
      },
    ),
    hidden: 0,
    withHidden: false,
  });
  const [only] = tables;
  if (!only) throw new Error('There is one');
  expect(joinTables([only], {})).toMatchObject({ rows: only.rows, notes: ['Dipotong.'] });
  const chosen = joinTables(tables, { sheets: ['A', 'E'] });
  expect(chosen.rows.map(({ cells }) => cells)).toEqual([
    ...people(),
    ['Kode', 'Harga'],
    ['x', '1'],
  ]);
  const [hidden] = joinTables([tableOf('D', people(), { isHidden: true })], {}).rows;
  expect(hidden?.cells).toEqual(['Nama', 'NIM']);
});

test('hidden rows are counted and left out, or taken', () => {
  const rows = people(['Siti', '2']).map((cells, at) => ({
    number: at + 1,
    cells,
    isHidden: at === 2,
  }));
  const table = tableOf('A', [], { rows });
  const left = joinTables([table], {});
  expect([left.rows.length, left.notes]).toEqual([2, ['1 baris tersembunyi tidak diikutkan.']]);
  const taken = joinTables([table], { withHidden: true });
  expect([taken.rows.length, taken.notes]).toEqual([3, []]);
  expect([left.source, taken.source]).toMatchObject([
    { hidden: 1, withHidden: false, sheets: [{ rows: 1 }] },
    { hidden: 1, withHidden: true, sheets: [{ rows: 2 }] },
  ]);
});

test('what is merged down fills the rows below, within its range and below the headings', () => {
  const rows = [...people(['Siti'], ['Ani', '3'], ['', 'x'], ['Eka'])].map((cells, at) => ({
    number: at + 1,
    cells: [...cells],
  }));
  fillDown(rows, [
    { column: 1, first: 2, last: 5 },
    { column: 0, first: 1, last: 5 },
    { column: 3, first: 2, last: 4 },
    { column: 0, first: 99, last: 100 },
  ]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Nama', 'NIM'],
    ['Budi', '1'],
    ['Siti', '1'],
    ['Ani', '3'],
    ['', 'x'],
    ['Eka'],
  ]);
});
