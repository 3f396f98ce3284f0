import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const columns = [
  { title: 'Judul', text: (row: { title: string; place: string }) => row.title },
  { title: 'Lokasi', text: (row: { title: string; place: string }) => row.place },
];

test('begins with the mark of UTF-8, quotes every cell and ends lines with CRLF', () => {
  expect(toCsv(columns, [{ title: 'Rapat', place: 'Aula, lantai 2' }])).toBe(
    '\ufeff"Judul","Lokasi"\r\n"Rapat","Aula, lantai 2"\r\n',
  );
});

test('doubles quotes and keeps line breaks inside a cell', () => {
  expect(toCsv(columns, [{ title: 'Kata "kunci"', place: 'a\nb' }])).toContain(
    '"Kata ""kunci""","a\nb"\r\n',
  );
});

for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
  test(`makes text of a cell that begins with ${JSON.stringify(sign)}`, () => {
    expect(toCsv(columns, [{ title: `${sign}1+1`, place: '' }])).toContain(`"'${sign}1+1",""`);
  });
}
