import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { restore } from './restored.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
});

/** What goes with a record and does not come back by being stored again, and why. */
const derived = {
  alumni_keys: 'the key of the record, kept by it',
  alumni_search: 'what is searched, written with the record',
  directory_entries: 'what is searched, written with the record',
  event_keys: 'the key of the event, kept by it',
  theses: 'what is searched, written with the record',
};
const cascades = `
  select distinct c.conrelid::regclass::text as name, exists (
    select from pg_trigger where tgrelid = c.conrelid and tgfoid = 'private.keep_beside'::regproc
  ) as is_kept
  from pg_constraint as c
  where contype = 'f' and confdeltype = 'c' and c.conrelid::regclass::text like 'private.%' and confrelid::regclass::text in (
    select 'public.' || name from private.watched_tables() union select name from private.watched_tables()
    union values ('private.alumni_keys'), ('private.event_keys')
  ) order by 1`;

it('brings everything back that a cascade takes along, or names why not', async () => {
  const found = await portal.sql(cascades);
  const left = found.filter(({ is_kept }) => !is_kept).map(({ name }) => String(name));
  expect(left).toEqual(Object.keys(derived).map((name) => `private.${name}`));
  expect(found.length).toBeGreaterThan(left.length);
});

/** Two people and an event, with all that stands beside them. */
async function writeBeside() {
  const { sql } = portal;
  const rows =
    await sql(`insert into public.alumni (full_name, entry_year, validation_status, created_at) values
    ('Gita Satu', '2010', 'verified', '2020-01-01'), ('Gita Dua', '2011', 'verified', '2021-01-01') returning id`);
  const [one, two] = rows.map(({ id }) => String(id)) as [string, string];
  await sql(
    `insert into private.invitations values ($1, now() - interval '3 days'), ($2, now() - interval '4 days')`,
    [one, two],
  );
  await sql('insert into private.changed_years values ($1)', [two]);
  await sql(
    `insert into private.changed_verifications values ($1, true, now() + interval '1 hour')`,
    [two],
  );
  await sql('insert into private.not_duplicates values (least($1::uuid, $2), greatest($1, $2))', [
    one,
    two,
  ]);
  return { one, two };
}
const beside = async () => {
  const tables = [
    'invitations',
    'changed_years',
    'changed_verifications',
    'not_duplicates',
    'published_events',
  ];
  const parts = tables.map(
    (name) => `select '${name} ' || to_jsonb(t)::text as row from private.${name} as t`,
  );
  return (await portal.sql(`${parts.join(' union all ')} order by 1`)).map(({ row }) => row);
};
const remove = (id: string) => portal.sql('delete from public.alumni where id = $1', [id]);

it.each([
  ['one', ['two']],
  ['both, the last first', ['two', 'one']],
  ['both, the first first', ['one', 'two']],
] as const)('restores what stood beside %s', async (_, order) => {
  const ids = await writeBeside();
  const before = await beside();
  for (const name of ['one', 'two'] as const)
    if (order.some((other) => other === name)) await remove(ids[name]);
  expect(await beside()).not.toEqual(before);
  for (const name of order) expect((await restore(portal, ids[name])).error).toBeNull();
  expect(await beside()).toEqual(before);
  const left = 'select of_table from private.rows_beside where ids && $1';
  expect(await portal.sql(left, [Object.values(ids)])).toEqual([]);
});

it('gives back with a merge what stood beside the record that was gone', async () => {
  const { one, two } = await writeBeside();
  const before = await beside();
  const { data, error } = await portal.as(portal.people.admin).rpc('merge_alumni', {
    one_id: one,
    one_version: 1,
    other_id: two,
    other_version: 1,
  } as never);
  expect(error).toBeNull();
  const { merge_id } = data as unknown as { merge_id: string };
  expect(await beside()).not.toEqual(before);
  await portal.as(portal.people.admin).rpc('take_back', { cause_id: merge_id } as never);
  expect(await beside()).toEqual(before);
});

it('keeps what participants know of an event that is no longer published, and tells them of one that is on again', async () => {
  const { sql, as, people } = portal;
  const [event] = await sql(
    `insert into public.events (title, event_date, status, registration_mode, capacity)
     values ('Temu', current_date + 30, 'approved', 'portal', 10) returning id`,
  );
  const id = String(event?.id);
  await as(people.verified).rpc('register_for_event', { event_id: id, party_size: 1 } as never);
  await sql('update public.notifications set is_read = true');
  const told = async () =>
    (await portal.notificationsOf(people.verified)).map(({ message }) => String(message)).sort();
  const former = await told();
  await as(people.admin).from('events').delete().eq('id', id);
  expect((await restore(portal, id)).error).toBeNull();
  expect(await told()).toEqual(
    [
      ...former,
      'Kegiatan "Temu" dibatalkan.',
      expect.stringMatching(/^Kegiatan "Temu" jadi diadakan: /),
    ].sort((a, b) => String(a).localeCompare(String(b))),
  );
  await sql(`update public.events set status = 'rejected' where id = $1`, [id]);
  await sql(`update public.events set title = 'Rahasia' where id = $1`, [id]);
  const known = await beside();
  const count = (await told()).length;
  await as(people.admin).from('events').delete().eq('id', id);
  expect((await restore(portal, id)).error).toBeNull();
  expect(await beside()).toEqual(known);
  expect(await told()).toHaveLength(count);
});
