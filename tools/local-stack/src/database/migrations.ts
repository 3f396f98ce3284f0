import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StackError } from '../stack-error.ts';
import type { Session } from './database.ts';

const fileName = /^(\d+)_(.+)\.sql$/;

// The history table is that of the Supabase CLI.
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key, statements text[], name text
  );`;

/**
 * Applies the migrations that are not in the history yet, each of them wholly or not at all, and records them as the
 * Supabase CLI does. Returns the names of the applied files. @throws StackError when one fails or was changed after it was applied
 */
export async function applyMigrations(database: Session, folder: string): Promise<string[]> {
  const pending = await pendingMigrations(database, folder);
  for (const file of pending) await applyMigration(database, folder, file);
  return pending;
}

/** The files that are not in the history yet. @throws StackError when one that is there was changed since */
export async function pendingMigrations(database: Session, folder: string): Promise<string[]> {
  await database.run(history);
  const rows = await database.query(
    'select version, statements[1] as script from supabase_migrations.schema_migrations',
    [],
  );
  const done = new Map(rows.map(({ version, script }) => [version, script]));
  const pending: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version] = fileName.exec(file) ?? [];
    if (version === undefined) continue;
    if (done.has(version)) {
      const script = await readFile(join(folder, file), 'utf8');
      requireUnchanged(file, script, String(done.get(version)));
    } else pending.push(file);
  }
  return pending;
}

export async function applyMigration(database: Session, folder: string, file: string) {
  const [, version = '', name = ''] = fileName.exec(file) ?? [];
  const script = await readFile(join(folder, file), 'utf8');
  try {
    await database.run(`${script};\n${record(version, name, script)}`);
  } catch (error) {
    throw new StackError(`The migration ${file} failed: ${messageOf(error)}`);
  }
}

function record(version: string, name: string, script: string): string {
  const [first, second, third] = [version, name, script].map(
    (text) => `'${text.replaceAll("'", "''")}'`,
  );
  return `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${first}, ${second}, array[${third}]);`;
}

/** Databases that have applied a migration cannot follow when it is edited. Comments do not count. */
function requireUnchanged(file: string, script: string, applied: string) {
  if (withoutComments(script) === withoutComments(applied)) return;
  throw new StackError(
    `The migration ${file} was changed after it was applied to this database. Put the change into a new file, and this one back.`,
  );
}

function withoutComments(script: string): string {
  return script.replaceAll(/^\s*--.*\n/gm, '');
}
