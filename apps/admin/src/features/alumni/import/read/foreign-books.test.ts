import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleBook } from '../../../../../test/sample-book.ts';
import { readFile } from './read-file.ts';

const { signal } = new AbortController();
const sample = (name: string) =>
  new File([new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)))], name);
const read = (file: Blob, choice = {}) => readFile(file, choice, signal);
const rowsOf = async (file: Blob, choice = {}) =>
  (await read(file, choice)).rows.map(({ cells }) => cells.join('|'));

// The second one has its parts under other names and prefixes, in a container with wide sizes (ZIP64).
describe.each(['sheets.xlsx', 'renamed-zip64.xlsx'])('several sheets: %s', (name) => {
  const file = sample(name);

  test('of the same headings are taken together, and each row is found again', async () => {
    const { rows, notes, source } = await read(file);
    expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
      'Daftar alumni',
      'Nama|NIM|Tahun Lulus|Hobi',
      'Budi Demo|1165010001|2014',
      'Siti Demo|1165010002|2014',
      'Andi Demo|1165010003|2014',
      'Dewi Demo|1165010004|2015|catur',
      'Fajar Demo|1165010006|2017|',
    ]);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    expect([rows.at(2)?.place, rows.at(-1)?.place]).toEqual(['2010, baris 3', '2011, baris 4']);
    expect(notes).toEqual([
      'Lembar yang tidak diikutkan: Dosen (1 baris).',
      '1 baris tersembunyi tidak diikutkan.',
    ]);
    expect(source).toMatchObject({
      sheets: [
        { name: '2010', rows: 3, isTaken: true },
        { name: '2011', rows: 2, isTaken: true },
        { name: 'Dosen', rows: 1, isTaken: false },
        { name: 'Rekap', rows: 1, isTaken: false },
        { name: 'Kode', isTaken: false },
      ],
    });
  });

  test('are taken as they are chosen, hidden rows too, and those left out are named', async () => {
    const { rows, notes } = await read(file, { sheets: ['2011'], withHidden: true });
    expect(rows.map(({ number, place }) => [number, place])).toEqual(
      [1, 2, 3, 4].map((number) => [number, undefined]),
    );
    expect(notes).toEqual([
      expect.stringMatching(/^Lembar yang tidak diikutkan: 2010 \(3 baris\)/),
    ]);
  });

  test('of other headings get columns of their own when they are chosen', async () => {
    expect(await rowsOf(file, { sheets: ['2010', 'Dosen'] })).toEqual([
      'Daftar alumni',
      'Nama|NIM|Tahun Lulus|Email',
      'Budi Demo|1165010001|2014',
      'Siti Demo|1165010002|2014',
      'Andi Demo|1165010003|2014',
      'Dr. Demo|||dr@demo.example',
    ]);
  });
});

test('shows numbers as their format does, leaves texts, and marks what is longer than exact', async () => {
  const { rows, notes } = await read(sample('formats.xlsx'));
  expect(rows.slice(1).map(({ cells }) => cells.slice(0, 4).join('|'))).toEqual([
    'Budi Demo|01165010001|+6281234567890|1250',
    'Siti Demo|05E00123|0812-3456-7891',
    expect.stringMatching(/^Andi Demo\|1\.16501012345678\d*E\+17\|\|$/),
  ]);
  expect([notes, rows.at(-1)?.cells[78]]).toEqual([[], 'x']);
});

test('reads 256 columns and names the first cell beyond them', async () => {
  const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>${place}</t></is></c>`;
  const sheet = `<sheetData><row>${cell('A1')}</row><row r="2">${cell('IV2')}${cell('XFD2')}</row></sheetData>`;
  const { rows, notes } = await read(sampleBook({ sheets: { Data: sheet } }));
  expect(rows.map(({ cells }) => cells.length)).toEqual([1, 256]);
  expect(notes).toEqual([expect.stringContaining('mulai sel XFD2.')]);
});

test('gives up merged ranges that fill each other again and again', async () => {
  const rows = Array.from({ length: 2000 }, () => '<row><c><v>1</v></c><c><v>2</v></c></row>');
  const merged = '<mergeCell ref="A1:A2000"/>'.repeat(3000);
  const sheet = `<sheetData>${rows.join('')}</sheetData><mergeCells>${merged}</mergeCells>`;
  await expect(read(sampleBook({ sheets: { Data: sheet } }))).rejects.toThrow(/tidak wajar/);
});

test('says that a file has changed since it was chosen', async () => {
  const file = new File(['Nama;NIM\n'], 'alumni.csv');
  const gone = async () => {
    throw new DOMException('The file could not be read.', 'NotReadableError');
  };
  const slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  await expect(read(Object.assign(file, { slice, arrayBuffer: gone }))).rejects.toThrow(
    'Berkas berubah sejak dipilih, pilih lagi.',
  );
});
