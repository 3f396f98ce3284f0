import { expect, it } from 'vitest';
import { errorText, failureText } from './error-text.ts';

it('has a title and a text for every kind', () => {
  expect(errorText({ kind: 'network' })).toEqual({
    title: 'Koneksi Terputus',
    text: 'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  });
});

it('prefers the exact words of a known code and ignores unknown ones', () => {
  expect(errorText({ kind: 'conflict', code: '23505' }).text).toBe(
    'Data yang sama sudah terdaftar.',
  );
  expect(errorText({ kind: 'server', code: 'XX000' })).toEqual(errorText({ kind: 'server' }));
});

it('finds words for whatever was thrown', () => {
  const refusal = Object.assign(new Error('duplicate key'), { kind: 'conflict', code: '23505' });
  expect(failureText(refusal)).toBe('Data yang sama sudah terdaftar.');
  const unknown = errorText({ kind: 'unknown' }).text;
  expect(failureText(Object.assign(new Error('x'), { kind: 'toString' }))).toBe(unknown);
  expect(failureText(null)).toBe(unknown);
});
