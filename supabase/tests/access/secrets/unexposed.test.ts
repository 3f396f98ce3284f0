import { beforeAll, expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { inRotation } from '../../rotation.ts';
import { actorNames } from '../world/actors.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let tables: [schema: string, name: string][];
let functions: string[];
beforeAll(async () => {
  world = await createWorld(await database);
  const relations = await world.sql(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('private', 'auth', 'storage') and c.relkind in ('r', 'v')`);
  tables = relations.map(({ schema, name }) => [String(schema), String(name)]);
  const procedures = await world.sql(
    `select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace`,
  );
  functions = procedures.map(({ name }) => String(name));
});

it('knows what it looks for', () => {
  expect(tables.length).toBeGreaterThan(8);
  expect(functions.length).toBeGreaterThan(30);
});

it.each(inRotation(actorNames, 5))('%s reaches nothing outside public', async (name) => {
  const { client } = await world.enter(name);
  const reached: string[] = [];
  for (const [schema, table] of tables) {
    const { error } = await client.schema(schema).from(table).select('*').limit(1);
    if (!error) reached.push(`${schema}.${table}`);
    // The unqualified name of a table in another schema must not resolve either.
    const unqualified = await client.from(table).select('*').limit(1);
    if (!unqualified.error) reached.push(table);
  }
  for (const procedure of functions) {
    const { error } = await client.schema('private').rpc(procedure, {});
    if (!error) reached.push(`private.${procedure}()`);
    const unqualified = await client.rpc(procedure, {});
    if (!unqualified.error) reached.push(`${procedure}()`);
  }
  expect(reached.filter((found) => found !== 'orphaned_files()')).toEqual([]);
  expect((await world.changes()).size).toBe(0);
});
