import { expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { database } from '../portal.ts';
import { rolledBack } from '../rolled-back.ts';

/** Who writes registrations without a lock of the event in its own text, and why. */
const leavingTheLock = {
  // Whoever calls these three counts as a writer in their place.
  enter_event: 'is given the locked event',
  free_due_seats: 'is given the locked event',
  put_back: 'is the statement alone',
  ask_review: 'is about alumni and jobs',
  decide_on_rows: 'is about alumni, events and jobs',
  take_back_query: 'finds no registration: those of a merge came back before, by part_merged',
};

/** Their key names one row: a person's own, an import, an act, an event. */
const ofOne = [
  'ask_review',
  'lock_alumni_list',
  'lock_event',
  'lock_own_alumnus',
  'refuse_fifty_first_job',
  'require_import',
  'take_back',
  'update_own_job',
];

/** A placeholder may stand for the table of registrations. */
const writes = [
  String.raw`(insert into|update|delete from|merge into) (only )?(public\.)?(event_registrations|%[0-9]*\$?[Is])`,
  String.raw`private\.(enter_event|free_due_seats)\(`,
  String.raw`private\.put_back\('registration'`,
].join('|');
const locks = String.raw`private\.(lock_event|lock_events_of|locked_registration)\(|from public\.events [^;]*for update`;

const withoutLock = `
  select proname as name
  from pg_proc, regexp_replace(prosrc, '--[^\\n]*|\\s+', ' ', 'g') as body
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (regexp_match(body, '^(.*?)(' || $1 || ')', 'i'))[1] !~* $2
  order by proname`;

const namesOf = async (sql: Sql, query: string, values: unknown[] = []) =>
  (await sql(query, values)).map(({ name }) => String(name));

it('whoever writes registrations has locked their events before', async () => {
  const { sql } = await database;
  const found = await namesOf(sql, withoutLock, [writes, locks]);
  expect(found).toEqual(Object.keys(leavingTheLock).sort());
});

it.each([
  [
    'a lock that comes late',
    `update public.event_registrations set status = 'cancelled' where event_id = id;`,
  ],
  ['a seat given without one', `perform private.enter_event(null, id, null, 'A', 1, null);`],
  ['a row put back without one', `perform private.put_back('registration', '{}');`],
])('%s is noticed', async (_, statement) => {
  const found = await rolledBack(async (sql) => {
    await sql(
      `create function private.canary(id uuid) returns void language plpgsql set search_path = '' as $$
       begin ${statement} perform private.lock_event(id); end $$`,
    );
    return namesOf(sql, withoutLock, [writes, locks]);
  });
  expect(found).toContain('canary');
});

const withoutOrder = `
  select distinct proname as name
  from pg_proc, unnest(string_to_array(regexp_replace(prosrc, '--[^\\n]*|\\s+', ' ', 'g'), ';')) as statement
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and statement ~* 'from (public|private)\\.(\\w+|%[0-9]*\\$?I).* for (no key update|update|share)( |$|\\))'
    and statement !~* 'order by (\\w+\\.)?id for (no key )?update|skip locked'
  order by proname`;

it('whoever locks several rows of a table locks them in the order of their ids', async () => {
  const { sql } = await database;
  expect(await namesOf(sql, withoutOrder)).toEqual(ofOne);
  const found = await rolledBack(async (sql) => {
    for (const [table, how] of [
      ['events', 'update'],
      ['job_postings', 'share'],
    ]) {
      await sql(
        `create function private.canary_${table}() returns void language sql set search_path = ''
         as 'select from public.${table} where version > 0 for ${how}'`,
      );
    }
    return namesOf(sql, withoutOrder);
  });
  expect(found).toEqual(expect.arrayContaining(['canary_events', 'canary_job_postings']));
});

const locksAlumni = String.raw`private\.lock_own_alumnus\(|from public\.alumni [^;]*for (no key update|update|share)`;

const eventsFirst = `
  select proname as name
  from pg_proc, regexp_replace(prosrc, '--[^\\n]*|\\s+', ' ', 'g') as body
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and (regexp_match(body, '^(.*?)(' || $1 || ')', 'i'))[1] ~* $2
  order by proname`;

it('whoever locks alumni and events locks the alumni first', async () => {
  const { sql } = await database;
  expect(await namesOf(sql, eventsFirst, [locksAlumni, locks])).toEqual([]);
  const found = await rolledBack(async (sql) => {
    await sql(
      `create function private.canary(id uuid) returns void language plpgsql set search_path = ''
       as 'begin perform private.lock_event(id); perform private.lock_own_alumnus(); end'`,
    );
    return namesOf(sql, eventsFirst, [locksAlumni, locks]);
  });
  expect(found).toEqual(['canary']);
});
