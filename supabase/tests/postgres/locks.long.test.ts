import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../access/world/world.ts';
import { becomeClient } from '../become-client.ts';
import { openDatabase, type Sql } from '../database.ts';
import { mutantsOfFunctions, type TextMutant } from '../mutations/mutants-of-text.ts';
import type { Deed } from './deeds.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type Race, races } from './races.ts';

let server: PostgresServer | undefined;
let world: World;
let mutants: TextMutant[];

beforeAll(async () => {
  server = process.env.DATABASE_URL ? undefined : await startPostgres();
  world = await createWorld(await openDatabase(server?.url));
  mutants = (await mutantsOfFunctions(world.sql)).filter(
    ({ of, change, isLock }) =>
      isLock || (of === 'public.save_site_configurations()' && change.startsWith('order reversed')),
  );
});
afterAll(async () => {
  await world.close();
  await server?.stop();
});

async function act(sql: Sql, { by, sql: text, given }: Deed) {
  const [asked] = given ? await world.sql(given) : [];
  if (by) await becomeClient(sql, by);
  return sql(text.replace('?', `${asked?.given}`));
}

/** What the second session is told, whether it waited, what it then held of the table, and what has changed in all tables. */
async function run({ before = [], first, second, ordered = [] }: Race, isAtOnce: boolean) {
  await world.changes();
  await world.enter('admin');
  for (const deed of before) await world.transaction(async (sql) => void (await act(sql, deed)));
  await world.settle('select', []);
  const then = { answer: '', hasWaited: false, held: [] as string[] };
  const finish = () =>
    world
      .transaction(async (sql) => {
        then.answer = plain(await act(sql, second));
      })
      .catch(({ message }: Error) => {
        then.answer = message;
      });
  let ending = Promise.resolve();
  await world.transaction(async (sql) => {
    await act(sql, first);
    if (!isAtOnce) return;
    const heldBefore = await heldRows(ordered);
    ending = finish();
    then.hasWaited = await isWaiting(ending);
    then.held = (await heldRows(ordered)).filter((row) => !heldBefore.includes(row));
  });
  await (isAtOnce ? ending : finish());
  const changes = [...(await world.changes())].flatMap(([table, { removed, added }]) => [
    ...removed.map((row) => `${table} - ${plain(row)}`),
    ...added.map((row) => `${table} + ${plain(row)}`),
  ]);
  return { ...then, changes };
}

async function isWaiting(ending: Promise<void>): Promise<boolean> {
  let isOver = false;
  ending.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const [row] = await world.sql(
      `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
    );
    if (row?.waits) return true;
  }
  return false;
}

/** By all sessions. */
async function heldRows(tables: string[]): Promise<string[]> {
  const held: string[] = [];
  for (const table of tables) {
    const rows = await world.sql(
      `select to_jsonb(t)::text as row from ${table} as t except
       select * from (select to_jsonb(t)::text from ${table} as t for update skip locked) as free`,
    );
    held.push(...rows.map(({ row }) => `${table} ${row}`));
  }
  return held;
}

/** Without what is another every time: ids, numbers of rows and moments. */
const plain = (value: unknown) =>
  JSON.stringify(value)
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(\+[\d:]+|Z)?/g, 'moment')
    .replace(/(?!\w{8}-0000-4000-8000)\w{8}(-\w{4}){3}-\w{12}/g, 'new id')
    .replace(/"(id|queue_number)":\d+/g, '');

/** @returns what is not as if one session came after the other */
async function problemsOf(race: Race): Promise<string[]> {
  const apart = await run(race, false);
  const atOnce = await run(race, true);
  return [
    ...(atOnce.answer === apart.answer ? [] : [`answer: ${atOnce.answer}, not ${apart.answer}`]),
    ...atOnce.changes.filter((change) => !apart.changes.includes(change)),
    ...apart.changes
      .filter((change) => !atOnce.changes.includes(change))
      .map((change) => `not ${change}`),
    ...(atOnce.hasWaited === !race.isFree ? [] : [`waited: ${atOnce.hasWaited}`]),
    ...atOnce.held.map((row) => `locked: ${row}`),
  ];
}

describe.each(Object.entries(races))('%s', (_, race) => {
  it('ends as if one came after the other', async () => {
    expect(await problemsOf(race)).toEqual([]);
  });
});

it('every lock is missed by a race when it is gone', async () => {
  const missed: string[] = [];
  for (const { of, change, apply } of mutants) {
    const [stored] = await world.sql('select pg_get_functiondef($1::text::regproc) as text', [
      of.slice(0, -2),
    ]);
    await world.script(apply);
    let isNoticed = false;
    for (const race of Object.values(races).filter((race) => race.of.includes(of))) {
      isNoticed ||= (await problemsOf(race)).length > 0;
    }
    await world.script(`${stored?.text}`);
    if (!isNoticed) missed.push(`${of} ${change}`);
  }
  expect(missed).toEqual([]);
});
