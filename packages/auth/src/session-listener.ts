import {
  hasStoredRecovery,
  hasStoredSession,
  isBackendConfigured,
  loadAuthClient,
  onSessionClient,
  SESSION_STORAGE_KEY,
} from '@portal/api/client';
import { type AuthLink, type AuthTokens, takeAuthLink } from './auth-link.ts';
import { UPDATE_PASSWORD_PATH } from './recovery.ts';
import { isRecovering, startRecovery } from './recovery-listener.ts';
import { recoveryAtom, sessionAtom } from './session.ts';
import { createSessionFollower, type SessionEvents, type Store } from './session-follower.ts';

export type { SessionEvents } from './session-follower.ts';

const PATIENCE_MS = 12_000;

// Our own words, since anybody may write anything into the address of a link.
const REFUSED_LINK = [
  'Tautan Tidak Berlaku',
  'Tautan sudah dipakai atau kedaluwarsa. Silakan login atau minta tautan baru.',
] as const;

const UNREACHABLE = [
  'Error Sesi',
  'Tautan belum dapat diperiksa. Periksa koneksi internet Anda, lalu muat ulang halaman ini.',
] as const;

/**
 * Called once, by the shell, before the first screen is drawn. A visitor without session and without tokens in the
 * address is signed out at once, and no auth code is downloaded.
 */
export function startSession(store: Store, events: SessionEvents): void {
  if (!isBackendConfigured()) {
    store.set(sessionAtom, { status: 'signed-out' });
    return;
  }
  const follower = createSessionFollower(store, events);
  let isRedeeming = false;

  onSessionClient((client) => {
    client.onAuthStateChange((event, authSession) => {
      if (isRecovering(store) || (isRedeeming && !authSession)) return;
      const isUnreachable = event === 'INITIAL_SESSION' && !authSession && hasStoredSession();
      // Nothing is awaited in here: the auth client waits for its listeners.
      if (isUnreachable) follower.fail();
      else follower.follow(authSession);
    });
  });

  async function followStoredSession() {
    if (isRecovering(store)) return;
    if (!hasStoredSession()) return follower.follow(null);
    try {
      const client = await loadAuthClient();
      const { data } = await client.getSession();
      if (data.session && !isRecovering(store)) follower.follow(data.session);
    } catch {
      follower.fail();
    }
  }

  async function redeem(tokens: AuthTokens, putBack: () => void) {
    isRedeeming = true;
    try {
      const client = await loadAuthClient();
      const { error } = await client.setSession(tokens);
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (error) events.onError(...REFUSED_LINK);
    } catch {
      putBack();
      events.onError(...UNREACHABLE);
    }
    isRedeeming = false;
    await followStoredSession();
  }

  function recover(tokens: AuthTokens | null, putBack: () => void) {
    void startRecovery(store, tokens, {
      onUnreachable: () => {
        putBack();
        events.onError(...UNREACHABLE);
      },
      onEnd: () => void followStoredSession(),
    });
  }

  function open({ link, putBack }: { link: AuthLink; putBack: () => void }) {
    if (link.kind === 'sign-in') return void redeem(link.tokens, putBack);
    if (link.kind === 'recovery') return recover(link.tokens, putBack);
    if (location.pathname === UPDATE_PASSWORD_PATH) store.set(recoveryAtom, 'failed');
    else events.onError(...REFUSED_LINK);
    void followStoredSession();
  }

  const taken = takeAuthLink();
  if (taken) open(taken);
  else if (hasStoredRecovery()) recover(null, () => undefined);
  else void followStoredSession();

  followOtherTabs(() => void followStoredSession());
  setTimeout(() => {
    if (store.get(sessionAtom).status === 'loading') follower.fail();
  }, PATIENCE_MS);
}

/** Another tab signed in or out, or this page came back from the browser's memory. */
function followOtherTabs(follow: () => void): void {
  addEventListener('storage', ({ key }) => {
    // null: the whole storage was cleared.
    if (key === null || key === SESSION_STORAGE_KEY) follow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
