import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failToRun } from '../../test/stack-process.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'former-version-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('says in one sentence that the data folder is of another version, and deletes nothing', async () => {
  const folder = join(dataDir, 'database');
  const former = await openEmbeddedDatabase({ folder });
  await former.run(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (
      version text not null primary key, statements text[], name text
    );
    insert into supabase_migrations.schema_migrations values ('1', array['create table rooms ()'], 'rooms');
    create table rooms ();`);
  await former.close();

  expect(await failToRun(dataDir)).toEqual({
    code: 1,
    error:
      'The database was made by another version of the portal, whose 1_rooms.sql is not the one here: make the demo data anew with "pnpm db:reset", or name an empty database in DATABASE_URL.',
  });
  const kept = await openEmbeddedDatabase({ folder });
  expect(await kept.query("select to_regclass('rooms')::text as rooms")).toEqual([
    { rooms: 'rooms' },
  ]);
  await kept.close();
});
