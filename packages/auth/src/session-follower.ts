import { isTransient } from '@portal/api';
import { fetchCurrentRole } from '@portal/api/account';
import type { AuthSession } from '@portal/api/client';
import type { createStore } from 'jotai';
import { type Role, type Session, sessionAtom, signedOut, type User } from './session.ts';

export type Store = ReturnType<typeof createStore>;

export interface SessionEvents {
  /** Something to tell the person, as a toast. */
  onError: (title: string, description: string) => void;
  /** The person left, or another one came: whatever was cached for the former one must go. */
  onSignedOut: () => void;
}

export interface SessionFollower {
  follow: (authSession: AuthSession | null) => void;
  fail: () => void;
}

const retryAfterMs = [500, 1_000];

function metadataText(user: AuthSession['user'], key: string): string {
  const value: unknown = user.user_metadata[key];
  return typeof value === 'string' ? value : '';
}

/** Name and picture are the person's own words about himself; the role never comes from here. */
function toUser(user: AuthSession['user']): User {
  return {
    id: user.id,
    email: user.email ?? '',
    fullName: metadataText(user, 'full_name'),
    avatarUrl: metadataText(user, 'avatar_url') || null,
  };
}

async function fetchRolePatiently(): Promise<Role | null> {
  for (const pause of retryAfterMs) {
    try {
      return await fetchCurrentRole();
    } catch (error) {
      if (!isTransient(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetchCurrentRole();
}

function userOf(session: Session): User | null {
  return 'user' in session ? session.user : null;
}

/** Turns what the auth client reports into the session that the screens see. */
export function createSessionFollower(store: Store, events: SessionEvents): SessionFollower {
  /** Whose role is being asked for; an answer about anybody else came too late. */
  let awaited: string | null = null;

  function fail() {
    // Without a line nothing is known of the session: whoever is signed in is not shown the door, but waits for the line.
    if (!navigator.onLine) return;
    store.set(sessionAtom, signedOut);
    events.onError('Error Sesi', 'Gagal memuat sesi pengguna.');
  }

  function leave() {
    const former = userOf(store.get(sessionAtom));
    awaited = null;
    store.set(sessionAtom, signedOut);
    if (former) events.onSignedOut();
  }

  async function enter(user: User) {
    awaited = user.id;
    store.set(sessionAtom, { status: 'loading' });
    try {
      const role = await fetchRolePatiently();
      if (awaited !== user.id) return;
      store.set(sessionAtom, role ? { status: role, user } : signedOut);
    } catch {
      if (awaited === user.id) fail();
    }
    if (awaited === user.id) awaited = null;
  }

  function follow(authSession: AuthSession | null) {
    if (!authSession) return leave();
    const shown = store.get(sessionAtom);
    const former = userOf(shown);
    const user = toUser(authSession.user);
    if (awaited === user.id) return;
    if ('user' in shown && shown.user.id === user.id) {
      store.set(sessionAtom, { ...shown, user });
      return;
    }
    if (former) events.onSignedOut();
    void enter(user);
  }

  return { follow, fail };
}
