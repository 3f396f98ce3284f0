import * as z from 'zod/mini';

/** The field rules that all account forms share; the service checks the rest. */
export const filled = (sentence: string) => z.string().check(z.trim(), z.minLength(1, sentence));

export const emailField = filled('Email harus diisi.').check(
  z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.com.'),
);
