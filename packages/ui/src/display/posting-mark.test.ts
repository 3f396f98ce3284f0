import { expect, it } from 'vitest';
import { postingMark } from './posting-mark.ts';

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
