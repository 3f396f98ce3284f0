import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomeClient } from '../become-client.ts';
import { type Account, openDatabase, type Sql } from '../database.ts';
import { createAccount } from '../portal.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { addAlumni, addEvent } from './event-with-seats.ts';

const people = 14;
const events = 12;
const adminEmail = 'admin@portal.example';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

it('alumni with seats are deleted one by one while all give seats back and the admin decides on events, without a deadlock', async () => {
  const database = await openDatabase(server.url, 2 * people + 5);
  const { sql, transaction } = database;
  await sql('update private.app_settings set admin_email = $1', [adminEmail]);
  const admin = await createAccount(sql, adminEmail);
  const accounts = await addAlumni(database, people);
  const ids: string[] = [];
  for (let place = 0; place < events; place += 1) {
    ids.push(await addEvent(database, { capacity: people / 2 }));
  }
  // Each in another order, as people register.
  await sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select event.id, alumnus.id, 1, 'registered' from public.events as event, public.alumni as alumnus order by random()`,
  );
  const problems: string[] = [];
  const as = (account: Account, work: (session: Sql) => Promise<unknown>) =>
    transaction(async (session) => {
      await becomeClient(session, account);
      await work(session);
    }).catch(({ message }: Error) => {
      // Whose row is gone by then.
      if (!/tidak terdaftar/.test(message)) problems.push(message);
    });
  const rejectAll = async () => {
    const rows = await sql('select id, version from public.events order by random()');
    await as(admin, (session) =>
      session(
        `select public.decide('events', gen_random_uuid(), ids => $1, versions => $2, new_status => 'rejected')`,
        [rows.map(({ id }) => id), rows.map(({ version }) => version)],
      ),
    );
  };
  await Promise.all([
    ...accounts.map(({ id }) =>
      as(admin, (session) => session('delete from public.alumni where user_id = $1', [id])),
    ),
    ...accounts.map(async (account, place) => {
      for (const event of [...ids.slice(place % events), ...ids.slice(0, place % events)]) {
        await as(account, (session) => session('select public.cancel_registration($1)', [event]));
      }
    }),
    rejectAll(),
  ]);
  expect(problems).toEqual([]);
  expect(await sql('select id from public.alumni')).toEqual([]);
  await database.close();
}, 300_000);

it('nobody is verified when asked and rejected when more people are written', async () => {
  const database = await openDatabase(server.url);
  const { sql, transaction } = database;
  const [account] = await addAlumni(database, 1);
  if (!account) throw new Error('Nobody');
  const event = await addEvent(database, { capacity: 9 });
  const asAlumnus = (call: string, size: number) =>
    transaction(async (session) => {
      await becomeClient(session, account);
      await session(`select public.${call}($1, $2)`, [event, size]);
    });
  await asAlumnus('register_for_event', 1);
  const order: string[] = [];
  const waiting = async (count: number) => {
    for (;;) {
      const [row] = await sql(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (Number(row?.count) >= count) return;
    }
  };
  const others: Promise<unknown>[] = [];
  await transaction(async (session) => {
    await session('select from public.events where id = $1 for update', [event]);
    others.push(asAlumnus('change_registration', 3).then(() => order.push('added')));
    await waiting(1);
    others.push(
      sql("update public.alumni set validation_status = 'rejected' where user_id = $1", [
        account.id,
      ]).then(() => order.push('rejected')),
    );
    await Promise.race([waiting(2), others[1]]);
  });
  await Promise.all(others);
  expect(order).toEqual(['added', 'rejected']);
  await database.close();
}, 60_000);
