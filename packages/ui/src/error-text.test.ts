import { expect, it } from 'vitest';
import { failureText } from './error-text.ts';

const failure = (kind: string, code?: string) => Object.assign(new Error('x'), { kind, code });
const unknown = 'Terjadi kesalahan tidak terduga. Silakan coba lagi.';

it('has a text for the kind of an error', () => {
  expect(failureText(failure('network'))).toBe(
    'Layanan tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.',
  );
});

it('prefers the text of a known code and ignores unknown codes', () => {
  expect(failureText(failure('conflict', '23505'))).toBe('Data yang sama sudah terdaftar.');
  expect(failureText(failure('server', 'XX000'))).toBe(failureText(failure('server')));
});

it.each([failure('toString'), failure('no-kind', '23505'), new Error('x'), null])(
  'finds words for whatever was thrown',
  (error) => {
    expect(failureText(error)).toBe(unknown);
  },
);
