import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { becomeClient } from '../become-client.ts';
import type { Account, Sql } from '../database.ts';
import { database, freshPortal, type Portal } from '../portal.ts';
import { addAlumni, addEvent } from './event-with-seats.ts';

const people = 4;
const events = 5;
/** The embedded database has one session, which never waits. */
const isServer = Boolean(process.env.DATABASE_URL);

/** Gives everybody a second record, registers all of them, merges each pair and rejects half of the people. @returns what can be taken back */
async function mergeAndReject(portal: Portal): Promise<string[]> {
  const { sql } = portal;
  // Each person has a second record, without an account.
  await sql(
    `insert into public.alumni (full_name, validation_status) select full_name || ' lama', 'verified' from public.alumni order by random()`,
  );
  await sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select event.id, alumnus.id, 1, case when place <= $1 then 'registered' else 'waiting' end::public.registration_status
     from public.events as event, lateral (select id, row_number() over (order by random()) as place from public.alumni) as alumnus`,
    [people],
  );
  const asAdmin = async (name: string, args: object) => {
    const { data, error } = await portal.as(portal.people.admin).rpc(name, args as never);
    expect(error).toBeNull();
    return data as unknown;
  };
  const merges: string[] = [];
  for (const pair of await sql(
    `select one.id as one_id, one.version as one_version, other.id as other_id, other.version as other_version
     from public.alumni as one join public.alumni as other on other.full_name = one.full_name || ' lama' order by random()`,
  )) {
    merges.push(((await asAdmin('merge_alumni', pair)) as { merge_id: string }).merge_id);
  }
  const decisionId = randomUUID();
  const rows = await sql('select id, version from public.alumni order by random() limit $1', [
    people / 2,
  ]);
  await asAdmin('decide', {
    of_kind: 'alumni',
    decision_id: decisionId,
    ids: rows.map(({ id }) => id),
    versions: rows.map(({ version }) => version),
    new_status: 'rejected',
  });
  // What the decision costs is due at once.
  await sql(`update private.changed_verifications set due_at = now()`);
  return [...merges, decisionId];
}

it('merges and a decision are taken back while all register and cancel, without a deadlock', async () => {
  const portal = await freshPortal();
  const { sql, transaction } = await database;
  const { admin } = portal.people;
  await sql('delete from public.alumni');
  const accounts = await addAlumni(portal, people);
  const ids: string[] = [];
  for (let place = 0; place < events; place += 1) {
    ids.push(await addEvent(portal, { capacity: people }));
  }
  const causes = await mergeAndReject(portal);
  const problems: string[] = [];
  const as = (account: Account, work: (session: Sql) => Promise<unknown>) =>
    transaction(async (session) => {
      await becomeClient(session, account);
      await work(session);
    }).catch(({ message }: Error) => {
      // Who is rejected, or has no seat any more, is told so.
      if (!/tidak terdaftar|belum dapat divalidasi/.test(message)) problems.push(message);
    });
  const takeBack = (id: string) =>
    as(admin, (session) => session('select public.take_back($1)', [id]));
  const cancelAndRegister = async (account: Account, place: number) => {
    for (const event of [...ids.slice(place), ...ids.slice(0, place)]) {
      for (const call of ['cancel_registration($1)', 'register_for_event($1, 1)']) {
        await as(account, (session) => session(`select public.${call}`, [event]));
      }
    }
  };
  const others: Promise<void>[] = [];
  await transaction(async (session) => {
    const wait = async (count: number) => {
      for (let waiting = 0; isServer && waiting < count; ) {
        await session('select pg_stat_clear_snapshot()');
        const [row] = await session(
          `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        waiting = Number(row?.waiting);
      }
    };
    await session('select from public.events order by id for update');
    others.push(...accounts.map(cancelAndRegister));
    await wait(people);
    others.push(...causes.map(takeBack));
    // All wait at once, then go on as they like.
    await wait(2 * people);
  });
  await Promise.all(others);
  expect(problems).toEqual([]);
  const counted = await sql(
    `select seats_taken, capacity, (select coalesce(sum(party_size), 0)::int from public.event_registrations
       where event_id = e.id and status in ('registered', 'attended')) as seats from public.events as e`,
  );
  for (const { seats_taken, capacity, seats } of counted) {
    expect(seats).toBe(seats_taken);
    expect(Number(seats)).toBeLessThanOrEqual(Number(capacity));
  }
  expect(await sql('select cause from private.former_rows')).toEqual([]);
}, 60_000);
