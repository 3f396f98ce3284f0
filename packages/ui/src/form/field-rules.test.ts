import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  deadlineProblem,
  eventDateProblem,
  graduationProblem,
  phoneProblem,
  yearProblem,
} from './field-rules.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:00:00Z') });
});
afterEach(() => vi.useRealTimers());

it('takes years from 1970 to this one in Jakarta, and some ahead where asked', () => {
  expect(['', '1970', ' 2027 '].map((year) => yearProblem(year))).toEqual([null, null, null]);
  expect(yearProblem('2028')).toBe('Tahun harus antara 1970 dan 2027.');
  expect(yearProblem('1850')).toBe('Tahun harus antara 1970 dan 2027.');
  expect(yearProblem('2028', 1)).toBeNull();
  expect(['20144', 'x2014'].map((year) => yearProblem(year))).not.toContain(null);
  expect(yearProblem('1969')).toBe('Tahun harus antara 1970 dan 2027.');
  expect(yearProblem('201')).toBe('Tulis tahun dengan empat angka, misalnya 2014.');
});

it('refuses a graduation before the entry', () => {
  expect(graduationProblem('2014', '2013')).toBe('Tahun lulus tidak boleh sebelum tahun masuk.');
  expect(graduationProblem('2014', '2014')).toBeNull();
  expect(graduationProblem('', '2013')).toBeNull();
  expect(graduationProblem('2014', ' ')).toBeNull();
  expect(graduationProblem(' 2014', ' 2014 ')).toBeNull();
  expect(graduationProblem(' 2014', '2013')).not.toBeNull();
});

it('takes events from 2000 to five years ahead', () => {
  expect(eventDateProblem('2032-12-31')).toBeNull();
  expect(eventDateProblem('2000-01-01')).toBeNull();
  expect(eventDateProblem('1999-12-31')).not.toBeNull();
  expect(eventDateProblem('1926-05-01')).toBe('Tahun kegiatan harus antara 2000 dan 2032.');
  expect(eventDateProblem('2062-05-01')).toBe('Tahun kegiatan harus antara 2000 dan 2032.');
});

it('takes the last day of a job from today in Jakarta to 180 days ahead', () => {
  expect(deadlineProblem('2027-01-01')).toBeNull();
  expect(deadlineProblem('2027-06-30')).toBeNull();
  for (const date of ['2026-12-31', '2027-07-01', '']) {
    expect(deadlineProblem(date)).toBe('Pilih tanggal dari hari ini sampai 180 hari lagi.');
  }
});

it.each([
  '',
  '  ',
  '123456',
  ' +628123456789012 ',
  '0812-3456).',
  '0812-3456-7890',
  '+62 812 3456 7890',
  '(0761) 63266',
  '0812.3456.7890',
])('takes the telephone number %s', (phone) => expect(phoneProblem(phone)).toBeNull());

it.each([
  'telepon saya',
  '12345',
  '1234567890123456',
  'x0812 3456',
  '0812 3456x',
  '++62 812 3456',
  '0812',
  '0812 3456 7890 1234 5',
  '0812 (rumah)',
  '+',
])('refuses the telephone number %s', (phone) =>
  expect(phoneProblem(phone)).toMatch(/^Tulis nomor telepon dengan angka/),
);
