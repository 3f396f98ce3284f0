import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fieldNames } from './columns/fields.ts';
import { guessMapping } from './columns/guess-columns.ts';
import { findHeadings, knownHeadings } from './columns/headings.ts';
import { toRecords } from './columns/to-records.ts';
import { readFile } from './read/read-file.ts';
import { importTemplate, isTemplateExample } from './template.ts';

const { signal } = new AbortController();

test('is read back: a column for each field, and an example that is valid and left out', async () => {
  const template = await importTemplate();
  const { rows, notes } = await readFile(template, {}, signal);
  const headings = findHeadings(rows);
  const mapping = guessMapping(rows, headings);
  expect(notes).toEqual([]);
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(
    new Uint8Array(await template.arrayBuffer()),
  );
  // What is typed into it stays text.
  expect(strFromU8(sheet ?? new Uint8Array()).match(/style="4"/g)).toHaveLength(fieldNames.length);
  expect(headings).toEqual({ first: 0, data: 1 });
  expect(Object.keys(mapping)).toEqual(fieldNames);
  const [record] = await toRecords(rows.slice(1), mapping, async () => undefined);
  expect(record).toMatchObject({ problem: null, warning: null });
  expect(record?.values).toMatchObject({ nim: '01165010001', phone: '0812 3456 7890' });
  expect(rows.slice(1).map(({ cells }) => isTemplateExample(cells))).toEqual([true]);
});

test('explains each column in a second sheet, with an example that is read as it stands', async () => {
  const template = await importTemplate();
  const { rows, source } = await readFile(template, { sheets: ['Petunjuk'] }, signal);
  expect(source).toMatchObject({ sheets: [{ name: 'Data' }, { name: 'Petunjuk', isTaken: true }] });
  const [titles, ...guide] = rows.map(({ cells }) => cells);
  expect(titles).toEqual(['Kolom', 'Isi', 'Contoh', 'Judul lain yang dikenali']);
  const explained = guide.slice(0, fieldNames.length);
  const { rows: data } = await readFile(template, {}, signal);
  expect([explained.map(([name]) => name), explained.map((row) => row[2])]).toEqual(
    data.map(({ cells }) => cells),
  );
  for (const [name, text, , words = ''] of explained) {
    expect(text, name).not.toBe('');
    for (const word of words.split(', ').filter(Boolean)) {
      expect(knownHeadings([word]), word).toBe(1);
    }
  }
});
