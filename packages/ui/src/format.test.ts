import { expect, it, vi } from 'vitest';
import {
  dayInJakarta,
  daysAhead,
  formatDate,
  formatMoment,
  formatMonthYear,
  formatNumber,
  formatShortDate,
  formatTime,
  lastDay,
  nextDayText,
  postingMark,
  todayInJakarta,
} from './format.ts';

it('writes numbers and dates as the browser would', () => {
  const jakarta = { timeZone: 'Asia/Jakarta', day: 'numeric', year: 'numeric' } as const;
  const long = new Intl.DateTimeFormat('id-ID', { ...jakarta, month: 'long' });
  const short = new Intl.DateTimeFormat('id-ID', { ...jakarta, month: 'short' });
  for (let day = 0; day < 366; day += 5) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day, 17 + (day % 2)));
    expect(formatDate(moment)).toBe(long.format(moment));
    expect(formatShortDate(moment)).toBe(short.format(moment));
  }
  for (const number of [0, 7, -123, 999, 1000, -54_321, 1_234_567]) {
    expect(formatNumber(number)).toBe(new Intl.NumberFormat('id-ID').format(number));
  }
});

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
  expect(formatMoment('2026-08-16T18:30:00Z')).toBe('17 Agustus 2026, 01:30 WIB');
  expect(todayInJakarta(new Date('2026-08-16T18:30:00Z'))).toBe('2026-08-17');
});

it('writes times with WIB', () => {
  expect(formatTime('09:00:00')).toBe('09:00 WIB');
  expect(formatTime('9:05')).toBe('09:05 WIB');
  expect(formatTime('09:00:00', '15:30:00')).toBe('09:00–15:30 WIB');
});

it('names the day on which something ends after midnight', () => {
  expect(formatTime('19:00:00', '01:00:00', '2026-12-05')).toBe('19:00–01:00 WIB (6 Desember)');
  expect(formatTime('09:00:00', '15:30:00', '2026-12-05')).toBe('09:00–15:30 WIB');
  expect(nextDayText('2026-12-31', '19:00', '01:00')).toBe('sampai 01:00, 1 Januari');
  expect(nextDayText('2026-12-31', '19:00', '21:00')).toBe('');
  expect(nextDayText('', '19:00', '01:00')).toBe('');
  expect(lastDay('2026-12-05', '19:00', '01:00')).toBe('2026-12-06');
  expect(lastDay('2026-12-05', '19:00', '')).toBe('2026-12-05');
  expect(lastDay('2026-12-05', '19:00', '19:00')).toBe('2026-12-05');
  expect(lastDay('kapan', '19:00', '01:00')).toBe('kapan');
});

it('returns an empty string for an unreadable value', () => {
  expect([
    formatDate(null),
    formatDate('kapan-kapan'),
    formatMoment(null),
    formatMoment('kapan-kapan'),
    formatTime(null),
    formatTime('pagi'),
    formatTime('pukul 09:00'),
    formatTime('', '', '2026-12-05'),
    formatTime('', '15:30:00'),
  ]).toEqual(['', '', '', '', '', '', '', '', '']);
});

// Midnight in Jakarta, which is still the day before in UTC.
const posted = { postedAt: '2026-08-16T17:00:00Z', deadline: '' };
const mark = (now: string, deadline = '') =>
  postingMark({ ...posted, deadline }, new Date(`${now}+07:00`))?.label;

it('calls a job new for three days, then tells its age for a month', () => {
  expect(mark('2026-08-17T00:00:00')).toBe('Baru');
  expect(mark('2026-08-19T23:59:59')).toBe('Baru');
  expect(mark('2026-08-20T00:00:00')).toBe('3 hari lalu');
  expect(mark('2026-09-16T23:59:59')).toBe('30 hari lalu');
  expect(mark('2026-09-17T00:00:00')).toBeUndefined();
});

it('tells in the last week how soon a job closes, and that it is over from midnight in Jakarta on', () => {
  expect(mark('2026-08-23T23:59:59', '2026-08-31')).toBe('6 hari lalu');
  expect(mark('2026-08-24T00:00:00', '2026-08-31')).toBe('Tutup 7 hari lagi');
  expect(mark('2026-08-28T12:00:00', '2026-08-31')).toBe('Tutup 3 hari lagi');
  expect(mark('2026-08-30T23:59:59', '2026-08-31')).toBe('Tutup besok');
  expect(mark('2026-08-31T00:00:00', '2026-08-31')).toBe('Tutup hari ini');
  expect(mark('2026-08-31T23:59:59', '2026-08-31')).toBe('Tutup hari ini');
  expect(mark('2026-09-01T00:00:00', '2026-08-31')).toBe('Sudah berakhir');
});

it('says nothing about days that cannot be read', () => {
  expect(postingMark({ postedAt: '', deadline: 'kapan-kapan' })).toBeNull();
});

it('counts days ahead by the calendar of Jakarta', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T17:30:00Z') });
  expect([-1, 0, 1, 31].map(dayInJakarta)).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-02-01',
  ]);
  expect(['2026-12-31', '2027-01-01', '2027-01-01T17:00:00Z'].map((it) => daysAhead(it))).toEqual([
    -1, 0, 1,
  ]);
  vi.useRealTimers();
});

it('gives each mark the tone of its urgency', () => {
  const now = new Date('2026-08-17T12:00:00+07:00');
  const tones = ['2026-08-16', '2026-08-17', '2026-08-18', '2026-08-20', '2026-09-20'].map(
    (deadline) => postingMark({ ...posted, deadline }, now)?.tone,
  );
  expect(tones).toEqual(['neutral', 'warning', 'warning', 'warning', 'success']);
  expect(postingMark({ ...posted, postedAt: '2026-08-01' }, now)?.tone).toBe('neutral');
});
