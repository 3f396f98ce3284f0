import { expect, it } from 'vitest';
import {
  formatDate,
  formatMonthYear,
  formatNumber,
  formatShortDate,
  formatTime,
  todayInJakarta,
} from './format.ts';

it('separates thousands with a point', () => {
  expect(formatNumber(1234)).toBe('1.234');
});

it('writes dates in long Indonesian', () => {
  expect(formatDate('2026-08-17')).toBe('17 Agustus 2026');
  expect(formatMonthYear('2026-02-01')).toBe('Februari 2026');
  expect(formatShortDate('2026-08-17')).toBe('17 Agu 2026');
});

it('formats a moment as the day in Jakarta', () => {
  expect(formatDate('2026-08-16T18:30:00Z')).toBe('17 Agustus 2026');
  expect(todayInJakarta(new Date('2026-08-16T18:30:00Z'))).toBe('2026-08-17');
});

it('writes times with WIB', () => {
  expect(formatTime('09:00:00')).toBe('09:00 WIB');
  expect(formatTime('9:05')).toBe('09:05 WIB');
  expect(formatTime('09:00:00', '15:30:00')).toBe('09:00–15:30 WIB');
});

it('returns an empty string for an unreadable value', () => {
  expect([
    formatDate(null),
    formatDate('kapan-kapan'),
    formatTime(null),
    formatTime('pagi'),
    formatTime('', '15:30:00'),
  ]).toEqual(['', '', '', '', '']);
});
