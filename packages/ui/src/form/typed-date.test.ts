import { expect, it } from 'vitest';
import { readDate, readTime } from './typed-date.ts';

it.each([
  '5/12/2026',
  '05/12/2026',
  '5-12-2026',
  '5.12.2026',
  '5/12/26',
  ' 5 12 2026 ',
  '5 Desember 2026',
  '5 des 2026',
  '5-Des-26',
  'Sabtu, 5 Desember 2026',
  'ahad  5-12,2026',
  '5 Desember,  2026',
  '2026-12-05',
])('reads %s with the day first', (text) => {
  expect(readDate(text)).toBe('2026-12-05');
});

it.each([
  ['17 agt 2027', '2027-08-17'],
  ['17 Ags 2027', '2027-08-17'],
  ['1 Pebruari 2027', '2027-02-01'],
  ['9 Nopember 2027', '2027-11-09'],
  ['29/2/2028', '2028-02-29'],
  ['9 peb 2027', '2027-02-09'],
  ['9 sept 2027', '2027-09-09'],
  ['9 nop 2027', '2027-11-09'],
  ['2027-1-9', '2027-01-09'],
])('reads the other spelling %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it('reads every month by its name, and by the beginning of it', () => {
  const name = new Intl.DateTimeFormat('id-ID', { month: 'long' });
  for (let month = 0; month < 12; month += 1) {
    const date = `2027-${String(month + 1).padStart(2, '0')}-05`;
    const written = name.format(new Date(2027, month));
    expect([written, written.slice(0, 3)].map((it) => readDate(`5 ${it} 2027`))).toEqual([
      date,
      date,
    ]);
  }
});

it.each([
  '31/02/2026',
  'x5/12/2026',
  'Sabtux 5/12/2026',
  '12026-12-05',
  '2026-12-051',
  '-12-2026',
  '29/2/2027',
  '0/1/2027',
  '12/31/2026',
  '5 Desember',
  '5/12',
  'besok',
  '5 xyz 2026',
  '5 Desember 2026 malam',
  '5/12/126',
  '',
])('does not read %s', (text) => {
  expect(readDate(text)).toBeNull();
});

it.each([
  ['19:05', '19:05'],
  ['9.30', '09:30'],
  ['9', '09:00'],
  ['pukul 08.00 WIB', '08:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  [' jam  9.30.00  wib ', '09:30'],
  ['9:05:00', '09:05'],
  ['9wib', '09:00'],
])('reads the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['24:00', '9:60', '9:5', 'sore', 'x9', '9 wibx', '9-30', '123', ''])(
  'does not read the time %s',
  (text) => {
    expect(readTime(text)).toBeNull();
  },
);
