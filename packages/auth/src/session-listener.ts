import {
  freshSession,
  hasStoredRecovery,
  isBackendConfigured,
  loadSupabase,
  onSessionClient,
  onSessionLost,
  storedSession,
} from '@portal/api/client';
import { sessionKey } from '@portal/api/storage-keys';
import { pathFor } from '@portal/federation/router';
import { type AuthTokens, type TakenLink, takeAuthLink } from './auth-link.ts';
import { isRecovering, startRecovery } from './recovery-listener.ts';
import { recoveryAtom, sessionAtom, signedOut } from './session.ts';
import { createSessionFollower, type SessionEvents, type Store } from './session-follower.ts';

export type { SessionEvents } from './session-follower.ts';

const waitLimitMs = 12_000;

// Our own words, since anybody may write anything into the address of a link.
const refusedLink = [
  'Tautan Tidak Berlaku',
  'Tautan sudah dipakai atau kedaluwarsa. Silakan login atau minta tautan baru.',
] as const;

const unreachable = [
  'Error Sesi',
  'Tautan belum dapat diperiksa. Periksa koneksi internet Anda, lalu muat ulang halaman ini.',
] as const;

/**
 * Called once, by the shell, before the first screen is drawn. A visitor without session and without tokens in the
 * address is signed out at once, and no auth code is downloaded.
 */
export function startSession(store: Store, events: SessionEvents): void {
  if (isBackendConfigured()) new SessionListener(store, events).start();
  else store.set(sessionAtom, signedOut);
}

class SessionListener {
  readonly #store: Store;
  readonly #events: SessionEvents;
  readonly #follower: ReturnType<typeof createSessionFollower>;
  #isRedeeming = false;

  constructor(store: Store, events: SessionEvents) {
    this.#store = store;
    this.#events = events;
    this.#follower = createSessionFollower(store, events);
  }

  start(): void {
    this.#followAuthClient();
    const taken = takeAuthLink();
    if (taken) this.#open(taken);
    else if (hasStoredRecovery()) this.#recover(null);
    else void this.#followStoredSession();
    this.#followOtherTabs();
    addEventListener('online', () => void this.#followStoredSession());
    onSessionLost(() => void this.#followStoredSession());
    setTimeout(() => this.#giveUpWaiting(), waitLimitMs);
  }

  #followAuthClient(): void {
    onSessionClient(({ auth }) => {
      auth.onAuthStateChange((event, authSession) => {
        if (isRecovering(this.#store) || (this.#isRedeeming && !authSession)) return;
        const isUnreachable = event === 'INITIAL_SESSION' && !authSession && storedSession();
        // Nothing is awaited in here: the auth client waits for its listeners.
        if (isUnreachable) this.#follower.fail();
        else this.#follower.follow(authSession);
      });
    });
  }

  async #followStoredSession(): Promise<void> {
    if (isRecovering(this.#store)) return;
    if (!storedSession()) return this.#follower.follow(null);
    const fresh = freshSession();
    // The role is read while supabase-js is still on its way.
    if (fresh) this.#follower.follow(fresh);
    try {
      const { auth } = await loadSupabase();
      const { data } = await auth.getSession();
      if (data.session && !isRecovering(this.#store)) this.#follower.follow(data.session);
    } catch {
      if (!fresh) this.#follower.fail();
    }
  }

  #open({ link, putBack }: TakenLink): void {
    if (link.kind === 'recovery') {
      this.#recover(link.tokens, putBack);
    } else if (link.kind === 'sign-in') {
      void this.#redeem(link.tokens, putBack);
    } else {
      // The new-password screen explains it at length.
      if (location.pathname === pathFor('new-password')) this.#store.set(recoveryAtom, 'failed');
      else this.#events.onError(...refusedLink);
      void this.#followStoredSession();
    }
  }

  async #redeem(tokens: AuthTokens, putBack: () => void): Promise<void> {
    this.#isRedeeming = true;
    try {
      const { auth } = await loadSupabase();
      const { error } = await auth.setSession(tokens);
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (error) this.#events.onError(...refusedLink);
    } catch {
      putBack();
      this.#events.onError(...unreachable);
    }
    this.#isRedeeming = false;
    await this.#followStoredSession();
  }

  #recover(tokens: AuthTokens | null, putBack?: () => void): void {
    void startRecovery(this.#store, tokens, {
      onUnreachable: () => {
        putBack?.();
        this.#events.onError(...unreachable);
      },
      onEnd: () => void this.#followStoredSession(),
    });
  }

  /** Another tab signed in or out, or this page came back from the browser's memory. */
  #followOtherTabs(): void {
    addEventListener('storage', ({ key }) => {
      // null: the whole storage was cleared.
      if (key === null || key === sessionKey) void this.#followStoredSession();
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#followStoredSession();
    });
  }

  #giveUpWaiting(): void {
    if (this.#store.get(sessionAtom).status === 'loading') this.#follower.fail();
  }
}
