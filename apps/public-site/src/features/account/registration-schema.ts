import { registerMessages as messages } from '@portal/auth';
import { tooLong } from '@portal/ui';
import * as z from 'zod/mini';
import { emailField, filled, newPasswordField, typedTwice } from './account-fields.ts';

const firstGraduationYear = 1990;

/** The limit of the database. */
const nameLimit = 200;

export const registrationSchema = z
  .object({
    fullName: filled('Nama lengkap harus diisi.').check(z.maxLength(nameLimit, tooLong(nameLimit))),
    email: emailField,
    graduationYear: z.string().check(z.minLength(1, messages.yearMissing)),
    password: newPasswordField(messages.passwordTooShort),
    confirmation: z.string(),
  })
  .check(typedTwice(messages.passwordMismatch));

/** What the toast says: what is wrong where it is one field, else where to look. */
export function reasonFor(broken: Partial<Record<string, { message?: string }>>): string {
  const [only, ...others] = Object.values(broken);
  return others.length === 0 ? (only?.message ?? '') : 'Periksa kolom yang ditandai.';
}

/** From the current year down to 1990; empty until the current year is known. */
export function graduationYears(currentYear: number | null): string[] {
  if (!currentYear) return [];
  const count = Math.max(0, currentYear - firstGraduationYear + 1);
  return Array.from({ length: count }, (_, index) => String(currentYear - index));
}
