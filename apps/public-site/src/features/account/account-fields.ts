import * as z from 'zod/mini';

/** What every account form asks of its fields, in its own words; the service decides the rest. */
export const filled = (sentence: string) => z.string().check(z.trim(), z.minLength(1, sentence));

export const emailField = filled('Email harus diisi.').check(
  z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.com.'),
);
