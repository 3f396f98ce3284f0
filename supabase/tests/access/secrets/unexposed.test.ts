import { beforeAll, expect, it } from 'vitest';
import { database } from '../../portal.ts';
import { inRotation } from '../../rotation.ts';
import { actorNames } from '../world/actors.ts';
import { createWorld, type World } from '../world/world.ts';

type Attempt = [target: string, ask: () => PromiseLike<{ error: unknown }>];

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
  // The unqualified name of what lies in another schema must not resolve either.
  const attempts: Attempt[] = [
    ...tables.flatMap(([schema, table]): Attempt[] => [
      [`${schema}.${table}`, () => client.schema(schema).from(table).select('*').limit(1)],
      [table, () => client.from(table).select('*').limit(1)],
    ]),
    ...functions.flatMap((procedure): Attempt[] => [
      [`private.${procedure}()`, () => client.schema('private').rpc(procedure, {})],
      [`${procedure}()`, () => client.rpc(procedure, {})],
    ]),
  ];
  const reached: string[] = [];
  for (let from = 0; from < attempts.length; from += 20) {
    const group = attempts.slice(from, from + 20).map(async ([target, ask]) => {
      if (!(await ask()).error) reached.push(target);
    });
    await Promise.all(group);
  }
  expect(reached.filter((found) => found !== 'orphaned_files()')).toEqual([]);
  expect((await world.changes()).size).toBe(0);
});
