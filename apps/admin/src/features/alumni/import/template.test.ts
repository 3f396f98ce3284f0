import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fieldNames } from './columns/fields.ts';
import { guessMapping } from './columns/guess-columns.ts';
import { findHeadings } from './columns/headings.ts';
import { toRecords } from './columns/to-records.ts';
import { readFile } from './read/read-file.ts';
import { importTemplate, isTemplateExample } from './template.ts';

const { signal } = new AbortController();

test('is read back: a column for each field, and an example that is valid and left out', async () => {
  const template = await importTemplate(signal);
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
