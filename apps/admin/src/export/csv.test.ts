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

const written = (text: string) =>
  toCsv(columns, [{ title: text, place: '' }])
    .split('\r\n')
    .slice(2, -1)
    .join('\r\n')
    .slice(0, -3);

// LibreOffice 7.4 and Gnumeric 1.12 changed each of these, and show them exactly as a formula whose value is the text.
test.each([
  '05E00123',
  '1E5',
  '0812',
  '1155110000112345',
  '081234567890',
  '0812 3456 7890',
  '+62812',
  '12-05-2024',
  '12.05.2024',
  '1/2',
  '2024-05-01',
  'Jan 5',
  '5 Jan',
  '5 Mei 2024',
  '10:30',
  '10 AM',
  'TRUE',
  'true',
  'Benar',
  '5%',
  '$5',
  'Rp5.000',
  '1.234',
  '1,5',
  '.5',
  '(5)',
  '1 2/3',
  '\u0663\u0664',
  '=1+1',
  '-5',
  '@a',
  '#N/A',
  '\t5',
  '\uff1d1\uff0b1',
  '\uff0b62812',
  '\uff0d5',
  '\uff20a',
])('keeps the form of %j, which a spreadsheet reads as something else', (text) => {
  expect(written(text)).toBe(`"=""${text}"""`);
});

test.each([
  'Budi',
  'Marina',
  'Mei',
  'am',
  'D400-77',
  'Jalan 5',
  '2014',
  '0',
  '11551100001',
  'PT 3',
  '',
])('leaves %j as it is', (text) => expect(written(text)).toBe(`"${text}"`));

test.each(['=HYPERLINK("x")', '-a\nb', '\r=1', `=${'a'.repeat(300)}`])(
  'makes text of %j, which fits into no formula',
  (text) => expect(written(text)).toBe(`"'${text.replaceAll('"', '""')}"`),
);

test('a column of numbers holds numbers', () => {
  const seats = [{ title: 'Selisih', text: () => '-5', type: 'number' as const }];
  expect(toCsv(seats, [{}])).toContain('\r\n"-5"\r\n');
});

test('writes dates with the day first and moments in the time of Jakarta', () => {
  expect(sheetDate('2027-08-17')).toBe('17/08/2027');
  expect(sheetTime('2027-08-17T18:30:00Z')).toBe('18/08/2027 01:30');
  expect([sheetDate(''), sheetTime('')]).toEqual(['', '']);
});
