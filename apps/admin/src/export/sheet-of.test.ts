import type { ListRequest } from '@portal/api';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { FieldTable } from '../form/field-table.ts';
import { listFile } from './list-file.ts';
import { sheetOf } from './sheet-of.ts';
import { columnLetters, toXlsx } from './xlsx.ts';

interface Row {
  id: string;
  title: string;
  status: string;
  day: string;
  at: string;
  seats: number | null;
  picture: string;
  open: boolean;
  secret: string;
}

const table: FieldTable<Row> = {
  id: { label: 'Nomor', short: 'No.' },
  title: { label: 'Judul', said: ({ title, id }) => `${title} (${id})` },
  status: { label: 'Status', words: { pending: 'Menunggu' } },
  day: { label: 'Hari', kind: 'date', sheet: 'Tanggal' },
  at: { label: 'Dibuat', kind: 'moment' },
  seats: { label: 'Kursi', kind: 'number' },
  picture: { label: 'Poster', kind: 'picture' },
  open: { label: 'Dibuka', kind: 'flag' },
  secret: { label: 'Rahasia', sheet: false },
};
const row: Row = {
  id: 'a',
  title: 'Rapat',
  status: 'pending',
  day: '2027-08-17',
  at: '2027-08-17T18:30:00Z',
  seats: 40,
  picture: 'https://contoh.example/a.png',
  open: true,
  secret: 'x',
};
const columns = sheetOf(table);

test('a field is a column by its short name, with its value in words, as day or as number', () => {
  expect(columns.map(({ title, type, text }) => [title, type, text(row)])).toEqual([
    ['No.', undefined, 'a'],
    ['Judul', undefined, 'Rapat (a)'],
    ['Status', undefined, 'Menunggu'],
    ['Tanggal', 'date', '17/08/2027'],
    ['Dibuat', 'date', '18/08/2027 01:30'],
    ['Kursi', 'number', '40'],
    ['Poster', undefined, 'https://contoh.example/a.png'],
    ['Dibuka', undefined, 'Ya'],
  ]);
  expect(columns[5]?.text({ ...row, seats: null })).toBe('');
});

const total = 300;
const asked: unknown[] = [];
const file = listFile<Row, ListRequest<string, string>>(columns, async (request) => {
  asked.push(request);
  const { page, size } = request;
  const left = Math.min(size, total - (page - 1) * size);
  return {
    rows: Array.from({ length: left }, (_, place) => ({ ...row, id: `${page}-${place}` })),
    total,
    readAt: 1,
  };
});
const request: ListRequest<string, string> = {
  search: 'a',
  status: null,
  sort: 'title',
  ascending: true,
  page: 7,
  size: 20,
};

async function write(format: 'csv' | 'xlsx', chosen = ['Tanggal', 'No.']) {
  asked.length = 0;
  const told: unknown[] = [];
  const controls = {
    signal: new AbortController().signal,
    onProgress: (...progress: unknown[]) => void told.push(progress),
  };
  const blob = await file.toBlob(request, { format, columns: chosen }, controls);
  return { blob, told };
}

test('a list is read from its first row to its last, and the chosen columns are written in their order', async () => {
  expect(file.columns).toEqual(columns.map(({ title }) => title));
  const { blob, told } = await write('csv');
  expect(asked).toEqual([
    { ...request, page: 1, size: 200 },
    { ...request, page: 2, size: 200 },
  ]);
  expect(told).toEqual([
    [200, 300],
    [300, 300],
  ]);
  expect(blob.type).toBe('text/csv;charset=utf-8');
  const lines = (await blob.text()).split('\r\n');
  expect(lines.length).toBe(303);
  expect(lines[1]).toBe('"No.";"Tanggal"');
  const workbook = await write('xlsx');
  expect(workbook.told.slice(2, 4)).toEqual([
    [200, 300, 'menulis'],
    [300, 300, 'menulis'],
  ]);
  expect(workbook.blob.type).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
});

test('a reading that was stopped writes nothing', async () => {
  const controls = { signal: AbortSignal.abort(), onProgress: () => undefined };
  await expect(
    file.toBlob(request, { format: 'csv', columns: [] }, controls),
  ).rejects.toMatchObject({ name: 'AbortError' });
});

test('a workbook names its parts: the rows and, if there is one, the guide', async () => {
  const guide = { name: 'Petunjuk', rows: [['Kolom', 'Arti'], ['Nama', 'Wajib'], ['NIM']] };
  const blob = await toXlsx(columns.slice(0, 1), [row], { guide });
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const cell = (place: string, text: string, style = 0) =>
    `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${text}</t></is></c>`;
  const types = part('[Content_Types].xml').match(/(Extension|PartName)="[^"]+"/g);
  expect(types).toEqual([
    'Extension="rels"',
    'Extension="xml"',
    'PartName="/xl/workbook.xml"',
    'PartName="/xl/worksheets/sheet1.xml"',
    'PartName="/xl/worksheets/sheet2.xml"',
    'PartName="/xl/styles.xml"',
  ]);
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (name: string) => part(name).match(/Type="[^"]+" Target="[^"]+"/g);
  expect(relations('_rels/.rels')).toEqual([
    `Type="${office}/officeDocument" Target="xl/workbook.xml"`,
  ]);
  expect(relations('xl/_rels/workbook.xml.rels')).toEqual([
    `Type="${office}/worksheet" Target="/xl/worksheets/sheet1.xml"`,
    `Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"`,
    `Type="${office}/styles" Target="styles.xml"`,
  ]);
  expect(part('xl/workbook.xml')).toContain(
    '<sheet name="Data" sheetId="1" r:id="rId1"/><sheet name="Petunjuk" sheetId="2" r:id="rId2"/>',
  );
  expect(part('xl/styles.xml')).toContain('formatCode="dd/mm/yyyy"');
  for (const name of Object.keys(parts)) {
    expect(part(name)).toMatch(/^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?>\n</);
  }
  expect(part('xl/worksheets/sheet1.xml').replace(/^.*<sheetData>/s, '')).toBe(
    `<row r="1">${cell('A1', 'No.', 1)}</row><row r="2">${cell('A2', 'a')}</row></sheetData></worksheet>`,
  );
  expect(part('xl/worksheets/sheet2.xml').replace(/^.*<sheetData>/s, '')).toBe(
    `<row r="1">${cell('A1', 'Kolom', 1)}${cell('B1', 'Arti', 1)}</row><row r="2">${cell('A2', 'Nama')}${cell('B2', 'Wajib')}</row><row r="3">${cell('A3', 'NIM')}</row></sheetData></worksheet>`,
  );
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
