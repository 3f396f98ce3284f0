import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../export/csv.ts';
import { readFile } from './read-file.ts';

const { signal } = new AbortController();
const read = (content: BlobPart) => readFile(new Blob([content]), {}, signal);
const rowsOf = async (content: BlobPart) =>
  (await read(content)).rows.map(({ cells }) => cells.join('|'));

describe('a quotation mark', () => {
  const people = ['Nama|NIM', 'Budi|1', 'Siti|2', 'Ani|3', 'Dodi|4'];
  test.each([
    ['that opens a cell', '"Budi;1\nSiti;2\nAni;3\nDodi;4', '"Budi|1', [2]],
    ['before a cell in marks', '"Budi;1\n"Siti";2\n"Ani";3\n"Dodi";4', '"Budi|1', [2]],
    ['around one word', '"Budi" Demo;1\n"Siti";2\nAni;3\nDodi;4', '"Budi" Demo|1', [2]],
    ['before one that ends a cell', '"Budi;1\nSiti;2\n"Ani";3\nDodi;4', '"Budi|1', [2]],
  ])('%s swallows no row, and the row is named', async (_, rows, first, mended) => {
    const { rows: found, notes } = await read(`Nama;NIM\n${rows}\n`);
    expect(found.map(({ cells }) => cells.join('|'))).toEqual(people.with(1, first));
    expect(notes).toEqual([
      expect.stringMatching(`kutip .* periksa baris ${mended.join(', ')}\\.$`),
    ]);
  });

  test('swallows none of 19,000 rows either, wherever it stands', async () => {
    const lines = Array.from({ length: 19_000 }, (_, place) => `Warga ${place};${place};"PT A;B"`);
    const at = lines.with(40, '"Warga 40;40;x').with(9_000, 'Warga";9000;"');
    const { rows, notes } = await read(`Nama;NIM;Instansi\n${at.join('\n')}`);
    expect(rows).toHaveLength(19_001);
    expect(notes).toEqual([expect.stringContaining('periksa baris 42, 9002.')]);
  });

  test('around an address of several lines keeps it, whatever its commas', async () => {
    const content = 'Nama,NIM,Alamat\nBudi,1,"Jl. A, No. 1\nKel. B, Kec. C, Kota D"\nSiti,2,x\n';
    const { rows, notes } = await read(content);
    expect(rows.map(({ cells }) => cells.length)).toEqual([3, 3, 3]);
    expect(notes).toEqual([]);
  });

  test('swallows no cells of its own line', async () => {
    const { rows, notes } = await read('No;Nama;NIM;Judul\n1;"Siti;2;Pipa 5"\n2;"Ani; S.T.";3;x\n');
    expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
      'No|Nama|NIM|Judul',
      '1|"Siti|2|Pipa 5"',
      '2|Ani; S.T.|3|x',
    ]);
    expect(notes).toEqual([expect.stringMatching(/baris 2\.$/)]);
  });

  test('beside nothing but others comes to an end', async () => {
    for (const count of [100_000, 100_001]) {
      expect((await read('"'.repeat(count))).rows).toHaveLength(1);
    }
  });

  test('inside a cell stays, as do separators and line ends between two', async () => {
    const content = 'Nama;Judul\nBudi;"Rancang "Panel" Surya; baru"\nSiti;"Dua\nbaris ""A"""\n';
    expect(await rowsOf(content)).toEqual([
      'Nama|Judul',
      'Budi|Rancang "Panel" Surya; baru',
      'Siti|Dua\nbaris "A"',
    ]);
  });
});

test.each([
  ['lone CR', 'Nama;NIM\rBudi;1\rSiti;2'],
  ['mixed', 'Nama;NIM\r\nBudi;1\nSiti;2\r'],
])('ends lines: %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(['Nama|NIM', 'Budi|1', 'Siti|2']);
});

test.each([
  ['once', 'Nama,NIM,Kota\n"Budi,1,""Pekanbaru, Riau"""\n"Siti,2,Siak"\n'],
  ['beside empty columns', 'Nama,NIM,Kota;;\n"Budi,1,""Pekanbaru, Riau""";;\n"Siti,2,Siak";;\n'],
  ['twice', '"Nama,NIM,Kota"\n"""Budi,1,""""Pekanbaru, Riau"""""""\n"""Siti,2,Siak"""\n'],
])('takes lines apart that were saved as one cell: %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(['Nama|NIM|Kota', 'Budi|1|Pekanbaru, Riau', 'Siti|2|Siak']);
});

describe('UTF-16', () => {
  const text = 'Nama;Kota\nRené Demo;Siak\n';
  const encoded = (content: string, isBig: boolean) => {
    const bytes = new DataView(new ArrayBuffer(content.length * 2));
    for (const [at, sign] of [...content].entries())
      bytes.setUint16(at * 2, sign.charCodeAt(0), !isBig);
    return bytes.buffer;
  };
  test.each([
    ['little-endian', false],
    ['big-endian', true],
  ])('%s, with its mark and without', async (_, isBig) => {
    for (const mark of ['\ufeff', '']) {
      expect(await rowsOf(encoded(mark + text, isBig))).toEqual(['Nama|Kota', 'René Demo|Siak']);
    }
  });
});

test.each([
  '<html xmlns:o="urn:x"><table><tr><td>Nama</td></tr></table></html>',
  '<h3>Laporan</h3>\n<table border=1><tr><td>Nama</td></tr></table>',
  '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
  'MIME-Version: 1.0\nContent-Type: multipart/related',
])('names markup that calls itself a spreadsheet: %j', async (content) => {
  await expect(read(content)).rejects.toThrow(/HTML.*bukan buku kerja Excel/);
});

test('takes errors of cells for nothing, and headings that look alike for what they are', async () => {
  const errors = ['#REF!', '#NAME?', '#N/A', '#VALUE!', '#DIV/0!', '#SPILL!', '####', 'Err:502'];
  const rows = errors.map((error) => `Budi;${error};#1`);
  expect(await rowsOf(`Nama;Instansi;#\n${rows.join('\n')}`)).toEqual([
    'Nama|Instansi|#',
    ...errors.map(() => 'Budi||#1'),
  ]);
});

test('reads what the export writes, sign by sign', async () => {
  const texts = ['0812', '=1+1', '+62 812', 'a "b"; c', "Nur'aini", '-', '05E00123', '@x "y"'];
  const columns = [
    { title: 'Nama', text: (row: string) => row },
    { title: 'NIM', text: () => '01165' },
  ];
  expect(await rowsOf(toCsv(columns, texts))).toEqual([
    'Nama|NIM',
    ...texts.map((text) => `${text}|01165`),
  ]);
});
