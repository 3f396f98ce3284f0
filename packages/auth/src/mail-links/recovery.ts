import { hasStoredRecovery, loadSupabase, storedSession } from '@portal/api/client';
import { recoveryAtom, type Store, sessionAtom, signedOut } from '../session/session.ts';
import { validateNewPassword } from '../sign-in/new-password.ts';
import {
  errorMessage,
  failure,
  isMailJustSent,
  isRateLimited,
  type Outcome,
  success,
} from '../sign-in/notice.ts';
import { endSession } from '../sign-in/sign-out.ts';
import type { AuthTokens } from './auth-link.ts';

/** Sends the reset mail. Its answer never tells whether the e-mail has an account. Never throws. */
export async function requestPasswordReset(email: string): Promise<Outcome> {
  return sendResetMail(email).catch((error: unknown) =>
    failure('Gagal mengirim email', errorMessage(error)),
  );
}

async function sendResetMail(email: string): Promise<Outcome> {
  const { auth } = await loadSupabase('ephemeral');
  const { error } = await auth.resetPasswordForEmail(email);
  // Only an account can have got a mail just now, and nobody learns which e-mail has one.
  if (!error || isMailJustSent(error)) {
    return success(
      'Email Terkirim',
      'Jika email Anda terdaftar, tautan untuk mengatur ulang password sudah dikirim.',
    );
  }
  if (isRateLimited(error)) {
    return failure(
      'Terlalu Banyak Percobaan',
      'Anda terlalu sering meminta tautan. Tunggu beberapa saat, lalu coba lagi.',
    );
  }
  throw error;
}

interface RecoveryEvents {
  /** The link could not be checked without a connection: opening it again may help. */
  onUnreachable: () => void;
  /** The new password is set, or the user signed in with the old one. */
  onEnd: () => void;
}

/** Begins a recovery with the tokens of a link, or continues the one that this tab kept over a reload. */
export async function startRecovery(
  store: Store,
  tokens: AuthTokens | null,
  { onUnreachable, onEnd }: RecoveryEvents,
): Promise<void> {
  store.set(recoveryAtom, 'validating');
  store.set(sessionAtom, signedOut);
  try {
    const { auth } = await loadSupabase('recovery');
    const { data, error } = tokens ? await auth.setSession(tokens) : await auth.getSession();
    if (error?.name === 'AuthRetryableFetchError') throw error;
    store.set(recoveryAtom, data.session ? 'ready' : 'failed');
    auth.onAuthStateChange((event) => {
      if (event !== 'SIGNED_OUT') return;
      store.set(recoveryAtom, 'none');
      onEnd();
    });
  } catch {
    store.set(recoveryAtom, 'failed');
    onUnreachable();
  }
}

/** During a recovery the user has proved to own an e-mail, not to know a password: every screen shows them signed out. */
export function isRecovering(store: Store): boolean {
  const recovery = store.get(recoveryAtom);
  return recovery === 'validating' || recovery === 'ready';
}

/** Ends the recovery of this tab, if there is one. */
export async function endRecovery(): Promise<void> {
  if (!hasStoredRecovery()) return;
  const { auth } = await loadSupabase('recovery');
  await auth.signOut({ scope: 'local' });
}

/** Sets the new password during a recovery and signs out everywhere in this browser. Never throws. */
export async function updatePassword(password: string, confirmation: string): Promise<Outcome> {
  const invalid = validateNewPassword(password, confirmation);
  if (invalid) return invalid;
  return replacePassword(password).catch((error: unknown) =>
    failure('Gagal Memperbarui Password', errorMessage(error)),
  );
}

async function replacePassword(password: string): Promise<Outcome> {
  const { auth } = await loadSupabase('recovery');
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  // The new password ends older sessions, including that of this browser: it is removed first, so that no screen shows it again.
  if (storedSession()) await endSession().catch(() => null);
  await endRecovery();
  return success('Password Berhasil Diperbarui', 'Silakan login dengan password baru Anda.');
}
