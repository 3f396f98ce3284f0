import { loadSupabase, type Supabase } from '@portal/api/client';
import {
  errorMessage,
  failure,
  isOfMails,
  isRateLimited,
  type Outcome,
  success,
} from '../sign-in/notice.ts';

/**
 * Asks for a mail that only some addresses get. The answer never tells which: the limit of one mail a minute, the spent mails of the hour, and
 * a mail server that fails (500) or is slow (504) meet only an address with an account. Never throws.
 */
export async function requestMail(
  ask: (auth: Supabase['auth']) => Promise<{ error: Error | null }>,
  sent: Outcome,
  tooManyRequests: string,
): Promise<Outcome> {
  const error = await loadSupabase('ephemeral')
    .then(async ({ auth }) => (await ask(auth)).error)
    .catch((failed: unknown) => failed);
  if (!error || isOfMails(error)) return sent;
  return isRateLimited(error)
    ? failure('Terlalu Banyak Percobaan', tooManyRequests)
    : failure('Gagal mengirim email', errorMessage(error));
}

/** Sends the confirmation mail again, to an account that waits for it. Never throws. */
export function resendConfirmation(email: string): Promise<Outcome> {
  return requestMail(
    (auth) => auth.resend({ type: 'signup', email }),
    success(
      'Link Konfirmasi Dikirim',
      'Jika akun dengan email ini menunggu konfirmasi, link dikirim paling sering satu kali per menit. Periksa juga folder spam.',
      10_000,
    ),
    'Anda terlalu sering meminta link konfirmasi. Tunggu beberapa saat, lalu coba lagi.',
  );
}
