import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { FileStore } from '../backend/file-store.ts';
import { hostedGrants } from '../gateway/explicit-grants.ts';
import { migrationsDir } from '../paths.ts';
import type { Database, Session } from './database.ts';
import { applyMigrations } from './migrations.ts';
import { seed } from './seeding.ts';

export type Report = (line: string) => void;

const seedMark = 'supabase/seed';

/** Migrates a database to the newest schema, and seeds it with the demo data when it is new. Closes it when that fails. */
export async function prepareDatabase<Opened extends Database>(
  database: Opened,
  files: FileStore,
  report: Report,
): Promise<Opened> {
  try {
    await createSchema(database, report);
    await seedOnce(database, files, report);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seedOnce(database: Database, files: FileStore, report: Report): Promise<void> {
  if (await isSeeded(database)) return;
  report('Filling the database with the demo data …');
  await database.transaction(async (session) => {
    await seed(session, files);
    await session.query(`insert into supabase_migrations.seed_files (path, hash) values ($1, '')`, [
      seedMark,
    ]);
  });
}

/** The schema without any data. */
export async function createSchema(database: Database, report: Report): Promise<void> {
  await database.run(systemSchemas);
  const applied = await applyMigrations(database, migrationsDir);
  await database.run(hostedGrants);
  if (applied.length > 0) report(`Applied ${applied.length} database migrations.`);
}

async function isSeeded({ query }: Session): Promise<boolean> {
  const rows = await query('select from supabase_migrations.seed_files where path = $1', [
    seedMark,
  ]);
  return rows.length > 0;
}

/** `auth.email()` of lite reads a setting that lite never sets; on hosted Supabase it is the token's e-mail. */
const authEmailFromToken = `
  create or replace function auth.email() returns text
  language sql stable as $$ select auth.jwt() ->> 'email' $$;`;

/** What hosted Supabase contains before the first migration, and a note of the demo data. */
const systemSchemas = [
  getAuthSchemaSql(),
  SUPABASE_AUTH_HELPERS_SQL,
  authEmailFromToken,
  getStorageSchemaSql(),
  `create schema if not exists supabase_migrations;
   create table if not exists supabase_migrations.seed_files (
     path text not null primary key, hash text not null
   );`,
].join('\n');
