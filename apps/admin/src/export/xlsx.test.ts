import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toXlsx } from './xlsx.ts';

const columns = [
  { title: 'Judul', text: (row: string[]) => row[0] ?? '' },
  { title: 'Dibuat', text: (row: string[]) => row[1] ?? '', type: 'date' },
  { title: 'Kursi', text: (row: string[]) => row[2] ?? '', type: 'number' },
] as const;

async function sheetOf(...rows: string[][]): Promise<string> {
  const { signal } = new AbortController();
  const file = await toXlsx(columns, rows, { signal, onProgress: () => undefined });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

test.each(['=1+1', '+62', '-1', '@SUM(A1)', '081234567890'])(
  'writes %s as text, which no spreadsheet runs or rounds',
  async (text) => {
    const sheet = await sheetOf([text]);
    expect(sheet).toContain(
      `<c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">${text}</t>`,
    );
    expect(sheet).not.toContain('<f');
  },
);

test('writes dates and moments as days, and numbers as numbers', async () => {
  const sheet = await sheetOf(['', '17/08/2027', '40'], ['', '17/08/2027 19:30', 'tidak dibatasi']);
  expect(sheet).toContain(
    '<row r="2"><c r="B2" s="2"><v>46616</v></c><c r="C2"><v>40</v></c></row>',
  );
  expect(sheet).toContain('<c r="B3" s="3"><v>46616.8125</v></c><c r="C3" t="inlineStr"');
});

test('keeps what is typed below a column as text, where it says so', async () => {
  const { signal } = new AbortController();
  const typed = [{ title: 'NIM', text: (row: string) => row, isTyped: true }];
  const file = await toXlsx(typed, ['007'], { signal, onProgress: () => undefined });
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('<col min="1" max="1" width="22" customWidth="1" style="4"/>');
  expect(sheet).toContain('<c r="A2" t="inlineStr" s="4">');
});

test('escapes markup, line breaks and special characters of a text', async () => {
  const sheet = await sheetOf(['<b> & "c"\nbaris\u0000\u0007 _x0041_ \ud800']);
  expect(sheet).toContain('&lt;b&gt; &amp; "c"\nbaris _x005F_x0041_ \ufffd</t>');
});

test('truncates a text to the limit of a cell, and stops when aborted', async () => {
  expect((await sheetOf(['a'.repeat(40_000)])).match(/a{32767}/)?.[0]).toHaveLength(32_767);
  const stopped = toXlsx(columns, [['x']], {
    signal: AbortSignal.abort(),
    onProgress: () => undefined,
  });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
});

test('reports its progress, and can be aborted in the middle', async () => {
  const rows = Array.from({ length: 450 }, () => ['x']);
  const { signal } = new AbortController();
  const reported: number[] = [];
  await toXlsx(columns, rows, { signal, onProgress: (written) => reported.push(written) });
  expect(reported).toEqual([200, 400, 450]);
  const stopping = new AbortController();
  const stopped = toXlsx(columns, rows, {
    signal: stopping.signal,
    onProgress: (written) => written === 400 && stopping.abort(),
  });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
});
