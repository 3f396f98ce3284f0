import { loadSupabase } from '@portal/api/client';
import type { AuthTokens } from './auth-link.ts';
import { recoveryAtom, sessionAtom, signedOut } from './session.ts';
import type { Store } from './session-follower.ts';

interface RecoveryEvents {
  /** The link could not be examined, for want of a connection: it is worth opening again. */
  onUnreachable: () => void;
  /** The new password is set, or the person signed in with the old one. */
  onEnd: () => void;
}

/** During a recovery the person has proved an e-mail address, not a password: every screen shows him signed out. */
export function isRecovering(store: Store): boolean {
  const recovery = store.get(recoveryAtom);
  return recovery === 'validating' || recovery === 'ready';
}

/** Begins a recovery with the tokens of a link, or takes up the one that this tab kept over a reload. */
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
