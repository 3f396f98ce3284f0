import { minPasswordLength, passwordSentences as sentences } from '@portal/auth';
import * as z from 'zod/mini';

export const newPasswordSchema = z
  .object({
    password: z.string().check(z.minLength(minPasswordLength, sentences.tooShort)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: sentences.mismatch,
    }),
  );

/** The toast of the specification for what is wrong; a password that is too short comes first. */
export function objectionToast(broken: { password?: unknown }) {
  return broken.password
    ? { title: sentences.tooShortTitle, description: sentences.tooShort }
    : { title: sentences.mismatchTitle, description: sentences.mismatch };
}
