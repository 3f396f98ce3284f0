import { emptyProfile } from '@portal/api/alumni';
import { expect, test } from 'vitest';
import { degrees } from '../lists/list-kinds.ts';
import { profileSchema } from './profile-schema.ts';

const problems = (changes: object) =>
  profileSchema
    .safeParse({ ...emptyProfile('Budi'), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('takes a profile with plausible years and a telephone number', () => {
  const plausible = { entryYear: '2008', graduationYear: '2013', phoneNumber: '+62 812 3456 7890' };
  expect(problems({})).toEqual([]);
  expect(problems(plausible)).toEqual([]);
});

test('what was copied from contacts is taken as it is stored, and invisible characters are no name', () => {
  const copied = { phoneNumber: '\u202a+62 812\u20133456\u20137890\u202c' };
  const saved = profileSchema.parse({ ...emptyProfile('Budi\u200b'), ...copied });
  expect(saved).toMatchObject({ fullName: 'Budi', phoneNumber: '+62 812 3456 7890' });
  expect(problems({ fullName: '\u3164' })).toEqual([['fullName', 'Nama lengkap harus diisi.']]);
});

test('reports each implausible value at its field', () => {
  expect(problems({ entryYear: '1850', phoneNumber: 'telepon saya' })).toEqual([
    ['entryYear', expect.stringMatching(/^Tahun harus antara 1970 dan 20\d\d\.$/)],
    ['phoneNumber', expect.stringMatching(/^Tulis nomor telepon dengan angka/)],
  ]);
  expect(problems({ entryYear: '2013', graduationYear: '2008' })).toEqual([
    ['graduationYear', 'Tahun lulus tidak boleh sebelum tahun masuk.'],
  ]);
});

test('a further degree may end a few years ahead, but not later', () => {
  const degree = { id: '1', ...degrees.empty, degreeLevel: 'S2', university: 'Universitas Riau' };
  const ahead = (years: number) =>
    degrees.schema.safeParse({
      ...degree,
      graduationYear: String(new Date().getFullYear() + years),
    }).success;
  expect([ahead(2), ahead(60)]).toEqual([true, false]);
});
