import type { Account } from './database.ts';
import { database } from './portal.ts';

const root = new URL('../../', import.meta.url);

/** By its address: the package of the database knows no other. */
export async function productModule<Exports>(path: string): Promise<Exports> {
  return import(new URL(path, root).href);
}

interface Client {
  configureBackend(backend: { url: string; publishableKey: string }): void;
  sessionStore: { setItem(key: string, session: string): void; removeItem(key: string): void };
  sessionKey: string;
}

/** What the product asks from now on goes to the database of this worker, as this account or a visitor. */
export async function askAs(account?: Account): Promise<void> {
  const { url, key, tokenOf } = await database;
  const [{ configureBackend }, { sessionStore }, { sessionKey }] = (await Promise.all(
    ['client', 'stored-session', 'storage-keys'].map((name) =>
      productModule<Client>(`packages/api/src/client/${name}.ts`),
    ),
  )) as [Client, Client, Client];
  configureBackend({ url, publishableKey: key });
  if (!account) return sessionStore.removeItem(sessionKey);
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const session = { access_token: tokenOf(account), expires_at: expiresAt, user: account };
  sessionStore.setItem(sessionKey, JSON.stringify(session));
}
