import { loadSupabase } from '@portal/api/client';
import { errorMessage, failure, type Outcome, success } from './notice.ts';

export const minPasswordLength = 6;

export const passwordMessages = {
  tooShortTitle: 'Password Terlalu Pendek',
  tooShort: 'Password minimal 6 karakter.',
  tooLongTitle: 'Password Terlalu Panjang',
  tooLong:
    'Password paling panjang 72 byte: 72 huruf atau angka, lebih sedikit dengan huruf beraksen atau emoji.',
  mismatchTitle: 'Password Tidak Cocok',
  mismatch: 'Konfirmasi password tidak sesuai.',
};

/** The service refuses more than 72 bytes, which are fewer characters where some take two to four. */
export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > 72;
}

/** What is wrong with a new password, and in which field, before any request; null when it may be sent. */
export function validateNewPassword(password: string, confirmation: string) {
  const messages = passwordMessages;
  if (password.length < minPasswordLength) {
    return { field: 'password', ...failure(messages.tooShortTitle, messages.tooShort) } as const;
  }
  if (isPasswordTooLong(password)) {
    return { field: 'password', ...failure(messages.tooLongTitle, messages.tooLong) } as const;
  }
  return password === confirmation
    ? null
    : ({ field: 'confirmation', ...failure(messages.mismatchTitle, messages.mismatch) } as const);
}

/** `field`: which of the two is to be corrected. */
type PasswordOutcome = Outcome & { field?: 'password' | 'confirmation' };

/** Sets a new password for the signed-in user, who stays signed in. Never throws. */
export async function changePassword(
  password: string,
  confirmation: string,
): Promise<PasswordOutcome> {
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
