import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { decideOn, undoDecision } from '../decisions/decide.ts';
import { refusal } from '../refusal.ts';
import { at, people, person, portal, useEventOfFour } from './event-of-four.ts';
import { addEvent, dateAfter } from './event-with-seats.ts';

useEventOfFour(3);

const decide = async (new_status: string, ...accounts: Account[]) => {
  const rows = await portal.sql('select id, version from public.alumni where user_id = any ($1)', [
    accounts.map(({ id }) => id),
  ]);
  const read = { ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version) };
  return decideOn(portal, { ...read, new_status });
};
/** The admin's page asks, once the decision can no longer be undone. */
const endUndoTime = async () => {
  await portal.sql('update private.changed_verifications set due_at = now()');
  await portal.as(portal.people.admin).rpc('waiting_counts');
};
const states = () => Promise.all(people.map(at.stateOf));

describe('an alumnus who is no longer verified', () => {
  beforeEach(async () => {
    await at.register(person(1), 2);
    await at.register(person(2), 3);
    await at.register(person(3), 2);
  });

  it('is named with what they hold of events to come, and loses it once there is no undo', async () => {
    const past = await addEvent(portal, { title: 'Lampau', event_date: dateAfter(-3) });
    await portal.sql(
      `insert into public.event_registrations (event_id, alumni_id, party_size, status)
       select $1, id, 1, 'registered' from public.alumni where user_id = $2`,
      [past, person(1).id],
    );
    const { lost } = await decide('rejected', person(1), person(2));
    expect(lost).toEqual([
      { name: 'Alumnus peserta-1', title: 'Temu Kangen', is_waiting: false, party_size: 2 },
      { name: 'Alumnus peserta-2', title: 'Temu Kangen', is_waiting: true, party_size: 3 },
    ]);
    await portal.as(portal.people.admin).rpc('waiting_counts');
    expect(await at.counts()).toEqual([4, 1]);
    await endUndoTime();
    expect(await states()).toEqual([
      ['cancelled', 2, null],
      ['cancelled', 3, null],
      ['registered', 2, null],
    ]);
    expect((await portal.messagesOf(person(1))).at(-1)).toBe(
      'Pendaftaran Anda di "Temu Kangen" dibatalkan panitia: Data alumni tidak lagi terverifikasi.',
    );
    const left = await portal.sql(
      `select status::text from public.event_registrations where event_id = $1`,
      [past],
    );
    expect(left).toEqual([{ status: 'registered' }]);
  });

  it('gives the seat to the next who registers or gives one back, whether or not an admin is there', async () => {
    await decide('pending', person(1));
    await portal.sql('update private.changed_verifications set due_at = now()');
    await at.cancel(person(3));
    expect(await states()).toEqual([
      ['cancelled', 2, null],
      ['registered', 3, null],
      ['cancelled', 2, null],
    ]);
  });

  it('keeps everything if the decision is undone in time', async () => {
    const before = await states();
    const { decision_id } = await decide('rejected', person(1));
    await undoDecision(portal, decision_id);
    await endUndoTime();
    expect(await states()).toEqual(before);
  });

  it('neither adds people nor gets a seat from the queue, and may give theirs back', async () => {
    await decide('rejected', person(1), person(2));
    await at.edit({ capacity: 9 });
    expect(await states()).toEqual([
      ['registered', 2, null],
      ['waiting', 3, 1],
      ['registered', 2, null],
    ]);
    const sentence = refusal('Data alumni Anda belum dapat divalidasi.');
    expect(await at.change(person(1), 3)).toMatchObject(sentence);
    expect((await at.change(person(1), 1)).error).toBeNull();
    expect((await at.cancel(person(1))).error).toBeNull();
  });
});

it('an alumnus whom the admin has added waits until verified, and keeps a seat through an undone decision', async () => {
  const { pending, rejected } = portal.people;
  const { sql } = portal;
  await sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select event.id, alumnus.id, 2, (case when alumnus.user_id = $1 then 'registered' else 'waiting' end)::public.registration_status
     from public.alumni as alumnus, public.events as event where alumnus.user_id in ($1, $2)`,
    [pending.id, rejected.id],
  );
  await at.edit({ capacity: 5 });
  expect(await at.stateOf(rejected)).toEqual(['waiting', 2, 1]);
  const { decision_id } = await decide('verified', pending);
  await undoDecision(portal, decision_id);
  await decide('verified', rejected);
  expect(await at.stateOf(rejected)).toEqual(['waiting', 2, 1]);
  await endUndoTime();
  expect(await at.stateOf(rejected)).toEqual(['registered', 2, null]);
  expect(await at.stateOf(pending)).toEqual(['registered', 2, null]);
});
