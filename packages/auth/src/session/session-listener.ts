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
import { idleMoment } from '@portal/federation/idle-moment';
import { pathFor } from '@portal/federation/router';
import { type AuthTokens, type TakenLink, takeAuthLink } from '../mail-links/auth-link.ts';
import { isRecovering, startRecovery } from '../mail-links/recovery.ts';
import { sessionLimit } from '../sign-in/session-limit.ts';
import { recoveryAtom, refusedLinkAtom, type Store, sessionAtom, signedOut } from './session.ts';
import {
  createSessionPublisher,
  type SessionEvents,
  type SessionPublisher,
} from './session-publisher.ts';

const waitLimitMs = 12_000;

// Our own texts, since anybody may write anything into the URL of a link.
const refusedLink = [
  'Tautan Tidak Berlaku',
  'Tautan sudah dipakai atau kedaluwarsa. Silakan login atau minta tautan baru.',
] as const;

const confirmed = ['Email Dikonfirmasi', 'Anda sudah masuk ke akun Anda.'] as const;

const endedElsewhere = [
  'Anda Telah Keluar',
  'Sesi di browser ini sudah berakhir, misalnya karena logout di tab lain. Silakan masuk kembali.',
] as const;

const unreachable = [
  'Error Sesi',
  'Tautan belum dapat diperiksa. Muat ulang halaman ini sebentar lagi.',
] as const;

/**
 * Called once, by the shell, before the first screen renders. A visitor without a session and without tokens in the URL is signed
 * out at once, and no supabase-js is downloaded.
 */
export function startSession(store: Store, events: SessionEvents): void {
  if (isBackendConfigured()) new SessionListener(store, events).start();
  else store.set(sessionAtom, signedOut);
}

class SessionListener {
  readonly #store: Store;
  readonly #events: SessionEvents;
  readonly #publisher: SessionPublisher;
  #isOpeningLink = false;

  constructor(store: Store, events: SessionEvents) {
    this.#store = store;
    this.#events = events;
    this.#publisher = createSessionPublisher(store, events);
  }

  start(): void {
    this.#listenToSupabase();
    const taken = takeAuthLink();
    if (taken) this.#openLink(taken);
    else if (hasStoredRecovery()) this.#recover(null);
    else void this.#readStoredSession();
    this.#listenToOtherTabs();
    addEventListener('online', () => void this.#readStoredSession());
    onSessionLost(() => void this.#readStoredSession());
    setTimeout(() => {
      if (this.#store.get(sessionAtom).status === 'loading') this.#publisher.fail();
    }, waitLimitMs);
  }

  #listenToSupabase(): void {
    onSessionClient(({ auth }) => {
      auth.onAuthStateChange((event, authSession) => {
        if (isRecovering(this.#store) || (this.#isOpeningLink && !authSession)) return;
        const isUnreachable = event === 'INITIAL_SESSION' && !authSession && storedSession();
        // Nothing is awaited in here: supabase-js waits for its listeners.
        if (isUnreachable) this.#publisher.fail();
        else this.#publisher.publish(authSession);
      });
    });
  }

  async #readStoredSession(): Promise<void> {
    if (isRecovering(this.#store)) return;
    if (!storedSession()) return this.#publisher.publish(null);
    const fresh = freshSession();
    if (fresh) {
      this.#publisher.publish(fresh);
      // supabase-js, which renews the session, must not compete with the page for a slow connection.
      await idleMoment();
    }
    try {
      const { auth } = await loadSupabase();
      const { data } = await auth.getSession();
      if (data.session && !isRecovering(this.#store)) this.#publisher.publish(data.session);
    } catch {
      if (!fresh) this.#publisher.fail();
    }
  }

  #openLink({ link, restore }: TakenLink): void {
    if (link.kind === 'recovery') {
      const form = pathFor('new-password');
      if (location.pathname === form) this.#recover(link.tokens, restore);
      // The service leads a link whose target it does not know to the home page.
      else location.replace(`${form}#${new URLSearchParams({ ...link.tokens, type: 'recovery' })}`);
    } else if (link.kind === 'sign-in') {
      void this.#signInByLink(link.tokens, restore);
    } else {
      // The new-password page explains the failure itself, in more detail than the toast.
      if (location.pathname === pathFor('new-password')) this.#store.set(recoveryAtom, 'failed');
      else this.#refuseLink();
      void this.#readStoredSession();
    }
  }

  async #signInByLink(tokens: AuthTokens, restoreLink: () => void): Promise<void> {
    this.#isOpeningLink = true;
    const isVisitor = !storedSession();
    let isConfirmed = false;
    try {
      const { enterByLink } = await import(
        /* webpackChunkName: "enter-by-link" */ '../mail-links/enter-by-link.ts'
      );
      const error = await enterByLink(tokens, async (current, other) => {
        this.#isOpeningLink = false;
        await this.#readStoredSession();
        return this.#events.askToChange(current, other);
      });
      if (error?.name === 'AuthRetryableFetchError') throw error;
      if (error) this.#refuseLink();
      else isConfirmed = isVisitor;
    } catch {
      restoreLink();
      this.#events.onError(...unreachable);
    }
    this.#isOpeningLink = false;
    await this.#readStoredSession();
    if (isConfirmed) this.#events.onNews(confirmed[0], sessionLimit() ?? confirmed[1]);
  }

  #refuseLink(): void {
    this.#store.set(refusedLinkAtom, true);
    this.#events.onError(...refusedLink);
  }

  #recover(tokens: AuthTokens | null, restoreLink?: () => void): void {
    void startRecovery(this.#store, tokens, {
      onUnreachable: () => {
        restoreLink?.();
        this.#events.onError(...unreachable);
      },
      onEnd: () => void this.#readStoredSession(),
    });
  }

  /** Another tab signed in or out, or the browser shows this page again from its memory. */
  #listenToOtherTabs(): void {
    addEventListener('storage', ({ key, oldValue }) => {
      // null: the whole storage was cleared.
      if (key !== null && key !== sessionKey) return;
      // supabase-js of the other tab may have told its own of the sign-out already.
      const hadSession = oldValue !== null || 'user' in this.#store.get(sessionAtom);
      void this.#readStoredSession();
      if (hadSession && this.#store.get(sessionAtom) === signedOut) {
        this.#events.onNews(...endedElsewhere);
      }
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) void this.#readStoredSession();
    });
  }
}
