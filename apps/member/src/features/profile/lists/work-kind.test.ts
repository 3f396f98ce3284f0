import { expect, test } from 'vitest';
import { workEntrySchema, workKind } from './work-kind.ts';

const entry = {
  id: 'x',
  companyName: 'CV Terang',
  position: 'Pemilik',
  type: 'usaha',
  startMonth: '2021-05',
  endMonth: '',
  description: '',
};

const sentences = (values: typeof entry) =>
  workEntrySchema.safeParse(values).error?.issues.map(({ message }) => message) ?? [];

test('an empty end is allowed and reads as now', () => {
  expect(sentences(entry)).toEqual([]);
  expect(workKind.describe(entry)).toMatchObject({
    title: 'Pemilik',
    facts: ['CV Terang', 'Mei 2021 – Sekarang', 'Usaha'],
  });
});

test('the end is not before the start, and a month needs its year', () => {
  expect(sentences({ ...entry, endMonth: '2021-04' })).toEqual([
    'Selesai tidak boleh sebelum mulai.',
  ]);
  expect(sentences({ ...entry, endMonth: '2021-05' })).toEqual([]);
  expect(sentences({ ...entry, startMonth: '-05' })).toEqual(['Pilih bulan dan tahun mulai.']);
});
