import { expect, test } from 'vitest';
import { emptyJob, jobFormSchema } from './job-form-schema.ts';

const job = {
  ...emptyJob(),
  title: 'Insinyur Proteksi Gardu',
  companyName: 'PT Uji Listrik',
  description: 'Menguji rele dan menyusun laporan.',
};

const wrongFields = (values: typeof job) =>
  jobFormSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];

test('takes a job without the optional fields', () => {
  expect(wrongFields(job)).toEqual([]);
});

test('requires title, company and description, and rejects blanks', () => {
  for (const name of ['title', 'companyName', 'description'] as const) {
    expect(wrongFields({ ...job, [name]: '  ' })).toEqual([name]);
  }
});

test('refuses an unsafe link to apply and an unsafe logo', () => {
  for (const link of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,hai',
    'vbscript:msgbox',
    '//evil.example',
    'https://user@evil.example',
    'contoh.example',
  ]) {
    expect(wrongFields({ ...job, applicationLink: link })).toEqual(['applicationLink']);
    expect(wrongFields({ ...job, companyLogoUrl: link })).toEqual(['companyLogoUrl']);
  }
  expect(wrongFields({ ...job, applicationLink: 'mailto:hrd@contoh.example' })).toEqual([]);
  expect(wrongFields({ ...job, companyLogoUrl: 'https://contoh.example/logo.png' })).toEqual([]);
});

test('refuses texts that are longer than the database takes, instead of cutting them', () => {
  const tooLong = { title: 'a'.repeat(201), description: 'a'.repeat(5001) };
  expect(wrongFields({ ...job, ...tooLong })).toEqual(['title', 'description']);
  expect(wrongFields({ ...job, title: 'a'.repeat(200) })).toEqual([]);
});
