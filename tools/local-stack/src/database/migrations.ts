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
 * Supabase CLI does. Returns the names of the applied files. @throws StackError when one fails, or as `pendingMigrations`
 */
export async function applyMigrations(database: Session, folder: string): Promise<string[]> {
  const pending = await pendingMigrations(database, folder);
  for (const file of pending) await applyMigration(database, folder, file);
  return pending;
}

/** The files that are not in the history yet. @throws StackError when the history is not what the first files make */
async function pendingMigrations(database: Session, folder: string): Promise<string[]> {
  await database.run(history);
  const applied = await database.query(
    'select version, name, statements[1] as script from supabase_migrations.schema_migrations order by version',
    [],
  );
  const files = await migrationFiles(folder);
  for (const [place, { version, name, script }] of applied.entries()) {
    const file = `${version}_${name}.sql`;
    const isSame =
      files[place] === file &&
      withoutComments(await readFile(join(folder, file), 'utf8')) ===
        withoutComments(String(script));
    if (!isSame) throw ofAnotherVersion(file);
  }
  return files.slice(applied.length);
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => fileName.test(name)).sort();
}

export async function newestMigration(folder: string): Promise<string | undefined> {
  return (await migrationFiles(folder)).at(-1)?.split('_')[0];
}

function ofAnotherVersion(file: string) {
  return new StackError(
    `The database was made by another version of the portal, whose ${file} is not the one here: make the demo data anew with "pnpm db:reset", or name an empty database in DATABASE_URL.`,
  );
}

async function applyMigration(database: Session, folder: string, file: string) {
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

/** An edited comment changes no database. */
function withoutComments(script: string): string {
  return script.replaceAll(/^\s*--.*\n/gm, '');
}
