import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account, Row } from '../database.ts';
import { at, event, person, portal, useEventOfFour } from './event-of-four.ts';
import { dateAfter } from './event-with-seats.ts';

useEventOfFour(3);

const messagesOf = async (account: Account) =>
  (await portal.readBy(account)).map(({ message }) => message);

describe('an event that is back to pending', () => {
  const change = { title: 'Rapat Rahasia', location: 'Gudang', event_date: dateAfter(12) };
  const own = async () =>
    (await portal.as(person(1)).rpc('own_registrations')).data?.map(
      ({ title, location, event_date, event_status }: Row) => [
        title,
        location,
        event_date,
        event_status,
      ],
    );
  const known = ['Temu Kangen', 'Aula', dateAfter(10)];
  beforeEach(async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 1);
    await portal.sql('update public.notifications set is_read = true');
    await at.edit({ status: 'pending', title: 'Rapat' });
    await at.edit(change);
  });

  it('is read by its participants as it was published last, also in what they are told', async () => {
    expect(await own()).toEqual([[...known, 'pending']]);
    await at.forAdmin('cancel_registration_of', person(2), { reason: 'Penuh' });
    await portal.as(portal.people.admin).rpc('message_participants', {
      message_id: randomUUID(),
      event_id: event,
      message: 'Kami kabari lagi',
    });
    await portal.endUndoTime();
    const told = [await messagesOf(person(1)), await messagesOf(person(2))].flat().join('\n');
    expect(told).toContain('"Temu Kangen" dibatalkan panitia: Penuh');
    expect(told).toContain('Pesan panitia "Temu Kangen"');
    expect(told).toContain('Kegiatan "Temu Kangen" dibatalkan.');
    expect(told).not.toMatch(/Rapat|Gudang/);
    await portal.sql('delete from public.notifications');
    await portal.as(portal.people.admin).from('events').delete().eq('id', event);
    expect(await messagesOf(person(1))).toEqual(['Kegiatan "Temu Kangen" dibatalkan.']);
  });

  it('is named to its participants as it was published by every function that reads', async () => {
    const functions = await portal.sql(
      `select proname as name, proargnames[1:required] as arguments
       from pg_proc cross join lateral (select pronargs - pronargdefaults as required) as counted
       where pronamespace = 'public'::regnamespace and provolatile <> 'v'
         and has_function_privilege('authenticated', oid, 'execute')
         and 'uuid'::regtype = all ((proargtypes::oid[])[0:required - 1])
       order by 1`,
    );
    const answers: Record<string, string> = {};
    for (const { name, arguments: names } of functions) {
      const args = Object.fromEntries(((names ?? []) as string[]).map((of) => [of, event]));
      const { data } = await portal.as(person(1)).rpc(String(name), args);
      answers[String(name)] = JSON.stringify(data);
    }
    const naming = (title: RegExp) =>
      Object.keys(answers).filter((name) => title.test(answers[name] ?? ''));
    expect(naming(/Temu Kangen/)).toEqual([
      'own_history',
      'own_notifications',
      'own_registrations',
    ]);
    expect(naming(/Rapat|Gudang/)).toEqual([]);
  });

  it('is told as changed once it is published again, also within the undo time', async () => {
    await at.edit({ status: 'approved' });
    await portal.endUndoTime();
    expect((await messagesOf(person(1))).at(-1)).toContain('berubah, kini: ');
    expect(await own()).toEqual([['Rapat Rahasia', 'Gudang', dateAfter(12), 'approved']]);
  });

  it('tells nothing to whom the admin adds before it is published for the first time', async () => {
    await portal.sql('delete from private.published_events');
    await portal.sql('delete from public.notifications');
    await portal.as(portal.people.admin).rpc('add_registration', {
      id: randomUUID(),
      event_id: event,
      party_size: 1,
      alumni_id: await portal.alumniId(person(3)),
    });
    expect(await messagesOf(person(3))).toEqual([]);
    expect((await portal.as(person(3)).rpc('own_registrations')).data).toEqual([]);
  });
});
