import { recoveryKey, sessionKey } from '@portal/api/storage-keys';
import type { GoTrueClient, GoTrueClientOptions, Session } from '@supabase/auth-js';
import { requireBackend, timedFetch } from './backend.ts';

export type AuthClient = GoTrueClient;
export type AuthSession = Session;

/**
 * `session` is the person's session in this browser. `doorstep` keeps nothing: an account is examined there before
 * anyone sees it signed in. `recovery` belongs to one tab, so that a reset link never signs the other tabs in.
 */
export type AuthPurpose = 'session' | 'doorstep' | 'recovery';

let announce: (client: AuthClient) => void = () => undefined;

/** The one listener is told of the session client when it is made, whoever needed it first. */
export function onSessionClient(listener: (client: AuthClient) => void): void {
  announce = listener;
}

const clients = new Map<AuthPurpose, Promise<AuthClient>>();

function storageOptions(purpose: AuthPurpose): GoTrueClientOptions {
  switch (purpose) {
    case 'session':
      return { storageKey: sessionKey, persistSession: true };
    case 'doorstep':
      return {
        storageKey: 'alumni-portal.doorstep',
        persistSession: false,
        autoRefreshToken: false,
      };
    case 'recovery':
      return {
        storageKey: recoveryKey,
        persistSession: true,
        storage: globalThis.sessionStorage,
      };
  }
}

async function createAuthClient(purpose: AuthPurpose): Promise<AuthClient> {
  const { url, publishableKey } = requireBackend();
  const { AuthClient } = await import('@supabase/auth-js');
  const client = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: publishableKey },
    fetch: timedFetch,
    flowType: 'implicit',
    // The links of our mails are read by the session listener, which also cleans the address and the history.
    detectSessionInUrl: false,
    ...storageOptions(purpose),
  });
  if (purpose === 'session') announce(client);
  return client;
}

/** Downloads the auth code at the first call; one client per purpose and page. */
export function loadAuthClient(purpose: AuthPurpose = 'session'): Promise<AuthClient> {
  const known = clients.get(purpose);
  if (known) return known;
  const loading = createAuthClient(purpose);
  clients.set(purpose, loading);
  // A lost connection must not be remembered: the next call tries again.
  loading.catch(() => clients.delete(purpose));
  return loading;
}

export function isAuthClientLoaded(): boolean {
  return clients.has('session');
}
