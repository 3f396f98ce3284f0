import { PostgrestClient } from '@supabase/postgrest-js';
import type { StorageClient } from '@supabase/storage-js';
import type { Database } from '../database.types.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { requireBackend, timedFetch } from './backend.ts';

export {
  type AuthClient,
  type AuthPurpose,
  type AuthSession,
  loadAuthClient,
  onSessionClient,
} from './auth-client.ts';
export { onSessionLost } from './authorized-fetch.ts';
export { type Backend, configureBackend, isBackendConfigured } from './backend.ts';
export {
  forgetStoredSession,
  hasStoredRecovery,
  hasStoredSession,
  storedAccessToken,
} from './stored-session.ts';

export type DatabaseClient = PostgrestClient<Database>;

const uploadLimitMs = 60_000;

let database: DatabaseClient | null = null;
let storage: Promise<StorageClient> | null = null;

function createDatabaseClient(): DatabaseClient {
  const { url, publishableKey } = requireBackend();
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: publishableKey },
    fetch: authorizedFetch,
    // The query cache is the one retry layer.
    retry: false,
  });
}

/** The one database client of the page; it speaks for whoever is signed in. Row-level security decides. */
export function db(): DatabaseClient {
  database ??= createDatabaseClient();
  return database;
}

/** A database client that speaks for the owner of this token only, whoever is signed in; null is a visitor. */
export function dbWithToken(accessToken: string | null): DatabaseClient {
  const { url, publishableKey } = requireBackend();
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: {
      apikey: publishableKey,
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    },
    fetch: timedFetch,
    retry: false,
  });
}

async function createStorageClient(): Promise<StorageClient> {
  const { url, publishableKey } = requireBackend();
  const { StorageClient } = await import('@supabase/storage-js');
  return new StorageClient(`${url}/storage/v1`, { apikey: publishableKey }, (input, init) =>
    authorizedFetch(input, init, uploadLimitMs),
  );
}

/** Downloads the storage code at the first call. Uploads may take a minute, other requests ten seconds. */
export function loadStorageClient(): Promise<StorageClient> {
  storage ??= createStorageClient().catch((error: unknown) => {
    storage = null;
    throw error;
  });
  return storage;
}
