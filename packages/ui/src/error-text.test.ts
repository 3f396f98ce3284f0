import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

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
