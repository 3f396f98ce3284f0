import { createRandom, type Random } from '../../seed/random.ts';
import { becomeClient } from '../become-client.ts';
import type { Account, openDatabase, Row } from '../database.ts';
import { addEvent } from './event-with-seats.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;
type Call = [name: string, args: Row];

interface RacePlan {
  admin: Account;
  clients: Account[];
  seed: number;
  /** Whether the admin changes the capacity and the queue meanwhile, and clients their parties: then only the last state shows order. */
  isWild: boolean;
}

const seats = 10;

// Raises an error for every seat that is given while none is free, also in the middle of a round.
const watch = `
  create table if not exists private.race_log (
    id bigint generated always as identity primary key, registration_id uuid, kind text, place bigint
  );
  create or replace function private.log_race() returns trigger
  language plpgsql security definer set search_path = '' as $$
  begin
    if tg_table_name = 'events' then
      if new.seats_taken > new.capacity and new.seats_taken > old.seats_taken then
        raise 'overbooked: % of %', new.seats_taken, new.capacity;
      end if;
    elsif tg_table_name = 'notifications' then
      insert into private.race_log (registration_id, kind) select new.subject_id, 'told'
      where new.topic = 'registration' and new.value_before = 'waiting' and new.value_after = 'registered';
    else
      insert into private.race_log (registration_id, kind) values (new.id, 'promoted');
    end if;
    return null;
  end
  $$;
  create or replace trigger race_seats after update of seats_taken on public.events
    for each row execute function private.log_race();
  create or replace trigger race_told after insert on public.notifications
    for each row execute function private.log_race();
  create or replace trigger race_promoted after update of status on public.event_registrations
    for each row when (old.status = 'waiting' and new.status = 'registered')
    execute function private.log_race();`;

/** Prepares a database for rounds; `unwatchRace` undoes it. */
export const watchRace = ({ script }: Database) => script(watch);
export const unwatchRace = ({ script }: Database) =>
  script(`drop function private.log_race() cascade; drop table private.race_log`);

/** What people may read when they ask for more than there is, or too late. */
const fairRefusals = /tempat|tidak terdaftar|hanya untuk/;

/** Everybody registers for ten seats at the same moment and goes on changing. @returns what was wrong afterwards */
export async function runRace(database: Database, plan: RacePlan): Promise<string[]> {
  const { sql, transaction } = database;
  const random = createRandom(plan.seed);
  const eventId = await addEvent(database, { capacity: seats });
  const problems: string[] = [];

  const call = async (account: Account, [name, args]: Call) => {
    const names = Object.keys(args).map((arg, index) => `${arg} => $${index + 1}`);
    await transaction(async (session) => {
      await becomeClient(session, account);
      await session(`select public.${name}(${names})`, Object.values(args));
    }).catch(({ message }: Error) => {
      if (!fairRefusals.test(message)) problems.push(`${name}: ${message}`);
    });
  };
  const requests = plan.clients.map((account) => ({
    account,
    calls: callsOfClient(random, eventId, plan.isWild),
  }));
  await Promise.all([
    ...requests.map(async ({ account, calls }) => {
      // The repeated request does not wait for the first one.
      const [first, ...others] = calls;
      if (first) await Promise.all([call(account, first), call(account, first)]);
      for (const other of others) await call(account, other);
    }),
    ...(plan.isWild
      ? [change(database, call, { random, problems, event_id: eventId, admin: plan.admin })]
      : []),
  ]);

  problems.push(...(await findProblems(database, eventId, plan.isWild)));
  for (const { account, calls } of requests) {
    const wanted = calls.at(-1)?.[0] === 'cancel_registration' ? 'cancelled' : 'kept';
    const [found] = await sql(
      `select r.status, r.cancel_reason from public.event_registrations as r
       join public.alumni as alumnus on alumnus.id = r.alumni_id
       where r.event_id = $1 and alumnus.user_id = $2`,
      [eventId, account.id],
    );
    const isCancelled = found?.status === 'cancelled';
    // A registration that the admin has cancelled stays cancelled, whatever the person sends.
    if (!found || (!found.cancel_reason && isCancelled !== (wanted === 'cancelled'))) {
      problems.push(`lost: ${account.email} is ${found?.status}, not ${wanted}`);
    }
  }
  await sql('delete from public.events where id = $1', [eventId]);
  await sql('delete from private.daily_counts');
  return problems;
}

function callsOfClient(random: Random, event_id: string, isWild: boolean): Call[] {
  const register: Call = ['register_for_event', { event_id, party_size: random.integer(1, 5) }];
  const resize: Call = ['change_registration', { event_id, party_size: random.integer(1, 5) }];
  const cancel: Call = ['cancel_registration', { event_id }];
  const calls = [register];
  if (isWild && random.chance(0.3)) calls.push(resize);
  if (random.chance(0.4)) calls.push(cancel);
  if (random.chance(0.2)) calls.push(register);
  return calls;
}

interface Shift {
  random: Random;
  problems: string[];
  event_id: string;
  admin: Account;
}

/** The admin changes the capacity three times, lets one person past the queue and cancels another. */
async function change(
  { sql }: Database,
  call: (account: Account, call: Call) => Promise<void>,
  { random, problems, event_id, admin }: Shift,
) {
  const someone = async () => {
    const [row] = await sql(
      'select id from public.event_registrations where event_id = $1 order by md5(id::text) limit 1',
      [event_id],
    );
    return row?.id;
  };
  for (let turn = 0; turn < 3; turn += 1) {
    const capacity = random.integer(seats - 5, seats + 5);
    await sql('update public.events set capacity = $2 where id = $1', [event_id, capacity]).catch(
      // Without the lock, a deadlock.
      ({ message }: Error) => problems.push(`capacity: ${message}`),
    );
    const registrationId = await someone();
    if (!registrationId) continue;
    await call(admin, ['move_registration_up', { registration_id: registrationId }]);
    if (turn === 1) {
      await call(admin, [
        'cancel_registration_of',
        { registration_id: registrationId, reason: 'Penuh' },
      ]);
    }
  }
}

const live = `event_id = $1 and status in ('registered', 'attended')`;

async function findProblems({ sql }: Database, event_id: string, isWild: boolean) {
  const [counted] = await sql(
    `select seats_taken, waiting_count, capacity,
       (select coalesce(sum(party_size), 0)::int from public.event_registrations where ${live}) as seats,
       (select count(*)::int from public.event_registrations
        where event_id = $1 and status = 'waiting') as waiting
     from public.events where id = $1`,
    [event_id],
  );
  const { seats_taken, waiting_count, capacity, seats: taken, waiting } = counted ?? {};
  const passedOver = await sql(
    `select waiting.id from public.event_registrations as waiting
     join public.events as event on event.id = waiting.event_id
     where waiting.event_id = $1 and waiting.status = 'waiting' and (
       waiting.party_size <= event.capacity - event.seats_taken
       or not $2::boolean and exists (
         select from public.event_registrations as seated
         where seated.event_id = $1 and seated.status = 'registered'
           and seated.queue_number > waiting.queue_number
           and seated.party_size >= waiting.party_size
       )
     )`,
    [event_id, isWild],
  );
  const promotions = await sql(
    `select registration_id from private.race_log group by registration_id
     having count(*) filter (where kind = 'told') <> count(*) filter (where kind = 'promoted')`,
  );
  await sql('delete from private.race_log');
  return [
    ...(seats_taken === taken ? [] : [`seats: counted ${seats_taken}, taken ${taken}`]),
    ...(waiting_count === waiting ? [] : [`queue: counted ${waiting_count}, waiting ${waiting}`]),
    ...(isWild || Number(taken) <= Number(capacity) ? [] : [`overbooked: ${taken} of ${capacity}`]),
    ...passedOver.map(({ id }) => `passed over: ${id}`),
    ...promotions.map(
      ({ registration_id }) => `not notified once of each promotion: ${registration_id}`,
    ),
  ];
}
