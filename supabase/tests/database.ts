import { createHmac, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, generateApiKey, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../packages/api/src/database.types.ts';
import { memoryStorage } from './memory-storage.ts';

const jwtSecret = 'a secret of these test processes only';
const migrations = new URL('../migrations/', import.meta.url);

export type Account = { id: string; email: string };
type Row = Record<string, unknown>;
export type Sql = (text: string, params?: unknown[]) => Promise<Row[]>;

/**
 * A portal database of its own with every migration applied and no demo data: in memory, or a new
 * one on the PostgreSQL server at DATABASE_URL, which is meant to be thrown away afterwards.
 */
export async function openDatabase() {
  setExperimental('storage', true);
  const serverUrl = process.env.DATABASE_URL;
  const { connection, sql, script, takeTurn } = serverUrl
    ? await onServer(serverUrl)
    : await inMemory();
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
    await script(readFileSync(new URL(file, migrations), 'utf8'));
  }

  return {
    sql,
    /** The API as a visitor sees it, or as the account does; `claims` forges the token. */
    as: (account?: Account, claims: Record<string, unknown> = {}) =>
      createClient<Database>('http://localhost', key, {
        global: { fetch: (input, init) => takeTurn(() => app.fetch(new Request(input, init))) },
        // The client wants one at its creation, and Node 20 has none to offer.
        realtime: { transport: class {} as never },
        ...(account && { accessToken: async () => signToken(account, claims) }),
      }),
  };
}

async function inMemory() {
  const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pg_trgm } } });
  const sql: Sql = async (text, params) => (await connection.driver.query<Row>(text, params)).rows;
  return {
    connection,
    sql,
    script: (text: string) => connection.driver.exec(text),
    takeTurn: createTurns(),
  };
}

/** One after the other: two requests on PGlite's single session would swap roles. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<Response>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The backend hands over JSON that is text already; the driver would quote it once more. */
const jsonAsWritten = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

async function onServer(serverUrl: string) {
  const name = `portal_test_${randomUUID().slice(0, 8)}`;
  const url = new URL(`/${name}`, serverUrl);
  const server = createPostgresConnection({ url: serverUrl });
  await server.driver.unsafe(`create database ${name}`);
  await server.close();

  const connection = createPostgresConnection({
    url: url.href,
    postgresOptions: { onnotice: () => {}, types: { jsonb: jsonAsWritten } },
  });
  const sql: Sql = (text, params = []) => connection.driver.unsafe<Row[]>(text, params as never[]);
  return {
    connection,
    sql,
    script: (text: string) => connection.driver.unsafe(text),
    takeTurn: (work: () => Promise<Response>) => work(),
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
