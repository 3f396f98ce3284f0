import { recoveryKey, sessionKey } from '@portal/api/storage-keys';

const expiryMarginS = 60;

interface StoredSession {
  access_token: string;
  expires_at: number;
}

function isStoredSession(value: unknown): value is StoredSession {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    typeof value.access_token === 'string' &&
    'expires_at' in value &&
    typeof value.expires_at === 'number'
  );
}

function readStoredSession(): StoredSession | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null');
    return isStoredSession(value) ? value : null;
  } catch {
    // Storage is blocked or holds something foreign: both mean signed out.
    return null;
  }
}

/** Says only that a session is kept here, not that the server still accepts it. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** The kept access token, whatever its age: for revoking it. */
export function storedAccessToken(): string | null {
  return readStoredSession()?.access_token ?? null;
}

/** The kept access token while it is fresh, which spares a page the auth client. */
export function freshAccessToken(): string | null {
  const session = readStoredSession();
  const isFresh = session && session.expires_at - expiryMarginS > Date.now() / 1000;
  return isFresh ? session.access_token : null;
}

export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(sessionKey);
  } catch {
    // Where storage is blocked nothing was kept.
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
