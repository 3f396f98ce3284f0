import { loadSupabase } from '@portal/api/client';
import { errorMessage, failure, type Outcome, success } from './notice.ts';

export const minPasswordLength = 6;

export const passwordMessages = {
  tooShortTitle: 'Password Terlalu Pendek',
  tooShort: 'Password minimal 6 karakter.',
  mismatchTitle: 'Password Tidak Cocok',
  mismatch: 'Konfirmasi password tidak sesuai.',
};

/** What is wrong with a new password, before any request; null when it may be sent. */
export function validateNewPassword(password: string, confirmation: string) {
  const { tooShortTitle, tooShort, mismatchTitle, mismatch } = passwordMessages;
  if (password.length < minPasswordLength) return failure(tooShortTitle, tooShort);
  return password === confirmation ? null : failure(mismatchTitle, mismatch);
}

/** Sets a new password for the signed-in user, who stays signed in. Never throws. */
export async function changePassword(password: string, confirmation: string): Promise<Outcome> {
  const refuse = (error: unknown) => failure('Gagal memperbarui password', errorMessage(error));
  const invalid = validateNewPassword(password, confirmation);
  if (invalid) return invalid;
  try {
    const { auth } = await loadSupabase();
    const { error } = await auth.updateUser({ password });
    if (error) return refuse(error);
  } catch (error) {
    return refuse(error);
  }
  return success(
    'Password Berhasil Diperbarui',
    'Gunakan password baru ini saat login berikutnya.',
  );
}
