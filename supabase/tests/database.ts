import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createAdaptorServer } from '@hono/node-server';
import { App, generateApiKey, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { createClient } from '@supabase/supabase-js';
import { forgetArraysOfRows } from '../catalogue/arrays-of-rows.ts';
import { memoryStorage } from './memory-storage.ts';
import { migratedDatabase } from './migrated-database.ts';

const jwtSecret = 'a secret of these test processes only';
const migrations = new URL('../migrations/', import.meta.url);

export interface Account {
  id: string;
  email: string;
}
export type Row = Record<string, unknown>;
export type Sql = (text: string, params?: unknown[]) => Promise<Row[]>;
export type Client = ReturnType<Awaited<ReturnType<typeof openDatabase>>['as']>;

/**
 * A portal database of its own with every migration applied and no demo data, served over HTTP: in
 * memory, or a new one on the PostgreSQL server, dropped by `close`.
 */
export async function openDatabase(serverUrl = process.env.DATABASE_URL, connections = 10) {
  setExperimental('storage', true);
  const { connection, takeTurn, prepare, ...database } = serverUrl
    ? await onServer(serverUrl, connections)
    : await inMemory();
  const { key } = await generateApiKey('publishable');
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: jwtSecret, publishable_key: key },
    storage: { enabled: true },
    options: { server: { admin: false } },
  });
  app._storageAdapter = memoryStorage();
  await prepare(async () => {
    await app.ensureSystemSchema();
    for (const script of scripts()) await database.script(script);
  });
  // A change that the tests should notice: `pnpm test:policies --seed 1`.
  await database.script(process.env.PORTAL_MUTATION ?? '');

  const server = createAdaptorServer({
    fetch: (request) => takeTurn(() => app.fetch(request)),
    // On a busy machine a connection could be closed at the moment when the next request is sent on it.
    serverOptions: { keepAliveTimeout: 0 },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    sql: database.sql,
    script: database.script,
    transaction: database.transaction,
    url,
    key,
    tokenOf: signToken,
    /** The API as a visitor sees it, or as the account does; `claims` forges the token. */
    as: (account?: Account, claims: Record<string, unknown> = {}) =>
      createClient(url, key, {
        // The client wants one at its creation, and Node 20 has none to offer.
        realtime: { transport: class {} as never },
        ...(account && { accessToken: async () => signToken(account, claims) }),
      }),
    close: async () => {
      server.close();
      await database.close();
    },
  };
}

// What hosted Supabase lets the role of the migrations do: no superuser, nothing new in `auth` and
// `storage`, but triggers on the accounts and policies on the files, here by owning that table, and the history of migrations.
const migrator = `
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'migrator') then
      create role migrator nologin createrole bypassrls;
    end if;
    execute format('grant create on database %I to migrator', current_database());
  end
  $$;
  grant usage, create on schema public to migrator with grant option;
  grant usage on schema auth, storage to migrator;
  grant all on all tables in schema auth to migrator;
  grant all on storage.buckets to migrator;
  grant usage on schema supabase_migrations to migrator;
  grant all on all tables in schema supabase_migrations to migrator;
  alter table storage.objects owner to migrator;`;

function scripts(): string[] {
  const asMigrator = (file: string) => `set role migrator; ${readMigration(file)}; reset role;`;
  return [migrator, ...migrationFiles().map(asMigrator)];
}

export function migrationFiles(): string[] {
  return readdirSync(migrations).sort();
}

export function readMigration(file: string): string {
  return readFileSync(new URL(file, migrations), 'utf8');
}

async function inMemory() {
  const migrated = migratedDatabase(scripts());
  const loadDataDir = migrated.load();
  const connection = await createPgliteConnection({
    pgliteOptions: { extensions: { pg_trgm }, ...(loadDataDir && { loadDataDir }) },
  });
  const { driver } = connection;
  await forgetArraysOfRows(driver);
  return {
    connection,
    sql: (async (text, params) => (await driver.query<Row>(text, params)).rows) as Sql,
    script: (text: string): Promise<unknown> => driver.exec(text),
    transaction: async (work: (sql: Sql) => Promise<void>) => {
      await driver.transaction((session) =>
        work(async (text, params) => (await session.query<Row>(text, params)).rows),
      );
    },
    takeTurn: createTurns(),
    prepare: async (migrate: () => Promise<void>) => {
      if (loadDataDir) return;
      await migrate();
      await migrated.keep(await driver.dumpDataDir('none'));
    },
    close: () => connection.close(),
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

/** The backend passes JSON as text; the driver would quote it a second time. */
const jsonAsWritten = {
  to: 3802,
  from: [3802],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
};

async function onServer(serverUrl: string, connections: number) {
  const name = `portal_test_${randomUUID().slice(0, 8)}`;
  const url = new URL(`/${name}`, serverUrl);
  const server = createPostgresConnection({ url: serverUrl });
  await server.driver.unsafe(`create database ${name}`);
  await server.close();

  const connection = createPostgresConnection({
    url: url.href,
    postgresOptions: {
      max: connections,
      onnotice: () => {},
      types: { jsonb: jsonAsWritten },
      // What hosted Supabase gives to a request of somebody who is signed in.
      connection: { statement_timeout: 8_000 },
    },
  });
  const { driver } = connection;
  return {
    connection,
    sql: ((text, params = []) => driver.unsafe<Row[]>(text, params as never[])) as Sql,
    script: (text: string): Promise<unknown> => driver.unsafe(text),
    transaction: async (work: (sql: Sql) => Promise<void>) => {
      await driver.begin((session) =>
        work((text, params = []) => session.unsafe<Row[]>(text, params as never[])),
      );
    },
    takeTurn: (work: () => Promise<Response>) => work(),
    prepare: (migrate: () => Promise<void>) => migrate(),
    close: async () => {
      await connection.close();
      const closing = createPostgresConnection({ url: serverUrl });
      await closing.driver.unsafe(`drop database ${name} with (force)`);
      await closing.close();
    },
  };
}

/** The session that the tokens of these tests name: one for each account, with its id. */
export async function startSession(sql: Sql, account: string): Promise<void> {
  await sql('insert into auth.sessions (id, user_id) values ($1::uuid, $1::uuid)', [account]);
}

function signToken(account: Account, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: account.id,
    email: account.email,
    role: 'authenticated',
    aud: 'authenticated',
    session_id: account.id,
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`;
  return `${body}.${createHmac('sha256', jwtSecret).update(body).digest('base64url')}`;
}
