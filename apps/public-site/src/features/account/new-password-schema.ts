import { passwordMessages as messages, minPasswordLength } from '@portal/auth';
import * as z from 'zod/mini';

export const newPasswordSchema = z
  .object({
    password: z.string().check(z.minLength(minPasswordLength, messages.tooShort)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: messages.mismatch,
    }),
  );

/** The toast for a rejected password; one that is too short is reported first. */
export function passwordErrorToast(broken: { password?: unknown }) {
  return broken.password
    ? { title: messages.tooShortTitle, description: messages.tooShort }
    : { title: messages.mismatchTitle, description: messages.mismatch };
}
