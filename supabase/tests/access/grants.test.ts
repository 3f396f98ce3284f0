import { afterAll, beforeAll } from 'vitest';
import { migrationFiles, readMigration } from '../database.ts';
import { database } from '../portal.ts';
import { allChecks } from './all-checks.ts';
import { runChecks } from './run-checks.ts';

const grants = migrationFiles().filter((file) => file.endsWith('_grants.sql'));

// As hosted: nobody holds what the migrations do not grant, and that must suffice.
beforeAll(async () => {
  const { as, script } = await database;
  await as().from('events').select();
  for (const file of grants) await script(readMigration(file));
});
afterAll(async () => {
  const { script } = await database;
  await script('grant all on all tables in schema public to anon, authenticated');
});

runChecks(allChecks().filter((check) => check.isPermission));
