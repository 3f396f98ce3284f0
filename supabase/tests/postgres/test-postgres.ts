import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { startPostgres } from './postgres-server.ts';

const given = process.env.DATABASE_URL;
const server = given ? undefined : await startPostgres();
const url = given ?? server?.url;
process.stdout.write(`PostgreSQL ${server?.version ?? 'of DATABASE_URL'}\n`);

const root = resolve(import.meta.dirname, '../../..');
const suites = [
  ['vitest', 'run', '--project=@portal/database', ...process.argv.slice(2)],
  ...(process.argv.length > 2 ? [] : [['tsx', 'supabase/tests/mutations/test-policies.ts']]),
];
try {
  const failed = suites.filter((command) => {
    const { status } = spawnSync('pnpm', ['exec', ...command], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: url },
    });
    return status !== 0;
  });
  process.exitCode = failed.length;
} finally {
  await server?.stop();
}
