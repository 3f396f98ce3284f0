import { afterEach, expect, test } from 'vitest';
import {
  describeColumns,
  guessMapping,
  leftOutTexts,
  type Mapping,
  mappingProblem,
} from './guess-columns.ts';
import { findHeadings, headingTexts, knownHeadings } from './headings.ts';
import { recallMapping, rememberMapping } from './remembered-mapping.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, place) => ({ number: place + 1, cells }));
/** Rows under these headings; each column has its values from top to bottom. */
const tableOf = (columns: Readonly<Record<string, readonly string[]>>) => {
  const all = Object.values(columns);
  const rows = (all[0] ?? []).map((_, row) => all.map((values) => values[row] ?? ''));
  return rowsOf(Object.keys(columns), ...rows);
};
const titled = { first: 0, data: 1 };
const names = ['Budi Santoso', 'Siti Aminah', 'Ani Lestari'];

test.each<[what: string, columns: Record<string, string[]>, mapping: Mapping]>([
  ['the same name in all rows is none', { Nama: ['Elektro', 'Elektro', 'Elektro'] }, {}],
  ['the same name in two rows may be one', { Nama: ['Budi', 'Budi'] }, { name: 0 }],
  ['other names than the first one', { Nama: names }, { name: 0 }],
  ['a name of one letter is none', { Nama: ['A', 'B', 'C'] }, {}],
  ['the same NIM in all rows', { Nama: names, NIM: ['115', '115', '115'] }, { name: 0, nim: 1 }],
  ['years are no NIM', { Nama: names, NIM: ['2015', '2016,0', '1999'] }, { name: 0 }],
  ['longer numbers are', { Nama: names, NIM: ['20151', '12015', '2015x'] }, { name: 0, nim: 1 }],
  ['one in five has an at sign', { Email: ['a@x.example', '-', '-', '-', '-'] }, { email: 0 }],
  ['one in six has one', { Email: ['a@x.example', '-', '-', '-', '-', '-'] }, {}],
  ['three digits of a telephone', { HP: ['081', '-'] }, { phone: 0 }],
  ['two digits', { HP: ['08', '-'] }, {}],
  ['numbers are no town', { Kota: ['12', '13'] }, {}],
  ['letters may be one', { Kota: ['Riau', '13'] }, { location: 0 }],
  ['any text of a job', { Jabatan: ['1', '2'] }, { job_title: 0 }],
  ['no year of entry', { Angkatan: ['tiga', 'dua'] }, {}],
  ['a short year of entry', { Angkatan: ['17-Agu-15', '1 Juni 2016'] }, { entry_year: 0 }],
  [
    'both years in one column',
    { 'Masuk/Lulus': ['2010-2014', '2011/15', '2012'] },
    { entry_year: 0, graduation_year: 0 },
  ],
  [
    'one year under both',
    { 'Masuk/Lulus': ['2010-2014', '2011', '2012', '-'] },
    { graduation_year: 0 },
  ],
  [
    'the nearer of two headings',
    { 'Nama Lulusan Angkatan Ini': names, Nama: names.toReversed() },
    { name: 1 },
  ],
  [
    'a name in parts',
    { Nama: ['Budi', 'Siti'], 'Nama Tengah': ['Eka', ''], 'Nama Belakang': ['Santoso', 'Aminah'] },
    { name: 0, middle_name: 1, last_name: 2 },
  ],
  [
    'a last name that the name has already',
    { Nama: ['Budi Santoso', 'Siti Aminah'], 'Nama Belakang': ['Santoso', 'Aminah'] },
    { name: 0 },
  ],
  [
    'a last name that half of the names have',
    { Nama: ['Budi Santoso', 'Siti', 'Ani'], 'Nama Belakang': ['Santoso', 'Aminah', ''] },
    { name: 0, last_name: 1 },
  ],
])('%s', (_, columns, mapping) => {
  expect(guessMapping(tableOf(columns), titled)).toEqual(mapping);
});

const five = (value: string, ...others: string[]) =>
  [...others, ...Array.from({ length: 9 }, () => value)].slice(0, 10);
test.each<[what: string, columns: string[][], mapping: Mapping]>([
  ['an address in words', [five('a b@x.example c')], {}],
  ['an address', [five('a.b@x.y.example')], { email: 0 }],
  ['an address without an end', [five('a@x')], {}],
  ['an address with two signs', [five('a@b@x.example')], {}],
  ['a telephone', [five("'+ (62812) 345-67.89")], { phone: 0 }],
  ['a telephone with a word', [five('0812345678 rumah')], {}],
  ['a short telephone', [five('0812345')], {}],
  ['a telephone behind a word', [five('HP 08123456789')], {}],
  ['a NIM of eight digits', [five("'11650110")], { nim: 0 }],
  ['a NIM of seven digits', [five('1165011')], {}],
  ['a NIM of sixteen digits and more', [five('11650110123456789')], {}],
  ['a NIM with decimals', [five('11650110.0')], { nim: 0 }],
  ['a name', [[...names, "Nur'aini, S.T."]], { name: 0 }],
  ['a name with digits', [names.map((name) => `${name} 2`)], {}],
  ['a short word', [five('Ani', 'Ali', 'Adi')], {}],
  ['eight names of ten', [[...names, ...names, 'Rina', 'Dodi', '1', '2']], {}],
  ['one year', [five('2015')], {}],
  [
    'two years, the later one of the graduation',
    [five('2019', '2020'), five('2015', '2016')],
    { entry_year: 1, graduation_year: 0 },
  ],
  [
    'three years: the last two',
    [five('2019', '2020'), five('1990'), five('2015', '2016')],
    { entry_year: 2, graduation_year: 0 },
  ],
  ['years and no years', [five('2015'), five('x', '2016')], {}],
])('without headings: %s', (_, columns, mapping) => {
  const cells = columns[0]?.map((_value, row) => columns.map((values) => values[row] ?? '')) ?? [];
  expect(guessMapping(rowsOf(...cells), { first: 0, data: 0 })).toEqual(mapping);
});

test.each<[what: string, columns: Record<string, string[]>, mapping: Mapping]>([
  [
    'an untitled year beside one of entry is of the graduation',
    { Nama: names, Angkatan: ['2010', '2011', '2012'], Tahun: ['2014', '2015', '2016'] },
    { name: 0, entry_year: 1, graduation_year: 2 },
  ],
  [
    'an untitled year beside one of graduation is of the entry',
    { Nama: names, Tahun: ['2010', '2011', '2012'], Lulus: ['2014', '2015', '2016'] },
    { name: 0, entry_year: 1, graduation_year: 2 },
  ],
  [
    'an earlier untitled year beside one of entry is none',
    { Nama: names, Angkatan: ['2010', '2011', '2012'], Tahun: ['1990', '1991', '1992'] },
    { name: 0, entry_year: 1 },
  ],
  [
    'both known, a third is none',
    { Masuk: ['2010', '2011'], Lulus: ['2014', '2015'], Tahun: ['2019', '2020'] },
    { entry_year: 0, graduation_year: 1 },
  ],
])('%s', (_, columns, mapping) => {
  expect(guessMapping(tableOf(columns), titled)).toEqual(mapping);
});

test('says of each column what it holds, and leaves out empty ones', () => {
  const table = tableOf({
    Nama: ['Budi', '', 'Ani'],
    'Alamat Rumah': ['Pekanbaru', 'Dumai', 'Kota Baru'],
    'Alamat Asal': ['Jl. A No. 1', 'Dumai', 'Siak'],
    'Alamat Domisili': ['x'.repeat(41), 'D', 'Riau'],
    Kosong: ['', '', ''],
    '': ['a', 'b', 'c'],
    Agama: ['x', 'x', ''],
  });
  const told = describeColumns(table, titled).map((column) => [
    column.index,
    column.heading,
    column.fields.join(),
    column.filled,
    column.isNotTaken,
    column.isUntitled,
  ]);
  expect(told).toEqual([
    [0, 'Nama', 'name', 2, false, false],
    [1, 'Alamat Rumah', 'location', 3, false, false],
    [2, 'Alamat Asal', '', 3, true, false],
    [3, 'Alamat Domisili', '', 3, true, false],
    [5, 'Kolom F', '', 3, false, true],
    [6, 'Agama', '', 2, true, false],
  ]);
  const [first] = describeColumns(
    tableOf({ Nama: Array.from({ length: 305 }, () => 'x'.repeat(330)) }),
    titled,
  );
  expect([first?.samples.length, first?.samples[0]?.length, first?.filled]).toEqual([
    300, 320, 305,
  ]);
  expect(leftOutTexts(describeColumns(table, titled), { name: 0 })).toEqual([
    'Tidak diimpor: Alamat Rumah, Kolom F.',
    'Dikenali dan tidak diambil, karena portal tidak memerlukannya: Alamat Asal, Alamat Domisili, Agama.',
  ]);
  expect(leftOutTexts([], {})).toEqual([]);
});

test.each<[Mapping, string | null]>([
  [{}, 'Pilih kolom untuk nama lengkap.'],
  [
    { name: 0 },
    'Pilih kolom untuk email, NIM, atau tahun lulus. Tanpa pembanding tidak dapat diketahui siapa yang sudah ada.',
  ],
  [{ name: 0, nim: 1 }, null],
  [{ name: 0, email: 1 }, null],
  [{ name: 0, graduation_year: 1 }, null],
])('what is missing in %j', (mapping, problem) => {
  expect(mappingProblem(mapping)).toBe(problem);
});

test.each<[what: string, rows: string[][], headings: object]>([
  [
    'below 19 rows',
    [...Array.from({ length: 19 }, () => ['x']), ['Nama', 'NIM']],
    { first: 19, data: 20 },
  ],
  [
    'below 21 rows',
    [...Array.from({ length: 21 }, () => ['x']), ['Nama', 'NIM']],
    { first: 0, data: 0 },
  ],
  [
    'above a row of values',
    [
      ['Nama', 'NIM'],
      ['Email', '0812'],
    ],
    { first: 0, data: 1 },
  ],
  [
    'of others only in the row above',
    [
      ['x', 'Orang Tua'],
      ['Nama', 'Email'],
    ],
    { first: 0, data: 2 },
  ],
  ['no value in an explanation', [['Nama (maks. 200)', 'NIM (contoh 123)']], { first: 0, data: 1 }],
  ['no enumeration', [['Nama, NIM, Email, HP']], { first: 0, data: 0 }],
  ['two commas', [['Nama, gelar, dan lain']], { first: 0, data: 1 }],
])('the headings: %s', (_, rows, headings) => {
  expect(findHeadings(rowsOf(...rows))).toEqual(headings);
});

test('joins two rows of headings, also of different widths, and none twice', () => {
  const headings = (...rows: string[][]) => headingTexts(rowsOf(...rows), { first: 0, data: 2 });
  expect(headings(['Nama', 'Tahun'], ['Nama', 'Masuk', 'Hobi'])).toEqual([
    'Nama',
    'Tahun Masuk',
    'Tahun Hobi',
  ]);
  expect(headings(['Nama', '', 'Catatan'], ['', 'NIM'])).toEqual(['Nama', 'NIM', 'Catatan']);
  expect(headingTexts(rowsOf(['Nama', 'NIM']), titled)).toEqual(['Nama', 'NIM']);
  expect(headingTexts([], titled)).toEqual([]);
  expect(knownHeadings(['Nama', 'nama', '', 'Hobi', 'Alamat', 'NIK', 'Masuk/Lulus'])).toBe(4);
});

afterEach(() => localStorage.clear());

test('remembers what was taken under the same headings, of the last ten files', () => {
  const rows = rowsOf(['Nama', 'NIM'], ['Budi', '1']);
  expect(recallMapping(rows, titled)).toBeNull();
  rememberMapping(rows, titled, { name: 0, last_name: 1, hobby: 1, nim: 1.5 } as Mapping);
  expect(recallMapping(rows, titled)).toEqual({ name: 0, last_name: 1 });
  expect(recallMapping(rowsOf(['NamaNIM']), titled)).toBeNull();
  rememberMapping(rows, { first: 0, data: 0 }, { name: 5 });
  expect(Object.keys(localStorage)).toHaveLength(1);
  for (let file = 0; file < 9; file += 1)
    rememberMapping(rowsOf([`Berkas ${file}`]), titled, { nim: file });
  expect(recallMapping(rows, titled)).toEqual({ name: 0, last_name: 1 });
  rememberMapping(rowsOf(['Berkas 9']), titled, { nim: 9 });
  expect(recallMapping(rows, titled)).toBeNull();
  expect(recallMapping(rowsOf(['Berkas 0']), titled)).toEqual({ nim: 0 });
});
