import { hasStoredRecovery, loadSupabase, storedSession } from '@portal/api/client';
import { recoveryAtom, type Store, sessionAtom, signedOut } from '../session/session.ts';
import { setPassword } from '../sign-in/new-password.ts';
import { type Outcome, success } from '../sign-in/notice.ts';
import { endSession } from '../sign-in/sign-out.ts';
import type { AuthTokens } from './auth-link.ts';
import { requestMail } from './confirmation.ts';

/** Sends the reset mail, to an account. Never throws. */
export function requestPasswordReset(email: string): Promise<Outcome> {
  return requestMail(
    (auth) => auth.resetPasswordForEmail(email),
    success(
      'Email Terkirim',
      'Jika email Anda terdaftar, tautan untuk mengatur ulang password sudah dikirim.',
    ),
    'Anda terlalu sering meminta tautan. Tunggu beberapa saat, lalu coba lagi.',
  );
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
export function updatePassword(password: string, confirmation: string): Promise<Outcome> {
  return setPassword('recovery', password, confirmation, 'Gagal Memperbarui Password', async () => {
    // The new password ends older sessions, including that of this browser: it is removed first, so that no screen shows it again.
    if (storedSession()) await endSession().catch(() => null);
    await endRecovery();
    return success('Password Berhasil Diperbarui', 'Silakan login dengan password baru Anda.');
  });
}
