import {
  readStored,
  removeStored,
  type StorageArea,
  writeStored,
} from '@portal/api/browser-storage';
import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import type { Session } from '@supabase/supabase-js';

const expiryMarginS = 60;

/** Where the storage of the browser is full, the session is kept in that of the tab; where both are, by the page alone. */
const areas: readonly StorageArea[] = ['localStorage', 'sessionStorage'];
let ofPage: string | null = null;

/** Keeps the session for supabase-js. A browser without room must not sign the user out with the next page. */
export const sessionStore = {
  getItem: (key: string) =>
    readStored('localStorage', key) ?? readStored('sessionStorage', key) ?? ofPage,
  setItem(key: string, value: string) {
    const place = areas.find((area) => writeStored(area, key, value));
    for (const area of areas) if (area !== place) removeStored(area, key);
    ofPage = place ? null : value;
  },
  removeItem(key: string) {
    for (const area of areas) removeStored(area, key);
    ofPage = null;
  },
};

/** For a signed-in user: the browser could not keep the session, and only this tab has it. */
export function isSessionOfTab(): boolean {
  return readStored('localStorage', sessionKey) === null;
}

/** Anything may be stored, such as a session that is no longer valid. */
export function hasStoredSession(): boolean {
  return sessionStore.getItem(sessionKey) !== null;
}

/**
 * The session that supabase-js keeps in this browser, or null for a visitor. Reading it needs no supabase-js, and does not tell
 * whether the server still accepts it.
 */
export function storedSession(): Session | null {
  try {
    const value: unknown = JSON.parse(sessionStore.getItem(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'expires_at' in value &&
    typeof value.expires_at === 'number' &&
    'user' in value &&
    typeof value.user === 'object'
  );
}

/** The stored session, or null when its token expires within a minute: only supabase-js can renew it. */
export function freshSession(): Session | null {
  const session = storedSession();
  const expiresAt = session?.expires_at ?? 0;
  return expiresAt - expiryMarginS > Date.now() / 1000 ? session : null;
}

export function forgetStoredSession(): void {
  sessionStore.removeItem(sessionKey);
}

/** A password recovery was begun in this tab and has not ended. */
export function hasStoredRecovery(): boolean {
  return readStored('sessionStorage', recoveryKey) !== null;
}
