import { loadSupabase } from '@portal/api/client';
import { errorMessage, failure, isSessionGone, type Outcome, success } from './notice.ts';
import { signInAgain } from './sign-out.ts';

export const minPasswordLength = 6;

export const passwordMessages = {
  tooShortTitle: 'Password Terlalu Pendek',
  tooShort: 'Password minimal 6 karakter.',
  tooLong: 'Password paling panjang 72 byte. Huruf beraksen dan emoji terhitung lebih dari satu.',
  mismatchTitle: 'Password Tidak Cocok',
  mismatch: 'Konfirmasi password tidak sesuai.',
};

/** The service refuses more than 72 bytes, which are fewer characters where some take two to four. */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > 72;
}

/** What is wrong with a new password, and in which field, before any request; null when it may be sent. */
export function validateNewPassword(password: string, confirmation: string) {
  const { tooShortTitle, tooShort, tooLong, mismatchTitle, mismatch } = passwordMessages;
  if (password.length < minPasswordLength) return refuse('password', tooShortTitle, tooShort);
  if (isPasswordTooLong(password)) return refuse('password', 'Password Terlalu Panjang', tooLong);
  return password === confirmation ? null : refuse('confirmation', mismatchTitle, mismatch);
}

function refuse(field: 'password' | 'confirmation', title: string, description: string) {
  return { field, ...failure(title, description) };
}

/** `field`: which of the two is to be corrected. */
type PasswordOutcome = Outcome & { field?: 'password' | 'confirmation' };

/** Sets a password that is valid, with the session of this scope. Never throws. */
export async function setPassword(
  scope: 'session' | 'recovery',
  password: string,
  confirmation: string,
  failedTitle: string,
  done: () => Promise<Outcome>,
): Promise<PasswordOutcome> {
  const invalid = validateNewPassword(password, confirmation);
  if (invalid) return invalid;
  try {
    const { auth } = await loadSupabase(scope);
    const { error } = await auth.updateUser({ password });
    if (error) throw error;
    return await done();
  } catch (error) {
    if (scope === 'session' && isSessionGone(error)) await signInAgain();
    return failure(failedTitle, errorMessage(error));
  }
}

/** For the signed-in user, who stays signed in. Never throws. */
export function changePassword(password: string, confirmation: string): Promise<PasswordOutcome> {
  return setPassword('session', password, confirmation, 'Gagal memperbarui password', async () =>
    success('Password Berhasil Diperbarui', 'Gunakan password baru ini saat login berikutnya.'),
  );
}
