import './quiet-notices.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { print, runCommand } from './command.ts';
import { openEmbeddedDatabase } from './database/embedded-database.ts';
import { newestMigration } from './database/migrations.ts';
import { createSchema } from './database/preparation.ts';
import { migrationsDir, rootDir } from './paths.ts';
import { StackError } from './stack-error.ts';

await runCommand(async () => {
  const isCheck = process.argv.includes('--check');
  const written = {
    'packages/api/src/database.types.ts': await generateTypes(),
    // A build names the migration that it was made with, also in a repository that has the package alone.
    'packages/api/src/newest-migration.json': `${JSON.stringify(await newestMigration(migrationsDir))}\n`,
  };
  for (const [file, text] of Object.entries(written)) {
    const target = join(rootDir, file);
    if (!isCheck) await writeFile(target, text);
    else if (text !== (await readFile(target, 'utf8').catch(() => ''))) {
      throw new StackError(
        `${file} does not match the migrations; run "pnpm db:types" and commit the result.`,
      );
    }
    print(isCheck ? `${file} matches the migrations.` : `Wrote ${file}.`);
  }
  process.exit(0);
});

/** Asks the Supabase CLI for the types of a fresh database with every migration. */
async function generateTypes(): Promise<string> {
  const database = await openEmbeddedDatabase();
  await createSchema(database, () => undefined);
  const server = new PGLiteSocketServer({ db: database.pglite, host: '127.0.0.1', port: 0 });
  const address = new Promise<number>((resolve) => {
    server.addEventListener('listening', (event) =>
      resolve((event as CustomEvent<{ port: number }>).detail.port),
    );
  });
  await server.start();
  const url = `postgresql://postgres:postgres@127.0.0.1:${await address}/postgres?sslmode=disable`;
  const types = await runCli(['gen', 'types', 'typescript', '--remote', url, '--schema', 'public']);
  await server.stop();
  await database.close();
  return types;
}

async function runCli(args: string[]): Promise<string> {
  const cli = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));
  const child = spawn(process.execPath, [cli, ...args], {
    env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let problem = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    problem += chunk;
  });
  const [code] = await once(child, 'close');
  if (code === 0) return output;
  throw new StackError(`The Supabase CLI could not read the schema: ${problem.trim()}`);
}
