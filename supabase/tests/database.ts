import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, generateApiKey, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../packages/api/src/database.types.ts';
import { memoryStorage } from './memory-storage.ts';

const jwtSecret = 'a secret of these test processes only';
const migrations = new URL('../migrations/', import.meta.url);

export type Account = { id: string; email: string };
export type Sql = (text: string, params?: unknown[]) => Promise<Record<string, unknown>[]>;
export type TestDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** A portal database of its own, in memory, with every migration applied and no demo data. */
export async function openDatabase() {
  setExperimental('storage', true);
  const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pg_trgm } } });
  const { key } = await generateApiKey('publishable');
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: jwtSecret, publishable_key: key },
    storage: { enabled: true },
    options: { server: { admin: false } },
  });
  app._storageAdapter = memoryStorage();
  await app.ensureSystemSchema();
  for (const file of readdirSync(migrations).sort()) {
    await connection.driver.exec(readFileSync(new URL(file, migrations), 'utf8'));
  }

  const sql: Sql = async (text, params) =>
    (await connection.driver.query<Record<string, unknown>>(text, params)).rows;

  return {
    sql,
    /** The API as a visitor sees it, or as the account does; `claims` forges the token. */
    as: (account?: Account, claims: Record<string, unknown> = {}) =>
      createClient<Database>('http://localhost', key, {
        global: { fetch: (input, init) => app.fetch(new Request(input, init)) },
        realtime: { transport: class {} as never },
        ...(account && { accessToken: async () => signToken(account, claims) }),
      }),
    close: () => connection.close(),
  };
}

function signToken(account: Account, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: account.id,
    email: account.email,
    role: 'authenticated',
    aud: 'authenticated',
    session_id: randomUUID(),
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}
