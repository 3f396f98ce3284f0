import { expect, test } from 'vitest';
import {
  capacityProblem,
  deadlineProblem,
  endTimeProblem,
  secureLinkProblem,
} from './registration-rules.ts';

test('an event ends after it begins, on the next day if need be', () => {
  expect(endTimeProblem('', '')).toBeNull();
  expect(endTimeProblem('08:00', '09:00')).toBeNull();
  expect(endTimeProblem('', '09:00')).toBe('Isi jam mulai sebelum jam selesai.');
  expect(endTimeProblem('19:00', '01:00')).toBeNull();
  expect(endTimeProblem('08:00', '08:00')).toBe('Jam selesai harus setelah jam mulai.');
});

test('a capacity is a number of people, or none', () => {
  for (const capacity of [null, 1, 10_000]) expect(capacityProblem(capacity)).toBeNull();
  for (const capacity of [0, -1, 10_001])
    expect(capacityProblem(capacity)).toContain('1 dan 10.000');
});

test('people register at an https address', () => {
  expect(secureLinkProblem('https://daftar.example/temu')).toBeNull();
  for (const link of ['http://daftar.example', 'javascript:alert(1)', 'daftar']) {
    expect(secureLinkProblem(link)).toContain('https://');
  }
});

test('the address of an online event may be left out', () => {
  expect(secureLinkProblem('')).toBeNull();
  expect(secureLinkProblem('http://rapat.example')).toContain('https://');
});

test('registration ends before the event begins', () => {
  const event = { date: '2026-12-05', time: '16:00', deadlineDate: '', deadlineTime: '' };
  const late = 'Batas pendaftaran harus sebelum kegiatan dimulai.';
  expect(deadlineProblem(event)).toBeNull();
  expect(deadlineProblem({ ...event, deadlineTime: '09:00' })).toBe(
    'Isi tanggal batas pendaftaran.',
  );
  expect(deadlineProblem({ ...event, deadlineDate: '2026-12-04' })).toBeNull();
  expect(deadlineProblem({ ...event, deadlineDate: '2026-12-05' })).toBe(late);
  const sameDay = { ...event, deadlineDate: '2026-12-05', deadlineTime: '16:00' };
  expect(deadlineProblem(sameDay)).toBeNull();
  expect(deadlineProblem({ ...sameDay, deadlineTime: '16:01' })).toBe(late);
  expect(deadlineProblem({ ...event, time: '', deadlineDate: '2026-12-05' })).toBeNull();
});
