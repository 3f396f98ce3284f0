import { cleanText } from '@portal/api/text';
import { isPasswordTooLong, minPasswordLength, passwordMessages } from '@portal/auth';
import * as z from 'zod/mini';

/** The field rules that all account forms share; the service checks the rest. */
export const filled = (sentence: string) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, sentence));

const mayBeSent = z.refine<string>(
  (password) => !isPasswordTooLong(password),
  passwordMessages.tooLong,
);

/** A password that exists: only one that the service can never have taken is refused here. */
export const passwordField = z.string().check(mayBeSent);

export function newPasswordField(tooShort: string) {
  return z.string().check(z.minLength(minPasswordLength, tooShort), mayBeSent);
}

/** Of a new password, which is typed twice. */
export const typedTwice = (error: string) =>
  z.refine<Record<'password' | 'confirmation', string>>(
    ({ password, confirmation }) => password === confirmation,
    { path: ['confirmation'], error },
  );

export const emailField = filled('Email harus diisi.').check(
  z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.com.'),
);

/** What was typed at the page before; anything may be in the router's state. */
export function emailFrom(state: unknown): string {
  const { email }: { email?: unknown } = Object(state);
  return typeof email === 'string' ? email : '';
}
