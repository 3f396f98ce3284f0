import { expect, test } from 'vitest';
import { graduationYears, reasonFor, registrationSchema } from './registration-schema.ts';

const complete = {
  fullName: 'Rina Wulandari',
  email: ' rina@contoh.example ',
  graduationYear: '2019',
  password: 'rahasia',
  confirmation: 'rahasia',
};

function sentences(change: Partial<typeof complete>): string[] {
  const { error } = registrationSchema.safeParse({ ...complete, ...change });
  return error?.issues.map((issue) => issue.message) ?? [];
}

test('accepts a complete registration and trims what is read by people', () => {
  expect(registrationSchema.parse(complete).email).toBe('rina@contoh.example');
});

test('reports each broken rule with its own sentence', () => {
  expect(sentences({ graduationYear: '' })).toEqual(['Tahun lulus harus diisi.']);
  expect(sentences({ password: 'lima5', confirmation: 'lima5' })).toEqual([
    'Password minimal harus 6 karakter.',
  ]);
  expect(sentences({ confirmation: 'rahasiA' })).toEqual([
    'Password dan konfirmasi password tidak cocok.',
  ]);
});

test('counts a password in bytes, of which the service takes 72', () => {
  const ofLength = (password: string) => sentences({ password, confirmation: password });
  expect(ofLength('a'.repeat(72))).toEqual([]);
  expect(ofLength('é'.repeat(36))).toEqual([]);
  const tooLong = [expect.stringContaining('Password paling panjang 72 byte')];
  expect(ofLength('a'.repeat(73))).toEqual(tooLong);
  expect(ofLength(`${'é'.repeat(36)}a`)).toEqual(tooLong);
});

test('reports that the passwords differ even while other fields are empty', () => {
  expect(sentences({ fullName: ' ', confirmation: '' })).toEqual([
    'Nama lengkap harus diisi.',
    'Password dan konfirmasi password tidak cocok.',
  ]);
});

test('offers the years from the current one down to 1990', () => {
  const years = graduationYears(2026);
  expect([years[0], years[1], years.at(-1), years.length]).toEqual(['2026', '2025', '1990', 37]);
});

test('names the reason where one field is wrong, and else points at the fields', () => {
  const short = { message: 'Password minimal harus 6 karakter.' };
  expect(reasonFor({ password: short })).toBe(short.message);
  expect(reasonFor({ password: short, email: { message: 'Email harus diisi.' } })).toBe(
    'Periksa kolom yang ditandai.',
  );
});
