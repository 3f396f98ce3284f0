import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { sampleBook } from '../../../../../test/sample-book.ts';
import { toXlsx } from '../../../../export/xlsx.ts';
import { readFile } from './read-file.ts';

type Content = string | Uint8Array<ArrayBuffer> | Blob;

const fileOf = (...parts: Content[]) => new File(parts, 'alumni');
const read = (file: Blob, choice = {}) => readFile(file, choice, new AbortController().signal);
const cellsOf = async (file: Blob, choice = {}) =>
  (await read(file, choice)).rows.map(({ cells }) => cells);

const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const headings = `<row r="1">${text('A1', 'Nama')}${text('B1', 'NIM')}</row>`;
const book = (rows: string, more = {}) =>
  sampleBook({ sheets: { Data: `<sheetData>${headings}${rows}</sheetData>` }, ...more });
const zip = (parts: Record<string, string>) => {
  const packed = Object.entries(parts).map(([name, content]) => [name, strToU8(content)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(packed)));
};

describe('refuses with a sentence', () => {
  const manyRows = 'Budi;1\n'.repeat(200_000);
  const cases: Record<string, [() => Blob, RegExp]> = {
    'an empty file': [() => fileOf(), /^Berkas ini kosong\.$/],
    'a file of blank lines': [() => fileOf('\n \n;;\n'), /^Tidak ada baris/],
    '60 MB': [() => fileOf(new Uint8Array(60_000_000)), /lebih dari 10 MB/],
    '200,000 rows': [() => fileOf(manyRows), /lebih dari 20\.000 baris/],
    '200,000 rows of a workbook': [
      () => book('<row><c><v>7</v></c></row>'.repeat(200_000)),
      /lebih dari 20\.000 baris|tidak wajar/,
    ],
    'an old or locked workbook': [
      () => fileOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
      /\.xls lama atau yang memakai kata sandi/,
    ],
    'another archive': [() => fileOf(zip({ 'a.txt': 'x' })), /bukan buku kerja Excel/],
    'a document': [
      () =>
        fileOf(
          zip({
            '_rels/.rels':
              '<Relationships><Relationship Type="x/officeDocument" Target="a.xml"/></Relationships>',
            'a.xml': '<document/>',
          }),
        ),
      /bukan buku kerja Excel/,
    ],
    'a zip in a zip': [() => fileOf(zip({ 'b.xlsx': 'PK' })), /bukan buku kerja Excel/],
    'a PDF': [() => fileOf('%PDF-1.7\n'), /bukan tabel/],
    'a picture': [() => fileOf(new Uint8Array([0x89, 0x50, 0, 0, 0, 1])), /bukan tabel/],
    'half a workbook': [() => book('').slice(0, 700), /rusak/],
    'a bomb of empty rows': [() => book('<row/>'.repeat(1_000_000)), /tidak wajar/],
    'a bomb in one cell': [
      () => book(`<row>${text('A2', ' '.repeat(2_000_000))}</row>`),
      /tidak wajar/,
    ],
    'a bomb of tags': [() => book('<row>'.repeat(500)), /tidak wajar/],
    'broken XML': [() => book('<row></sheetData><row>'), /rusak/],
  };
  test.each(Object.entries(cases))('%s', async (_, [make, sentence]) => {
    await expect(read(make()).then(({ rows }) => rows.length)).rejects.toThrow(sentence);
  });
});

describe('text', () => {
  test.each([
    ['semicolons beside decimal commas', 'Nama;NIM;IPK\nBudi;1;3,75\nSiti;2;3,5\n'],
    ['commas beside quoted names', 'Nama,NIM,IPK\n"Budi",1,"3,75"\nSiti,2,"3,5"\n'],
    ['tabs', 'Nama\tNIM\tIPK\nBudi\t1\t3,75\nSiti\t2\t3,5\n'],
    ['a line that names the separator', 'sep=|\nNama|NIM|IPK\nBudi|1|3,75\nSiti|2|3,5\n'],
    ['a byte order mark', '\ufeffNama;NIM;IPK\r\nBudi;1;3,75\r\nSiti;2;3,5\r\n'],
  ])('finds the columns of %s', async (_, content) => {
    expect(await cellsOf(fileOf(content))).toEqual([
      ['Nama', 'NIM', 'IPK'],
      ['Budi', '1', '3,75'],
      ['Siti', '2', '3,5'],
    ]);
  });

  test('prefers the separator that gives known headings to a steady one', async () => {
    const rows = await cellsOf(fileOf('Nama,NIM,a;b\nBudi,1,a;b\n'));
    expect(rows[1]).toEqual(['Budi', '1', 'a;b']);
  });

  test.each(['Nama,NIM\n"Budi, S.T., M.T.",1\n', 'Nama;NIM\nBudi, S.T., M.T.;1\n'])(
    'keeps the commas of a name: %j',
    async (content) => {
      expect((await cellsOf(fileOf(content)))[1]).toEqual(['Budi, S.T., M.T.', '1']);
    },
  );

  test('keeps leading zeros, formulas as they stand, and the numbers of the rows', async () => {
    const { rows } = await read(fileOf('sep=;\nNama;NIM\n\n"=HYPERLINK(""a"")";007\n'));
    expect(rows).toEqual([
      { number: 2, cells: ['Nama', 'NIM'] },
      { number: 4, cells: ['=HYPERLINK("a")', '007'] },
    ]);
  });

  test('says when it is read as Windows-1252, which can be changed', async () => {
    const file = fileOf(strToU8('Nama;Kota\nAndr'), new Uint8Array([0xe9]), ';Riau\n');
    const { rows, notes } = await read(file);
    expect(rows[1]?.cells[0]).toBe('André');
    expect(notes).toEqual([expect.stringContaining('Windows-1252')]);
    expect((await read(file, { encoding: 'utf-8' })).rows[1]?.cells[0]).toBe('Andr\ufffd');
  });

  test('reads UTF-16, and letters across the pieces in which it parses', async () => {
    const row = 'Budi;7\n';
    const codes = [...`\ufeffNama;NIM\n${row}`].map((sign) => sign.charCodeAt(0));
    expect(await cellsOf(fileOf(new Uint8Array(new Uint16Array(codes).buffer)))).toHaveLength(2);
    const names = Array.from({ length: 15_000 }, (_, place) => `Nurul ‘Aini é${place}`);
    const rows = await cellsOf(fileOf(`Nama\n${names.join('\n')}`));
    expect(rows.map(([name]) => name)).toEqual(['Nama', ...names]);
  });

  test('cuts a long cell and notes it, as well as a quotation mark that is not closed', async () => {
    const { rows, notes } = await read(fileOf(`Nama;NIM\n${'x'.repeat(10_001)};1\n"Budi;2\n`));
    expect(rows[1]?.cells[0]).toHaveLength(10_000);
    expect(notes.join(' ')).toMatch(/tidak ditutup.*dipotong, yang pertama di baris 2\./);
  });
});

describe('workbook', () => {
  test('takes numbers by their digits and leaves what a spreadsheet has rounded', async () => {
    const values = ['11650110123456789', '1.1650110123E10', '1.16E10', '2015.0', '3.75'];
    const cells = values.map((value) => `<c><v>${value}</v></c>`).join('');
    expect((await cellsOf(book(`<row>${cells}</row>`)))[1]).toEqual([
      '11650110123456789',
      '11650110123',
      '11600000000',
      '2015',
      '3.75',
    ]);
  });

  test.each([
    ['', '42005', '01/01/2015'],
    ['date1904="1"', '40543', '01/01/2015'],
    ['', '42005.75', '01/01/2015'],
    ['', '1', '01/01/1900'],
  ])('reads days with %j: %s', async (properties, serial, day) => {
    const formats = ['dd&quot;x&quot;/mm/yyyy', '0.00&quot; dy&quot;', '[$-421]d mmmm yyyy;@'];
    const row = [1, 2, 3].map((style) => `<c s="${style}"><v>${serial}</v></c>`).join('');
    const cells = await cellsOf(book(`<row>${row}</row>`, { properties, formats }));
    expect(cells[1]).toEqual([day, serial, day]);
  });

  test('takes stored values of formulas, no errors, and texts in pieces without phonetics', async () => {
    const row = `<row r="9"><c t="s"><v>0</v></c><c t="str"><f>A1</f><v>Riau_x000a_1</v></c><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c/></row>`;
    const strings = ['<r><t>Bu</t></r><r><t>di &amp; Siti</t></r><rPh><t>x</t></rPh>'];
    const { rows } = await read(book(row, { strings }));
    expect(rows[1]).toEqual({ number: 9, cells: ['Budi & Siti', 'Riau\n1', '', 'Ya'] });
  });

  test('allocates nothing for dimensions and merged ranges', async () => {
    const sheet = `<dimension ref="A1:XFD1048576"/><sheetData>${headings}<row r="1048576">${text('A1048576', 'Budi')}</row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`;
    const { rows } = await read(sampleBook({ sheets: { Data: sheet } }));
    expect(rows).toHaveLength(2);
  });

  test('proposes the sheet with known headings, reads a chosen one, and says that macros are not read', async () => {
    const notes = `<sheetData>${`<row>${text('A1', 'Petunjuk')}</row>`.repeat(300)}</sheetData>`;
    const file = sampleBook({
      sheets: { Petunjuk: notes, Data: `<sheetData>${headings}</sheetData>` },
      others: { 'xl/vbaProject.bin': strToU8('x') },
    });
    const table = await read(file);
    expect(table.source).toMatchObject({
      sheets: [
        { name: 'Petunjuk', rows: 300, isTaken: false },
        { name: 'Data', rows: 0, isTaken: true },
      ],
    });
    expect(table.notes).toEqual(['Makro di berkas ini tidak dibaca.']);
    expect((await read(file, { sheets: ['Petunjuk'] })).rows).toHaveLength(300);
  });

  test('reads what the export writes', async () => {
    const written = await toXlsx(
      [{ title: 'Nama', text: (row: string) => row }],
      ['=1+1', 'a_x0041_', ' <b> '],
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(await cellsOf(written)).toEqual([['Nama'], ['=1+1'], ['a_x0041_'], ['<b>']]);
  });

  test('stops when it is aborted', async () => {
    const controller = new AbortController();
    const rows = `<row>${text('A2', 'Budi')}</row>`.repeat(20_000);
    const reading = readFile(book(rows), {}, controller.signal);
    setTimeout(() => controller.abort());
    await expect(reading).rejects.toThrow(/abort/i);
  });
});
