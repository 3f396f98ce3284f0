import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { becomeClient } from '../become-client.ts';
import type { Account, Row, Sql } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

const noted = (sql: Sql, recordId: unknown) =>
  sql(
    `select actor, actor_kind, area, record_id, owner_id, operation, changes, deleted_row, cause_kind, cause
     from private.history where record_id = $1 order by id`,
    [recordId],
  );

/** A value that each watched table accepts, other than the one of `create`. */
const tables: Record<
  string,
  { create: (id: string, alumni: string, event: string) => Row; change: Row; key?: string }
> = {
  alumni: { create: (id) => ({ id, full_name: 'Baru' }), change: { company: 'PT Lain' } },
  work_history: {
    create: (id, alumni_id) => ({
      id,
      alumni_id,
      company_name: 'PT A',
      position: 'Teknisi',
      start_date: '2020-01-01',
    }),
    change: { position: 'Manajer' },
  },
  job_postings: {
    create: (id) => ({ id, title: 'Teknisi', company_name: 'PT A', description: 'Rawat panel' }),
    change: { company_name: 'PT Lain' },
  },
  events: {
    create: (id) => ({ id, title: 'Temu', event_date: '2026-12-20' }),
    change: { title: 'Temu Lain' },
  },
  event_registrations: {
    create: (id, alumni_id, event_id) => ({
      id,
      alumni_id,
      event_id,
      party_size: 1,
      status: 'registered',
    }),
    change: { party_size: 2 },
  },
  organization_structure: {
    create: (id) => ({ id, name: 'Ketua', position: 'Ketua Umum' }),
    change: { name: 'Ketua Lain' },
  },
  site_configurations: {
    create: (id) => ({ config_key: `k${id.replaceAll('-', '')}`, config_value: { text: 'A' } }),
    change: { config_value: { text: 'B' } },
    key: 'config_key',
  },
};

const insert = (table: string, row: Row) => {
  const names = Object.keys(row).join(', ');
  return `insert into public.${table} (${names}) select ${names} from jsonb_populate_record(null::public.${table}, '${JSON.stringify(row)}')`;
};

const watched = async (sql: Sql) =>
  sql('select area, name, key_column, owner_column from private.watched_tables()');

it('says of every table of the portal whether its rows have a history', async () => {
  const { sql } = portal;
  const all = await sql(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  const areas = (await watched(sql)).map(({ name }) => String(name));
  expect(areas.sort()).toEqual(Object.keys(tables).sort());
  const without = ['notifications'];
  expect([...areas, ...without].sort()).toEqual(all.map(({ name }) => name));
});

it('watches every column but those that the portal itself derives, counts or stamps', async () => {
  const { sql } = portal;
  const left = await sql(`
    select t.name || '.' || attname as name from private.watched_tables() as t
    join pg_attribute on attrelid = ('public.' || t.name)::regclass
    where attnum > 0 and not attisdropped and attgenerated = ''
      and attname <> all (private.watched_columns(attrelid, t.key_column))
      and attname not in (t.key_column, 'version', 'created_at', 'updated_at')
    order by 1`);
  const derived = [
    'alumni.decided_at',
    'alumni.review_asked_at',
    'alumni.review_count',
    'event_registrations.attended_at',
    'event_registrations.cancelled_at',
    'event_registrations.queue_number',
    'event_registrations.registered_at',
    'event_registrations.tapped_at',
    'event_registrations.waiting_since',
    'events.decided_at',
    'events.seats_taken',
    'events.waiting_count',
    'job_postings.decided_at',
    'job_postings.review_asked_at',
    'job_postings.review_count',
  ];
  expect(left.map(({ name }) => name)).toEqual(derived);
});

it.each(Object.keys(tables))(
  '%s: each operation of each actor leaves one row, and no more',
  async (table) => {
    const { people, sql } = portal;
    const { create, change, key = 'id' } = tables[table] as (typeof tables)[string];
    const [head] = (await watched(sql)).filter(({ name }) => name === table);
    const own = await portal.alumniId(people.verified);
    const event = randomUUID();
    await sql(insert('events', { id: event, title: 'Temu', event_date: '2026-12-20' }));
    for (const [kind, account] of Object.entries({
      admin: people.admin,
      owner: people.verified,
      system: undefined,
    })) {
      const found = await rolledBack(async (session) => {
        if (account) await becomeOwner(session, account);
        const id = randomUUID();
        const row = create(id, own, event);
        if (table === 'job_postings') row.posted_by_user_id = people.verified.id;
        await session(insert(table, row));
        const where = `where ${key} = '${row[key]}'`;
        await session(
          `update public.${table} set ${Object.entries(change).map(([name, value]) => `${name} = ${literal(value)}`)} ${where}`,
        );
        await session(`update public.${table} set ${key} = ${key} ${where}`);
        const [stored] = await session(
          `select to_jsonb(t) as row from public.${table} as t ${where}`,
        );
        await session(`delete from public.${table} ${where}`);
        return { rows: await noted(session, row[key]), row, stored: stored?.row as Row };
      });
      const isOwner = kind === 'owner' && head?.owner_column !== null && table !== 'alumni';
      const actorKind = kind === 'owner' && !isOwner ? 'system' : kind;
      const common = {
        actor: actorKind === 'system' ? null : account?.id,
        actor_kind: actorKind,
        area: head?.area,
        record_id: found.row[key],
        owner_id: head?.owner_column ? found.stored[String(head.owner_column)] : null,
        deleted_row: null,
      };
      const [[name = '', value] = []] = Object.entries(change);
      const { [name]: before } = { ...found.row };
      expect(found.rows, kind).toEqual([
        {
          ...common,
          operation: 'insert',
          cause_kind: null,
          cause: null,
          changes: expect.objectContaining({
            [Object.keys(found.row).at(-1) ?? '']: expect.anything(),
          }),
        },
        {
          ...common,
          operation: 'update',
          cause_kind: null,
          cause: null,
          changes: { [name]: [before ?? null, value] },
        },
        {
          ...common,
          operation: 'delete',
          cause_kind: 'deletion',
          cause: expect.any(String),
          changes: {},
          deleted_row: found.stored,
        },
      ]);
    }
  },
);

const literal = (value: unknown) =>
  typeof value === 'object'
    ? `'${JSON.stringify(value)}'`
    : typeof value === 'string'
      ? `'${value}'`
      : `${value}`;

/** The claims of a request, with the rights of the owner of the tables: which rows the policies let through is not the question. */
async function becomeOwner(sql: Sql, account: Account) {
  await becomeClient(sql, account);
  await sql('reset role');
}

const refusedToAll = { code: '42501' };
it.each([
  [
    "insert into private.history (at, actor_kind, area, record_id, operation, changes) values (now(), 'admin', 'site', 'x', 'insert', '{}')",
    'permission denied',
  ],
  ["update private.history set area = 'site'", 'permission denied'],
  ['delete from private.history', 'permission denied'],
  ['truncate private.history', 'permission denied'],
])('nobody writes it: %s', async (statement, message) => {
  await portal
    .as(portal.people.admin)
    .from('events')
    .insert({ title: 'Temu', event_date: '2026-12-20' });
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const refused = rolledBack(async (sql) => {
      await sql(`set local role ${role}`);
      await sql(statement);
    });
    await expect(refused, role).rejects.toMatchObject({
      ...refusedToAll,
      message: expect.stringContaining(message),
    });
  }
  if (statement.startsWith('insert')) return;
  await expect(
    rolledBack((sql) => sql(statement)),
    'its owner',
  ).rejects.toMatchObject({
    ...refusedToAll,
    message: 'the history is never changed',
  });
});

it('keeps two years, five thousand rows at a time', async () => {
  const { sql } = portal;
  await sql(`insert into private.history (at, actor_kind, area, record_id, operation, changes)
    select now() - interval '1 year' * years, 'system', 'site', 'old ' || years, 'update', '{}'
    from generate_series(1, 3) as years, generate_series(1, 2501)`);
  const count = async () =>
    (
      await sql(
        `select record_id, count(*)::int as n from private.history where record_id like 'old %' group by 1 order by 1`,
      )
    ).map(({ n }) => n);
  await sql('select private.trim_history()');
  expect(await count()).toEqual([2501, 2]);
  await sql('select private.trim_history()');
  expect(await count()).toEqual([2501]);
  await expect(sql('delete from private.history where true')).rejects.toMatchObject({
    code: '42501',
  });
});
