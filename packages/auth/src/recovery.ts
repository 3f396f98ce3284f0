import { hasStoredRecovery, loadSupabase, storedSession } from '@portal/api/client';
import { pathFor } from '@portal/federation/router';
import { codeOf, failure, type Outcome, sentenceOf } from './notice.ts';
import { passwordObjection } from './password-objection.ts';
import { endSession } from './sign-out.ts';

const limitCodes = ['over_email_send_rate_limit', 'over_request_rate_limit'];

function isRateLimited(error: { status?: number | undefined }): boolean {
  return error.status === 429 || limitCodes.includes(codeOf(error));
}

async function askForReset(email: string): Promise<Outcome> {
  const { auth } = await loadSupabase('ephemeral');
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: location.origin + pathFor('new-password'),
  });
  if (!error) {
    return {
      isDone: true,
      notice: {
        tone: 'success',
        title: 'Email Terkirim',
        description:
          'Jika email Anda terdaftar, tautan untuk mengatur ulang password sudah dikirim.',
      },
    };
  }
  if (isRateLimited(error)) {
    return failure(
      'Terlalu Banyak Percobaan',
      'Anda terlalu sering meminta tautan. Tunggu beberapa saat, lalu coba lagi.',
    );
  }
  return failure('Gagal mengirim email', sentenceOf(error));
}

/** Sends the reset mail. Its answer never tells whether the address has an account. Never throws. */
export async function requestPasswordReset(email: string): Promise<Outcome> {
  return askForReset(email).catch((error: unknown) =>
    failure('Gagal mengirim email', sentenceOf(error)),
  );
}

/** Ends the recovery of this tab, if there is one. */
export async function endRecovery(): Promise<void> {
  if (!hasStoredRecovery()) return;
  const { auth } = await loadSupabase('recovery');
  await auth.signOut({ scope: 'local' });
}

async function replacePassword(password: string): Promise<Outcome> {
  const { auth } = await loadSupabase('recovery');
  const { error } = await auth.updateUser({ password });
  if (error) return failure('Gagal Memperbarui Password', sentenceOf(error));
  // The new password ends older sessions, the one of this browser included; first, so that no screen shows it again.
  if (storedSession()) await endSession().catch(() => null);
  await endRecovery();
  return {
    isDone: true,
    notice: {
      tone: 'success',
      title: 'Password Berhasil Diperbarui',
      description: 'Silakan login dengan password baru Anda.',
    },
  };
}

/** Sets the new password during a recovery and signs out everywhere in this browser. Never throws. */
export async function updatePassword(password: string, confirmation: string): Promise<Outcome> {
  const objection = passwordObjection(password, confirmation);
  if (objection) return objection;
  return replacePassword(password).catch((error: unknown) =>
    failure('Gagal Memperbarui Password', sentenceOf(error)),
  );
}
