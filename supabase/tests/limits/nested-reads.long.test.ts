import { readFileSync } from 'node:fs';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, openDatabase } from '../database.ts';
import { createAccount } from '../portal.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { longestRows } from './longest-rows.ts';

/** What two tables of the API a request can join, as PostgREST finds it in the catalogue. */
const joins = `
  select child.relname as child, parent.relname as parent, c.attname as column
  from pg_constraint
  join pg_class child on child.oid = conrelid
  join pg_class parent on parent.oid = confrelid
  join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
  where contype = 'f' and 'public'::regnamespace = all (array[child.relnamespace, parent.relnamespace])`;
const tables = `
  select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;

const megabyte = 1024 * 1024;
const levels = 80;

let server: PostgresServer;
let database: Awaited<ReturnType<typeof openDatabase>>;
let viewers: Record<string, Account | undefined>;
beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase(server.url, 2);
  const { sql } = database;
  await sql(`update private.app_settings set admin_email = 'admin@portal.example'`);
  viewers = {
    visitor: undefined,
    alumnus: await createAccount(sql, 'a@portal.example', { metadata: { full_name: 'A' } }),
    admin: await createAccount(sql, 'admin@portal.example'),
  };
  for (const rows of longestRows(`${viewers.alumnus?.id}`)) await sql(rows);
}, 120_000);
afterAll(async () => {
  await database.close();
  await server.stop();
});

interface Join {
  child: string;
  parent: string;
  column: string;
}

/**
 * The statement that PostgREST makes of `a?select=b(a(b(…)))`, as deep as the joins allow:
 * https://github.com/PostgREST/postgrest/blob/main/src/library/PostgREST/Query/QueryBuilder.hs
 */
function nested(
  table: string,
  found: readonly Join[],
  parent?: { alias: string; join: Join },
  depth = 0,
): string {
  const alias = parent ? `"${table}_${depth}"` : `"public"."${table}"`;
  const from = parent ? `"public"."${table}" as ${alias}` : alias;
  const condition = !parent
    ? 'true'
    : parent.join.parent === table
      ? `${alias}."id" = ${parent.alias}."${parent.join.column}"`
      : `${alias}."${parent.join.column}" = ${parent.alias}."id"`;
  const join = found.find(({ child, parent: other }) => [child, other].includes(table));
  if (!join || depth === levels) return `select ${alias}.* from ${from} where ${condition}`;
  const inner = `"inner_${depth}"`;
  const isList = join.parent === table;
  const query = nested(isList ? join.child : join.parent, found, { alias, join }, depth + 1);
  const [selected, lateral] = isList
    ? [
        `coalesce(${inner}.${inner}, '[]')`,
        `select json_agg(${inner})::jsonb as ${inner} from (${query}) as ${inner}`,
      ]
    : [`row_to_json(${inner}.*)::jsonb`, query];
  return `select ${selected} as embedded from ${from}
    left join lateral (${lateral}) as ${inner} on true where ${condition}`;
}

/** How much a request adds to the memory of a new backend; a refused one is planned as well. */
async function memoryOf(query: string, viewer: Account | undefined) {
  const [{ name } = {}] = await database.sql('select current_database() as name');
  const url = new URL(`/${name}`, server.url).href;
  const connection = createPostgresConnection({ url, postgresOptions: { max: 1 } });
  const session = await connection.driver.reserve();
  const [backend] = await session.unsafe('select pg_backend_pid() as pid');
  const peak = () =>
    1024 *
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${backend?.pid}/status`, 'utf8'))?.[1]);
  await session.unsafe(`set role ${viewer ? 'authenticated' : 'anon'}`);
  const claims = JSON.stringify({ sub: viewer?.id, session_id: viewer?.id, email: viewer?.email });
  await session.unsafe(
    `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
    [claims, viewer?.id ?? ''],
  );
  await session.unsafe(`set statement_timeout = '8s'`);
  const before = peak();
  const refusal = await session
    .unsafe(
      `with source as (${query} limit 200)
       select coalesce(json_agg(answered), '[]') from (select * from source) as answered`,
    )
    .then(
      () => undefined,
      ({ code }) => code,
    );
  expect([undefined, '42501']).toContain(refusal);
  const grown = peak() - before;
  session.release();
  await connection.close();
  return grown;
}

async function mostMemory(viewer: Account | undefined) {
  const found = (await database.sql(joins)) as unknown as Join[];
  let most = 0;
  for (const { name } of await database.sql(tables)) {
    most = Math.max(most, await memoryOf(nested(`${name}`, found), viewer));
  }
  return most / megabyte;
}

it('takes at most 20 MB of one backend for the deepest request of every role', async () => {
  // The long rows are among the answers.
  const { alumnus, admin } = viewers;
  expect(await memoryOf('select public.own_registrations()', alumnus)).toBeGreaterThan(megabyte);
  expect(await memoryOf('select * from public.events', admin)).toBeGreaterThan(megabyte);
  for (const viewer of Object.values(viewers)) expect(await mostMemory(viewer)).toBeLessThan(20);
}, 120_000);

const readable = `
  select relname as table, attname as column
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0
    and has_column_privilege('authenticated', attrelid, attnum, 'select')`;
const own = ['own_history', 'own_jobs', 'own_notifications', 'own_profile', 'own_registrations'];

/** A column as often as an address of 4 kB can name it, and PostgreSQL answers. */
const repeated = (column: unknown) =>
  Array(Math.min(1664, Math.floor(4096 / (`${column}`.length + 1))))
    .fill(`"${column}"`)
    .join();

it('takes at most 64 MB of one backend for the widest request of an account', async () => {
  const used: Record<string, number> = {};
  const measure = async (name: string, query: string) => {
    used[name] = Math.round((await memoryOf(query, viewers.alumnus)) / megabyte);
  };
  for (const { table, column } of await database.sql(readable)) {
    await measure(`${table}.${column}`, `select ${repeated(column)} from public."${table}"`);
  }
  for (const name of own) await measure(name, `select public.${name}()`);
  await measure('work', 'select public.work_entries_of(array[private.own_alumni_id()])');
  expect(Object.entries(used).filter(([, most]) => most > 64)).toEqual([]);
}, 120_000);

it('notices a foreign key between two tables of the API, which takes more even of a visitor', async () => {
  await database.sql(
    'alter table public.work_history add constraint planted foreign key (alumni_id) references public.alumni (id)',
  );
  expect(await mostMemory(undefined)).toBeGreaterThan(20);
}, 120_000);
