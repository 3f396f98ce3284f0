import { isTransient } from '@portal/api';
import { fetchCurrentRole } from '@portal/api/account';
import { type AuthSession, asPicture } from '@portal/api/client';
import type { AskToChange } from '../mail-links/enter-by-link.ts';
import {
  type Role,
  type Session,
  type Store,
  sessionAtom,
  signedOut,
  type User,
} from './session.ts';

export interface SessionEvents {
  /** For a toast. */
  onError: (title: string, description: string) => void;
  /** What happened to the session without an action on this page, for a toast. */
  onNews: (title: string, description: string) => void;
  /** The user signed out or changed: whatever was cached for the former user must go. */
  onSignedOut: () => void;
  askToChange: AskToChange;
}

export interface SessionPublisher {
  publish: (authSession: AuthSession | null) => void;
  /** The session could not be determined. */
  fail: () => void;
}

const retryDelaysMs = [500, 1_000];

/** Turns what supabase-js reports into the session that the screens see: it adds the role, which only the database knows. */
export function createSessionPublisher(store: Store, events: SessionEvents): SessionPublisher {
  /** The user whose role is being read; an answer about any other user came too late. */
  let awaitedUserId: string | null = null;

  function fail() {
    // Offline nothing is known of the session: it stays as it is until the connection returns.
    if (!navigator.onLine) return;
    store.set(sessionAtom, signedOut);
    events.onError('Error Sesi', 'Gagal memuat sesi pengguna.');
  }

  function publish(authSession: AuthSession | null) {
    const shown = store.get(sessionAtom);
    const former = userOf(shown);
    if (!authSession) {
      awaitedUserId = null;
      store.set(sessionAtom, signedOut);
      if (former) events.onSignedOut();
      return;
    }
    const user = toUser(authSession.user);
    if (awaitedUserId === user.id) return;
    if ('user' in shown && shown.user.id === user.id) {
      store.set(sessionAtom, { ...shown, user });
      return;
    }
    if (former) events.onSignedOut();
    void publishWithRole(user);
  }

  async function publishWithRole(user: User) {
    awaitedUserId = user.id;
    store.set(sessionAtom, { status: 'loading' });
    try {
      const role = await fetchRoleWithRetries();
      if (awaitedUserId !== user.id) return;
      store.set(sessionAtom, role ? { status: role, user } : signedOut);
    } catch {
      if (awaitedUserId === user.id) fail();
    }
    if (awaitedUserId === user.id) awaitedUserId = null;
  }

  return { publish, fail };
}

function userOf(session: Session): User | null {
  return 'user' in session ? session.user : null;
}

/** Name and picture are what users say of themselves; the role never comes from here. */
function toUser({ id, email, user_metadata }: AuthSession['user']): User {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    id,
    email: email ?? '',
    fullName: text(user_metadata.full_name),
    avatarUrl: asPicture(user_metadata.avatar_url) || null,
  };
}

async function fetchRoleWithRetries(): Promise<Role | null> {
  for (const delay of retryDelaysMs) {
    try {
      return await fetchCurrentRole();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return fetchCurrentRole();
}
