import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import type { Session } from '@supabase/supabase-js';

const expiryMarginS = 60;

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

/**
 * The session that supabase-js keeps in this browser, or null for a visitor. Reading it needs no supabase-js, and does not tell
 * whether the server still accepts it.
 */
export function storedSession(): Session | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    // Blocked storage or a foreign value: both count as signed out.
    return null;
  }
}

/** The stored session, or null when its token runs out within a minute: only supabase-js can renew it. */
export function freshSession(): Session | null {
  const session = storedSession();
  const expiresAt = session?.expires_at ?? 0;
  return expiresAt - expiryMarginS > Date.now() / 1000 ? session : null;
}

export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Blocked storage has kept nothing.
  }
}

/** A password recovery was begun in this tab and has not ended. */
export function hasStoredRecovery(): boolean {
  try {
    return sessionStorage.getItem(recoveryKey) !== null;
  } catch {
    return false;
  }
}
