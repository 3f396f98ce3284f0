import { loadSupabase } from '@portal/api/client';
import {
  errorMessage,
  failure,
  isMailJustSent,
  isRateLimited,
  type Outcome,
  success,
} from '../sign-in/notice.ts';

/**
 * Sends the confirmation mail again. Its answer never tells whether the e-mail has an account that waits for it; nor does the
 * service's limit of one mail a minute, which only such an account can reach. Never throws.
 */
export async function resendConfirmation(email: string): Promise<Outcome> {
  const error = await requestMail(email).catch((failed: unknown) => failed);
  if (!error || isMailJustSent(error)) {
    return success(
      'Link Konfirmasi Dikirim',
      'Jika akun dengan email ini menunggu konfirmasi, link dikirim paling sering satu kali per menit. Periksa juga folder spam.',
      10_000,
    );
  }
  return isRateLimited(error)
    ? failure(
        'Terlalu Banyak Percobaan',
        'Anda terlalu sering meminta link konfirmasi. Tunggu beberapa saat, lalu coba lagi.',
      )
    : failure('Gagal mengirim email', errorMessage(error));
}

async function requestMail(email: string): Promise<unknown> {
  const { auth } = await loadSupabase('ephemeral');
  const { error } = await auth.resend({ type: 'signup', email });
  return error;
}
