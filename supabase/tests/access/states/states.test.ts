import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { becomeClient } from '../../become-client.ts';
import type { Sql } from '../../database.ts';
import { database, freshPortal, type Portal } from '../../portal.ts';
import { addEvent } from '../../registrations/event-with-seats.ts';
import { rolledBack } from '../../rolled-back.ts';
import {
  adminStates,
  callerStates,
  eventStates,
  jobStates,
  type Known,
  stateMatrix,
} from './state-matrix.ts';

let portal: Portal;
let known: Known;
beforeAll(async () => {
  portal = await freshPortal();
  const event = await addEvent(portal, { capacity: 9 });
  const alumnus = await portal.alumniId(portal.people.verified);
  const other = await portal.alumniId(portal.people.poster);
  await portal.sql('update public.alumni set can_post_jobs = true where id = $1', [alumnus]);
  const laterDay = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  known = {
    event,
    alumnus,
    other,
    laterDay,
    registration: randomUUID(),
    newId: randomUUID(),
    job: randomUUID(),
  };
});

const nameOf = (row: string) => row.split(' ')[0] ?? '';

/** In a transaction that is rolled back: the states come first, then the call with the rights of the client. */
async function answerOf(row: string, call: (typeof stateMatrix)[string], states: string[][]) {
  const { admin, verified } = portal.people;
  const self = call.of === 'admin' ? admin : verified;
  return rolledBack(async (sql) => {
    await register(sql, !row.startsWith('register_for_event'));
    for (const [statement = '', id] of states) {
      if (statement) await sql(statement, statement.includes('$1') ? [id] : []);
    }
    await becomeClient(sql, self);
    const args = Object.entries(call.args(known));
    const names = args.map(([name], place) => `${name} => $${place + 1}`);
    const values = args.map(([, value]) =>
      typeof value === 'object' && !isListOfTexts(value) ? JSON.stringify(value) : value,
    );
    return sql(`select public.${nameOf(row)}(${names})`, values).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  });
}

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A guest, and the alumnus unless it is the call that registers them. */
async function register(sql: Sql, isRegistered: boolean) {
  const insertion = `insert into public.event_registrations (id, event_id, alumni_id, guest_name, party_size, status)
    values ($1, $2, $3, $4, 2, 'registered')`;
  await sql(insertion, [randomUUID(), known.event, null, 'Tamu']);
  if (isRegistered) await sql(insertion, [known.registration, known.event, known.alumnus, null]);
}

it.each(Object.entries(stateMatrix))(
  '%s asks for the state at the moment of writing',
  async (row, call) => {
    const { admin, verified } = portal.people;
    const [callers, self] =
      call.of === 'admin' ? ([adminStates, admin] as const) : ([callerStates, verified] as const);
    const cells = [
      ...Object.entries(callers).map(([state, statement]) => ({
        state,
        wanted: call.callers[state as keyof typeof call.callers],
        states: [...(call.jobs ? [[jobStates.pending, known.job]] : []), [statement, self.id]],
      })),
      ...Object.entries(call.events ? eventStates : {}).map(([state, statement]) => ({
        state: `event ${state}`,
        wanted: call.events?.[state as keyof typeof eventStates],
        states: [[statement, known.event]],
      })),
      ...Object.entries(call.jobs ? jobStates : {}).map(([state, statement]) => ({
        state: `job ${state}`,
        wanted: call.jobs?.[state as keyof typeof jobStates],
        states: [[statement, known.job]],
      })),
    ];
    const found: Record<string, string> = {};
    for (const { state, states } of cells) found[state] = await answerOf(row, call, states);
    expect(found).toEqual(
      Object.fromEntries(cells.map(({ state, wanted }) => [state, wanted ?? 'done'])),
    );
  },
);

it('every function of the API that writes is in the table', async () => {
  const { sql } = await database;
  const writing = await sql(`
    select distinct proname as name from pg_proc
    where pronamespace = 'public'::regnamespace and provolatile = 'v' order by 1`);
  expect([...new Set(Object.keys(stateMatrix).map(nameOf))].sort()).toEqual(
    writing.map(({ name }) => name),
  );
});
