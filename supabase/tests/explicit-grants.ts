import { afterAll, beforeAll } from 'vitest';
import { migrationFiles, readMigration } from './database.ts';
import { database } from './portal.ts';

/**
 * For the tests of this file nobody holds more than the migrations grant, as on hosted Supabase. The
 * local backend grants every table to everybody at its first request, and all other tests run with these grants.
 */
export function useExplicitGrants(): void {
  beforeAll(async () => {
    const { as, script } = await database;
    await as().from('events').select('id');
    await script('revoke all on all tables in schema public from anon, authenticated');
    for (const file of migrationFiles().filter((name) => name.endsWith('_grants.sql'))) {
      await script(readMigration(file));
    }
  });
  afterAll(async () => {
    const { script } = await database;
    await script('grant all on all tables in schema public to anon, authenticated');
  });
}
