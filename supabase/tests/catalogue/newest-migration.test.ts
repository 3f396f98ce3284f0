import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationFiles } from '../database.ts';
import { database } from '../portal.ts';

const file = new URL('../../../packages/api/src/newest-migration.json', import.meta.url);

it('is named by the builds of areas', () => {
  expect(migrationFiles().at(-1)).toMatch(`${JSON.parse(readFileSync(file, 'utf8'))}_`);
});

it('is named by the database to everybody', async () => {
  const { sql, as } = await database;
  const answer = async () => {
    const { data, error } = await as().rpc('newest_migration');
    return error ?? data;
  };
  expect(await answer()).toBeNull();
  await sql(`insert into supabase_migrations.schema_migrations (version)
    values ('20261125000100'), ('20270101000000')`);
  expect(await answer()).toBe('20270101000000');
  await sql('delete from supabase_migrations.schema_migrations');
});
