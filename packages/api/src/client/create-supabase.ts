import { ephemeralKey, recoveryKey, sessionKey } from '@portal/api/storage-keys';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';
import { requireBackend } from './backend.ts';
import { send, timedFetch, withTimeLimit } from './send.ts';
import { sessionStore } from './stored-session.ts';

export type Supabase = SupabaseClient<Database, 'public', 'public'>;

/**
 * `session` is the user's session in this browser. `ephemeral` keeps nothing: sign-in examines an account with it before any
 * screen shows it signed in. `recovery` belongs to one tab, so that a reset link never signs in the other tabs.
 */
export type SessionScope = 'session' | 'ephemeral' | 'recovery';

const uploadLimitMs = 60_000;
/** The service gives up a sign-in or sign-up of a crowd after ten seconds by itself, and says so. */
const crowdLimitMs = 15_000;

/** The one place that makes supabase-js clients, in a chunk of its own: a visitor never downloads it. */
export function createSupabase(scope: SessionScope): Supabase {
  const { url, publishableKey } = requireBackend();
  const supabase: Supabase = createClient<Database, 'public', 'public'>(url, publishableKey, {
    // The session listener reads the links of our mails: it also cleans the URL and the history.
    auth: { detectSessionInUrl: false, ...authOptions(scope) },
    // The query cache is the one retry layer.
    db: { retry: false },
    global: { fetch: scope === 'session' ? sessionFetch : authFetch },
  });
  return supabase;

  /** supabase-js puts the user's token into the Authorization header, or the publishable key if there is none. */
  async function sessionFetch(input: RequestInfo | URL, init: RequestInit = {}) {
    const target = String(input);
    if (target.startsWith(`${url}/auth/`)) return authFetch(input, init);
    const isUpload = target.startsWith(`${url}/storage/`);
    const signal = withTimeLimit(init.signal, isUpload ? uploadLimitMs : undefined);
    const headers = new Headers(init.headers);
    const bearer = headers.get('Authorization')?.replace('Bearer ', '') ?? null;
    headers.delete('Authorization');
    const token = bearer === publishableKey ? null : bearer;
    return send(input, { ...init, headers, signal, token }, async () => supabase);
  }
}

/**
 * auth-js ends the session when its renewal is refused. Too many renewals from one address of the net (a campus, a hall) are no
 * refusal: 503 lets it try again later (NETWORK_ERROR_CODES in auth-js).
 */
async function authFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const hashesPassword = /\/auth\/v1\/(signup|token\?grant_type=password)/.test(String(input));
  const response = await timedFetch(input, init, hashesPassword ? crowdLimitMs : undefined);
  const isRenewal = String(input).includes('grant_type=refresh_token');
  return isRenewal && response.status === 429
    ? new Response(response.body, { status: 503, headers: response.headers })
    : response;
}

function authOptions(scope: SessionScope) {
  switch (scope) {
    case 'session':
      return { storageKey: sessionKey, storage: sessionStore };
    case 'ephemeral':
      return { storageKey: ephemeralKey, persistSession: false, autoRefreshToken: false };
    case 'recovery':
      return { storageKey: recoveryKey, storage: sessionStorage };
  }
}
