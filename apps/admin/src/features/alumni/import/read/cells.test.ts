import { expect, test } from 'vitest';
import { cellValue, numberFormat, unescaped } from './cell-value.ts';
import { sheetHandlers } from './sheet.ts';
import { collectRows } from './table-rows.ts';
import type { MergedCells } from './tables.ts';
import { parseXml } from './xml.ts';

const dates = { isDate: true, places: null };
const plain = { isDate: false, places: null };
const context = { strings: ['Budi', ''], formatOf: () => plain, is1904: false };

test.each([
  ['s', '0', 'Budi'],
  ['s', '7', ''],
  ['e', '#N/A', ''],
  ['b', '1', 'Ya'],
  ['b', '0', 'Tidak'],
  ['str', 'a_x0041_b_x004a_', 'aAbJ'],
  ['inlineStr', '_x0042_', 'B'],
  ['d', '2015-01-31T00:00', '31/01/2015'],
  ['d', 'x2015-01-31', 'x2015-01-31'],
  ['n', '0', '0'],
  ['n', '007', '7'],
  ['n', '-12.500', '-12.5'],
  ['n', '12.0', '12'],
  ['n', '1.5E3', '1500'],
  ['n', '1.2345e+2', '123.45'],
  ['n', '1E1000', '1E1000'],
  ['n', '1.5E-3', '1.5E-3'],
  ['n', 'x1', 'x1'],
  ['n', '1x', '1x'],
  ['n', '123456789012345', '123456789012345'],
  ['n', '123456789012340', '123456789012340'],
  ['n', '1234567890123450', '1.23456789012345E+15'],
  ['n', '1234567890123451', '1234567890123451'],
  ['n', '1.234567890123451E15', '1.234567890123451E+15'],
  ['n', '1000000000000000', '1E+15'],
  ['n', '-1000000000000000', '-1E+15'],
  ['n', '1'.repeat(41), '1'.repeat(41)],
  ['n', `${'1'.repeat(39)}0`, `1.${'1'.repeat(16)}E+39`],
])('a cell of the kind %j with %j says %j', (kind, stored, text) => {
  expect(cellValue(kind, undefined, stored, context)).toBe(text);
});

test.each([
  ['1', false, '01/01/1900'],
  ['59', false, '28/02/1900'],
  ['60', false, '28/02/1900'],
  ['61', false, '01/03/1900'],
  ['0', false, '0'],
  ['0.5', false, '0.5'],
  ['-3', false, '-3'],
  ['2958465', false, '31/12/9999'],
  ['2958466', false, '2958466'],
  ['0', true, '0'],
  ['1', true, '02/01/1904'],
])('the day %s, counted from 1904: %j', (stored, is1904, day) => {
  expect(cellValue('n', '1', stored, { ...context, is1904, formatOf: () => dates })).toBe(day);
});

const isDate = (format: number, code?: string) => numberFormat(format, code).isDate;
test('knows the formats of days, built in and written', () => {
  const builtIn = Array.from({ length: 70 }, (_, format) => format).filter((one) => isDate(one));
  const runs = builtIn.filter((one) => !builtIn.includes(one - 1) || !builtIn.includes(one + 1));
  expect(runs).toEqual([14, 22, 27, 36, 50, 58]);
  const codes = [
    'dd/mm/yyyy',
    'YY',
    'mmm',
    'd',
    'mm:ss',
    '0.00',
    'General',
    '[Red]0',
    '0"d"',
    '0\\d',
    '0_d',
  ];
  expect(codes.filter((code) => isDate(170, code))).toEqual(['dd/mm/yyyy', 'YY', 'mmm', 'd']);
  expect(isDate(170, `${'0'.repeat(255)}d`)).toBe(false);
  expect(isDate(14, '0')).toBe(false);
});

test.each([
  ['0000-0000', '812', '0000-0812'],
  ['####-####', '812', '-812'],
  ['0000-0000', '123456789', '12345-6789'],
  ['"+62 "000', '812', '+62 812'],
  ['\\(000\\) 000', '812345', '(812) 345'],
  ['[<5]000;00', '7', '007'],
  ['#', '7', '7'],
  ['000.0', '7', '7'],
  ['"x"000', '7', '7'],
  ['()', '7', '7'],
  ['00000', '12.5', '12.5'],
  ['00000', '1234567890123456', '1234567890123456'],
])('the format %j shows %s as %j', (code, stored, text) => {
  const formatOf = () => numberFormat(170, code);
  expect(cellValue('n', '1', stored, { ...context, formatOf })).toBe(text);
});

test('keeps what is no escape', () => {
  expect(unescaped('_x004_ x0041_ _x00g1_')).toBe('_x004_ x0041_ _x00g1_');
});

/** Rows of a sheet: 'row r=2 hidden=1', 'c r=B7', a text, or '/c'. */
function rowsOfSheet(...events: (string | string[])[][]) {
  const found = collectRows();
  const merged: MergedCells[] = [];
  const { open, close, text, isDone } = sheetHandlers(context, found, merged);
  for (const event of events.flat(2)) {
    const [name = '', ...given] = event.split(' ');
    const attributes = new Map(given.map((one) => one.split('=') as [string, string]));
    if (name.startsWith('/')) close?.(name.slice(1));
    else if (name.startsWith('"')) text?.(event.slice(1));
    else open(name, (key) => attributes.get(key));
  }
  return { rows: found.rows, merged, isDone: isDone?.() };
}
test('the cells of a sheet stand where they say, or one after the other', () => {
  const value = (cell: string, text: string, kind = 'v') => [
    cell,
    kind,
    `"${text}`,
    `/${kind}`,
    '/c',
  ];
  const { rows, merged, isDone } = rowsOfSheet(
    ['row r=3', value('c r=B3', '7'), value('c', '8'), value('c r=AB3', '9'), '/row'],
    ['row hidden=1', value('c t=inlineStr', 'x', 't'), 'c', '"not a value', '/c', '/row'],
    ['row hidden=true r=9', value('c r=xB9', '1'), value('c r=', '2'), '/row'],
    ['row hidden=0', value('c t=s', '0'), 'c', 'v', '/v', '/c', value('c r=BAAD1', '5'), '/row'],
    ['mergeCell ref=B2:C14', 'mergeCell ref=xB2:C14', 'mergeCell ref=B2:C14x', 'mergeCell'],
  );
  const wide = Array.from({ length: 28 }, () => '');
  expect(rows).toEqual([
    { number: 3, cells: wide.with(1, '7').with(2, '8').with(27, '9') },
    { number: 4, cells: ['x'], isHidden: true },
    { number: 9, cells: ['1', '2'], isHidden: true },
    { number: 10, cells: ['Budi', '', '5'] },
  ]);
  const none = { first: 0, last: 0 };
  expect(merged).toEqual([
    { column: 1, first: 2, last: 14 },
    { column: 0, ...none },
    { column: 1, ...none },
    { column: 0, ...none },
  ]);
  expect(isDone).toBe(false);
});

/** What the handlers are told of a text, which comes in pieces. */
async function told(...pieces: string[]) {
  const events: string[] = [];
  const handlers = {
    open: (name: string, attribute: (name: string) => string | undefined) =>
      void events.push(`<${[name, attribute('b'), attribute(':id')].filter(Boolean).join(' ')}`),
    close: (name: string) => void events.push(`/${name}`),
    text: (text: string) => void events.push(text),
    isDone: () => events.includes('/end'),
  };
  let turns = 0;
  await parseXml(pieces, handlers, async () => {
    turns += 1;
  });
  return [...events, turns];
}
test('XML is told without prefixes, with its attributes and texts of both kinds, until it is enough', async () => {
  expect(await told('<x:a r:id="7" b="1&amp;2">t&lt;', '<![CDATA[<c>]]></x:a>')).toEqual([
    '<a 1&2 7',
    't<',
    '<c>',
    '/a',
    2,
  ]);
  expect(await told('<a><end/>', '<b/></a>')).toEqual(['<a', '<end', '/end', 0]);
  expect(await told('<a>'.repeat(40), '</a>'.repeat(40))).toHaveLength(81);
  await expect(told('<a>'.repeat(41), '</a>'.repeat(41))).rejects.toThrow(/tidak wajar/);
  const long = (length: number) =>
    told('<a>', ' '.repeat(length / 2), ' '.repeat(length / 2), '</a>');
  expect(await long(900_000)).toHaveLength(4);
  await expect(long(1_000_002)).rejects.toThrow(/tidak wajar/);
});
