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
])('reads the other spelling %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

it.each([
  '31/02/2026',
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
])('reads the time %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each(['25:00', '9:75', '9:5', 'sore', ''])('does not read the time %s', (text) => {
  expect(readTime(text)).toBeNull();
});
