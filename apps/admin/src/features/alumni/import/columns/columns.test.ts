import { describe, expect, test } from 'vitest';
import { cleanValue } from './clean-value.ts';
import { describeColumns, guessMapping, mappingProblem } from './guess-columns.ts';
import { findHeadings, headingTexts } from './headings.ts';
import { toRecords } from './to-records.ts';

const rowsOf = (...rows: string[][]) => rows.map((cells, place) => ({ number: place + 1, cells }));

describe('headings', () => {
  test('are the row of most known words, also below other rows', () => {
    const rows = rowsOf(
      ['Daftar Alumni'],
      ['Tracer 2020'],
      ['NAMA', 'N.I.M.', 'thn_lulus'],
      ['Budi'],
    );
    expect(findHeadings(rows)).toEqual({ first: 2, data: 3 });
  });

  test('of two rows are joined where both together say more', () => {
    const rows = rowsOf(
      ['Nama', 'Tahun', '', 'Pekerjaan', ''],
      ['', 'Masuk', 'Lulus', 'Jabatan', 'Hobi'],
      ['Budi', '2010', '2015', 'Teknisi', 'Catur'],
    );
    const headings = findHeadings(rows);
    expect(headings).toEqual({ first: 0, data: 2 });
    expect(headingTexts(rows, headings)).toEqual([
      'Nama',
      'Tahun Masuk',
      'Tahun Lulus',
      'Jabatan',
      'Pekerjaan Hobi',
    ]);
  });

  test('below a group of somebody else are not ours', () => {
    const rows = rowsOf(
      ['DATA MAHASISWA', 'DATA MAHASISWA', 'ORANG TUA', 'ORANG TUA', 'ORANG TUA'],
      ['NAMA', 'NIM', 'NAMA AYAH', 'PEKERJAAN', 'EMAIL'],
      ['Budi', '1301010001', 'Ayah Budi', 'Petani', 'ayah@contoh.example'],
    );
    const headings = findHeadings(rows);
    expect(headings).toEqual({ first: 0, data: 2 });
    expect(guessMapping(rows, headings)).toEqual({ name: 0, nim: 1 });
  });

  test('are missing where no word is known', () => {
    expect(findHeadings(rowsOf(['Budi', '1'], ['Siti', '2']))).toEqual({ first: 0, data: 0 });
  });
});

describe('columns', () => {
  test('are taken by heading, each field once', () => {
    const rows = rowsOf(
      ['nm_pd', 'NPM', 'Mulai Smt', 'No. HP/WA', 'NIK', 'Alamat', 'Nama', 'Hobi', 'Kosong'],
      ['Budi', '1', '20161', '0812', '1', 'Jalan A 1', 'x', 'catur', ''],
    );
    const headings = findHeadings(rows);
    expect(guessMapping(rows, headings)).toEqual({
      name: 0,
      nim: 1,
      entry_year: 2,
      phone: 3,
    });
    const columns = describeColumns(rows, headings);
    expect(columns.filter(({ isNotTaken }) => isNotTaken).map(({ heading }) => heading)).toEqual([
      'NIK',
      'Alamat',
    ]);
    expect(columns.map(({ heading }) => heading)).not.toContain('Kosong');
  });

  test('without headings are guessed by their values, and a NIK is never taken', () => {
    const rows = rowsOf(
      [
        '1',
        '11650110123',
        'Budi Santoso',
        '1471010101010001',
        'b@x.example',
        '081234567890',
        '2016',
        '2020',
      ],
      [
        '2',
        '11650110124',
        'Siti Aminah',
        '1471010101010002',
        's@x.example',
        '81234567891',
        '2016',
        '2021',
      ],
    );
    const headings = findHeadings(rows);
    expect(guessMapping(rows, headings)).toEqual({
      nim: 1,
      name: 2,
      email: 4,
      phone: 5,
      entry_year: 6,
      graduation_year: 7,
    });
    expect(describeColumns(rows, headings)[3]).toMatchObject({
      heading: 'Kolom D',
      isNotTaken: true,
    });
  });

  test('need a name and something to compare by', () => {
    expect(mappingProblem({ nim: 1 })).toMatch(/nama lengkap/);
    expect(mappingProblem({ name: 1, entry_year: 2 })).toMatch(/Tanpa pembanding/);
    expect(mappingProblem({ name: 1, email: 2 })).toBeNull();
  });
});

test.each([
  ['text', '=1+1', '=1+1'],
  ['nim', "'007", '007'],
  ['nim', '11650110123.0', '11650110123'],
  ['year', '2015.0', '2015'],
  ['year', '20161', '20161'],
  ['year', '17/08/2015', '17/08/2015'],
  ['year', '17-Agu-15', '2015'],
  ['year', '17/08/98', '1998'],
  ['year', '42005', '2015'],
  ['year', '42005.5', '2015'],
  ['year', '17/08/15 00:00', '2015'],
  ['email', 'Budi@x.example; b@y.example', 'Budi@x.example; b@y.example'],
  ['phone', '81234567890 / 0761-123456', '81234567890 / 0761-123456'],
] as const)('cleans a %s: %j becomes %j', (kind, cell, expected) => {
  expect(cleanValue(kind, cell)).toBe(expected);
});

describe('records', () => {
  const mapping = { name: 0, nim: 1 };
  const turn = async () => undefined;

  test('leave out what is empty', async () => {
    const [record] = await toRecords(rowsOf(['BUDI', '']), mapping, turn);
    expect(record).toEqual({ row: 1, values: { name: 'BUDI' }, problem: null, warning: null });
  });

  test.each(['1.16E+10', '1,16551E+10'])('are refused with the NIM %s', async (nim) => {
    const [record] = await toRecords(rowsOf(['Budi', nim]), mapping, turn);
    expect(record?.problem).toMatch(/sudah dibulatkan: simpan kolom NIM sebagai teks/);
  });

  test('warn about a NIM that is shorter than the others', async () => {
    const rows = rowsOf(['A', '01165'], ['B', '01166'], ['C', '1167'], ['D', '']);
    const records = await toRecords(rows, mapping, turn);
    expect(records.map(({ warning }) => warning !== null)).toEqual([false, false, true, false]);
  });
});

test.each<[what: string, values: string[], isNotTaken: boolean]>([
  ['16 digits', ['1471010203040001', '1471010203040002'], true],
  ['16 digits behind the sign of a text', ["'1471010203040001", " '1471010203040002"], true],
  ['16 digits in most rows', ['1471010203040001', '1471010203040002', '-'], true],
  ['16 digits in half of the rows', ['1471010203040001', '-'], false],
  ['17 digits', ['14710102030400011', '14710102030400012'], false],
  ['16 digits within words', ['a1471010203040001', '1471010203040002b'], false],
])('a column of %s is left out as a NIK, whatever it is called', (_, values, isNotTaken) => {
  const rows = rowsOf(['Nama', 'Kode'], ...values.map((value) => ['Budi', value]));
  const [, column] = describeColumns(rows, { first: 0, data: 1 });
  expect(column?.isNotTaken).toBe(isNotTaken);
});
