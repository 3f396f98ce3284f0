import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '../database.types.ts';
import { isBackendConfigured, requireBackend } from './backend.ts';
import { send, timedFetch, unlessAborted, withTimeLimit } from './send.ts';
import { accessToken, loadSupabase } from './supabase.ts';

export type { Session as AuthSession } from '@supabase/supabase-js';
export { type Backend, configureBackend, isBackendConfigured } from './backend.ts';
export type { Supabase } from './create-supabase.ts';
export { keepEarlyAnswers } from './early-answers.ts';
export { asPicture } from './picture.ts';
export { onSessionLost } from './send.ts';
export {
  forgetStoredSession,
  freshSession,
  hasStoredRecovery,
  isSessionOfTab,
  storedSession,
} from './stored-session.ts';
export { loadSupabase, onSessionClient } from './supabase.ts';

export type DatabaseClient = Pick<PostgrestClient<Database>, 'from' | 'rpc'>;
/** With URL and headers (the key), for reads that are sent without this client. */
type PageClient = DatabaseClient & Pick<PostgrestClient<Database>, 'url' | 'headers'>;

let database: PageClient | null = null;

/**
 * The one database client of the page: the PostgREST part of supabase-js, which is all that a visitor needs. Each request carries
 * the token of the user who is signed in at that moment. Row-level security decides. Where no backend is configured, nothing is
 * sent, and answers are empty but for two sample jobs.
 */
export function db(): PageClient {
  database ??= createDatabaseClient(databaseFetch);
  return database;
}

/** A database client without a token: a signed-in user reads with it what a visitor can read. */
export function visitorDb(): DatabaseClient {
  return createDatabaseClient(timedFetch);
}

function createDatabaseClient(databaseFetch: typeof fetch): PageClient {
  if (!isBackendConfigured()) {
    return new PostgrestClient('https://no-backend.invalid', { fetch: fetchWithoutBackend });
  }
  const { url, publishableKey } = requireBackend();
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: databaseFetch,
    // The query cache is the one retry layer.
    retry: false,
  });
}

async function fetchWithoutBackend(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const { answerWithoutBackend } = await import('./no-backend.ts');
  return answerWithoutBackend(String(input), init);
}

async function databaseFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signal = withTimeLimit(init.signal);
  const token = await unlessAborted(accessToken(), signal);
  return send(input, { ...init, signal, token }, loadSupabase);
}
