import { expect, test } from 'vitest';
import { sheetDate, sheetTime, toCsv } from './csv.ts';

const columns = [
  { title: 'Judul', text: (row: { title: string; place: string }) => row.title },
  { title: 'Lokasi', text: (row: { title: string; place: string }) => row.place },
];

test('begins with the byte order mark and the separator, quotes every cell and ends lines with CRLF', () => {
  expect(toCsv(columns, [{ title: 'Rapat', place: 'Aula, lantai 2' }])).toBe(
    '\ufeffsep=;\r\n"Judul";"Lokasi"\r\n"Rapat";"Aula, lantai 2"\r\n',
  );
});

test('doubles quotes and keeps line breaks inside a cell', () => {
  expect(toCsv(columns, [{ title: 'Kata "kunci"', place: 'a\nb' }])).toContain(
    '"Kata ""kunci""";"a\nb"\r\n',
  );
});

for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
  test(`makes text of a cell that begins with ${JSON.stringify(sign)}`, () => {
    expect(toCsv(columns, [{ title: `${sign}1+1`, place: '' }])).toContain(`"'${sign}1+1";""`);
  });
}

test.each(['081234567890', '1155110000112345'])('keeps the digits of %s', (digits) => {
  expect(toCsv(columns, [{ title: digits, place: '2014' }])).toContain(`"'${digits}";"2014"`);
});

test('writes dates with the day first and moments in the time of Jakarta', () => {
  expect(sheetDate('2027-08-17')).toBe('17/08/2027');
  expect(sheetTime('2027-08-17T18:30:00Z')).toBe('18/08/2027 01:30');
  expect([sheetDate(''), sheetTime('')]).toEqual(['', '']);
});
