import { readStored, readStoredJson, removeStored } from '@portal/api/browser-storage';
import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import type { Session } from '@supabase/supabase-js';

const expiryMarginS = 60;

/**
 * The session that supabase-js keeps in this browser, or null for a visitor. Reading it needs no supabase-js, and does not tell
 * whether the server still accepts it.
 */
export function storedSession(): Session | null {
  const value = readStoredJson('localStorage', sessionKey);
  return isSession(value) ? value : null;
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
  removeStored('localStorage', sessionKey);
}

/** A password recovery was begun in this tab and has not ended. */
export function hasStoredRecovery(): boolean {
  return readStored('sessionStorage', recoveryKey) !== null;
}
