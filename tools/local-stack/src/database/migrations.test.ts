import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { applyMigrations } from './migrations.ts';

let database: EmbeddedDatabase;
let folder: string;

// Opening takes seconds, and a drop takes back all that these migrations make.
beforeAll(async () => {
  database = await openEmbeddedDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.query('drop schema if exists supabase_migrations cascade');
  await database.query('drop table if exists rooms, guests, halls');
  await rm(folder, { recursive: true });
});

it('applies each migration once, and later ones after it', async () => {
  await writeFile(join(folder, '1_rooms.sql'), 'create table rooms ();');
  expect(await applyMigrations(database, folder)).toEqual(['1_rooms.sql']);
  expect(await applyMigrations(database, folder)).toEqual([]);
  await writeFile(join(folder, '2_guests.sql'), 'create table guests ();');
  expect(await applyMigrations(database, folder)).toEqual(['2_guests.sql']);
});

it.each([
  ['an edited migration', '2_guests.sql', () => writeFile(join(folder, '2_guests.sql'), '')],
  ['a missing migration', '2_guests.sql', () => rm(join(folder, '2_guests.sql'))],
  ['one that comes before it', '2_guests.sql', () => writeFile(join(folder, '1_staff.sql'), '')],
])('applies nothing to a database of another version: %s', async (_what, file, change) => {
  await writeFile(join(folder, '1_rooms.sql'), 'create table rooms ();');
  await writeFile(join(folder, '2_guests.sql'), 'create table guests ();');
  await applyMigrations(database, folder);

  await change();
  await writeFile(join(folder, '3_halls.sql'), 'create table halls ();');
  await expect(applyMigrations(database, folder)).rejects.toThrow(
    `The database was made by another version of the portal, whose ${file} is not the one here: make the demo data anew with "pnpm db:reset"`,
  );
  expect(await database.query("select to_regclass('halls') as halls")).toEqual([{ halls: null }]);
});

it('accepts an applied migration whose comments were edited', async () => {
  const first = join(folder, '1_rooms.sql');
  await writeFile(first, '-- Rooms.\ncreate table rooms ();');
  await applyMigrations(database, folder);
  await writeFile(first, '-- The rooms\n  -- of a house.\ncreate table rooms ();');
  expect(await applyMigrations(database, folder)).toEqual([]);
});

it('rolls a failing migration back', async () => {
  await writeFile(join(folder, '1_rooms.sql'), 'create table halls (); create table halls ();');
  await expect(applyMigrations(database, folder)).rejects.toThrow(
    'The migration 1_rooms.sql failed: relation "halls" already exists',
  );
  expect(await database.query("select to_regclass('halls') as halls")).toEqual([{ halls: null }]);
});
