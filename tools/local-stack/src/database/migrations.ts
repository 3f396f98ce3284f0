import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StackError } from '../stack-error.ts';
import type { Database } from './database.ts';

const fileName = /^(\d+)_(.+)\.sql$/;

/**
 * Applies the migrations that are not in the history yet, each in a transaction, and records them as the Supabase
 * CLI does. Returns the names of the applied files. @throws StackError when one fails or was changed after it was applied
 */
export async function applyMigrations(database: Database, folder: string): Promise<string[]> {
  const rows = await database.query(
    'select version, statements[1] as script from supabase_migrations.schema_migrations',
  );
  const done = new Map(rows.map(({ version, script }) => [version, script]));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (version === undefined) continue;
    const script = await readFile(join(folder, file), 'utf8');
    if (done.has(version)) {
      requireUnchanged(file, script, String(done.get(version)));
      continue;
    }
    try {
      await database.transaction(async (session) => {
        await session.run(script);
        await session.query(
          `insert into supabase_migrations.schema_migrations (version, name, statements)
           values ($1, $2, array[$3])`,
          [version, name, script],
        );
      });
    } catch (error) {
      throw new StackError(`The migration ${file} failed: ${messageOf(error)}`);
    }
    applied.push(file);
  }
  return applied;
}

/** A migration may be edited until a first database is in production; existing databases cannot follow. Comments do not count. */
function requireUnchanged(file: string, script: string, applied: string) {
  if (withoutComments(script) === withoutComments(applied)) return;
  throw new StackError(
    `The migration ${file} was changed after it was applied to this database. \`pnpm db:reset\` creates a new one.`,
  );
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*--.*\n/gm, '');
}
