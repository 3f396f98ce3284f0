import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { App, setExperimental } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

setExperimental('storage', true);
const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pg_trgm } } });
const app = new App({ connection, auth: { enabled: true }, storage: { enabled: true } });
app._storageAdapter = { driver: null } as never;
await app.ensureSystemSchema();
const dir = '/work/main/supabase/migrations/';
for (const f of readdirSync(dir).sort())
  await connection.driver.exec(readFileSync(dir + f, 'utf8'));
const server = new PGLiteSocketServer({
  db: connection.driver as never,
  port: 4119,
  host: '127.0.0.1',
  debug: !!process.env.DBG,
});
await server.start();
const t = Date.now();
const child = spawn(
  'node_modules/.bin/supabase',
  [
    'gen',
    'types',
    'typescript',
    '--remote=postgres://postgres:postgres@127.0.0.1:4119/postgres' + (process.env.Q ?? ''),
    '--schema',
    'public',
    ...(process.env.DBG ? ['--debug'] : []),
  ],
  { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: '/tmp/db-eng' } },
);
let out = '';
let err = '';
child.stdout.on('data', (d) => (out += d));
child.stderr.on('data', (d) => (err += d));
const code = await new Promise((r) => child.on('close', r));
console.log(code, Date.now() - t, out.length, err.slice(0, 6000));
if (code === 0) writeFileSync('/tmp/db-eng/database.types.ts', out);
await server.stop();
await connection.close();
process.exit(0);
