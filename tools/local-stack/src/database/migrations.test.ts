import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { applyMigrations } from './migrations.ts';

let database: EmbeddedDatabase;
let folder: string;

beforeEach(async () => {
  database = await openEmbeddedDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('applies each migration once, and none after a changed one', async () => {
  const first = join(folder, '1_rooms.sql');
  await writeFile(first, 'create table rooms ();');
  expect(await applyMigrations(database, folder)).toEqual(['1_rooms.sql']);
  expect(await applyMigrations(database, folder)).toEqual([]);

  await writeFile(first, 'create table rooms (name text);');
  await writeFile(join(folder, '2_guests.sql'), 'create table guests ();');
  await expect(applyMigrations(database, folder)).rejects.toThrow(
    'The migration 1_rooms.sql was changed after it was applied to this database.',
  );
  expect(await database.query("select to_regclass('guests') as guests")).toEqual([
    { guests: null },
  ]);
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
