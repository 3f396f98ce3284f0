import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Row } from '../database.ts';
import { addEvent, dateAfter } from './event-with-seats.ts';

const people = 5_000;
/** Milliseconds of CPU time. The admin must not wait longer for one save. */
const limit = 1_500;

let database: Awaited<ReturnType<typeof openDatabase>>;
let event: string;

beforeAll(async () => {
  database = await openDatabase('');
  // Without triggers: thousands of sign-ups in one statement are not what is measured.
  await database.script(`
    set session_replication_role = replica;
    insert into auth.users (id, email)
    select gen_random_uuid(), 'peserta-' || place || '@portal.example'
    from generate_series(1, ${people}) as place;
    insert into auth.sessions (id, user_id) select id, id from auth.users;
    insert into public.alumni (full_name, email, validation_status, user_id)
    select email, email, 'verified', id from auth.users;
    set session_replication_role = origin`);
});
afterAll(() => database.close());

/** Nine of ten have a seat; the others wait. */
beforeEach(async () => {
  event = await addEvent(database, { capacity: 4_500 });
  await database.script(`
    delete from public.notifications;
    alter table public.event_registrations disable trigger event_registrations_notify;
    insert into public.event_registrations (event_id, alumni_id, party_size, status)
    select '${event}', id, 1,
      case when row_number() over () > 4500 then 'waiting' else 'registered' end::public.registration_status
    from public.alumni;
    alter table public.event_registrations enable trigger event_registrations_notify;
    select private.plan_reminders('${event}')`);
});

/** CPU time of this process, in which the embedded database runs. */
async function timeOf(name: string, work: () => Promise<unknown>) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const milliseconds = Math.round((user + system) / 1_000);
  process.stdout.write(`${name}: ${milliseconds} ms\n`);
  return milliseconds;
}

async function notificationCount(topic: string) {
  const [row] = await database.sql(
    'select count(*)::integer as count from public.notifications where topic = $1',
    [topic],
  );
  return row?.count;
}

const edit = (values: Row) => {
  const columns = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  return database.sql(`update public.events set ${columns} where id = $1`, [
    event,
    ...Object.values(values),
  ]);
};

it.each([
  ['moved', { event_date: dateAfter(20) }],
  ['renamed', { title: 'Reuni' }],
  ['called off', { status: 'rejected' }],
  ['opened for all who wait', { capacity: null }],
])('is %s within a second and a half', async (name, values) => {
  expect(await timeOf(name, () => edit(values))).toBeLessThan(limit);
  expect(await timeOf(`${name} again`, () => edit(values))).toBeLessThan(limit);
});

it('is deleted', async () => {
  const remove = () => database.sql('delete from public.events where id = $1', [event]);
  expect(await timeOf('deleted', remove)).toBeLessThan(limit);
  expect(await notificationCount('reminder')).toBe(0);
});
