import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../database.ts';
import { refusal } from '../refusal.ts';
import { at, event, people, person, portal, useEventOfFour } from './event-of-four.ts';
import { dateAfter } from './event-with-seats.ts';

useEventOfFour(4);

/** What a person reads now, the newest last. */
const messagesOf = async (account: Account) =>
  (await portal.readBy(account)).map(({ message }) => message);
const reminders = () =>
  portal.sql(
    `select account.email, message, value_after,
       (visible_from at time zone 'Asia/Jakarta')::text as at, visible_from = notifications.created_at as is_dated
     from public.notifications join auth.users as account on account.id = user_id
     where topic = 'reminder' order by email, visible_from`,
  );
const readAll = () => portal.sql('update public.notifications set is_read = true');

describe('a registration', () => {
  it('is confirmed, and a later state replaces an unread notification', async () => {
    await at.register(person(1), 3);
    expect(await messagesOf(person(1))).toEqual([
      expect.stringMatching(
        /^Anda terdaftar di "Temu Kangen" untuk 3 orang: \d+ [A-Z][a-z]+ \d{4}, 16:00 WIB, Aula\.$/,
      ),
    ]);
    await at.register(person(2), 2);
    expect(await messagesOf(person(2))).toEqual([
      'Anda masuk daftar tunggu "Temu Kangen" untuk 2 orang, urutan ke-1.',
    ]);
    await at.cancel(person(1));
    expect(await messagesOf(person(1))).toEqual([]);
    expect(await messagesOf(person(2))).toEqual([
      expect.stringContaining('Anda mendapat tempat di'),
    ]);
    await readAll();
    await at.cancel(person(2));
    await at.register(person(2), 1);
    expect(await messagesOf(person(2))).toEqual([
      expect.stringContaining('mendapat tempat'),
      expect.stringContaining('Anda terdaftar di'),
    ]);
    const [row] = await portal.notificationsOf(person(2));
    expect(row?.link).toBe(`/kegiatan?event=${event}`);
  });

  it('that the admin cancels is notified with the reason, and one that is checked in is not notified', async () => {
    for (const one of people) await at.register(one);
    await readAll();
    await at.forAdmin('cancel_registration_of', person(1), { reason: 'Ruang tidak cukup.' });
    expect((await messagesOf(person(1))).at(-1)).toBe(
      'Pendaftaran Anda di "Temu Kangen" dibatalkan panitia: Ruang tidak cukup.',
    );
    await at.forAdmin('set_attendance', person(2), { is_present: true });
    await at.forAdmin('set_attendance', person(2), { is_present: false });
    expect(await messagesOf(person(2))).toHaveLength(1);
  });

  it('of a person without an account notifies nobody', async () => {
    await portal.as(portal.people.admin).rpc('add_registration', {
      id: randomUUID(),
      event_id: event,
      party_size: 1,
      guest_name: 'Bu Rahayu',
    });
    expect(await portal.sql('select id from public.notifications')).toEqual([]);
  });
});

describe('an event', () => {
  beforeEach(async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 1);
    await at.register(person(3), 1);
    await at.cancel(person(3));
    await readAll();
  });

  it.each([
    [{ event_date: dateAfter(11) }],
    [{ event_time: '17:00' }],
    [{ end_time: '22:00' }],
    [{ location: 'Lapangan' }],
  ])('that moves by %j notifies those with a seat and those who wait, once', async (change) => {
    await at.edit(change);
    await at.edit(change);
    await portal.endUndoTime();
    for (const one of [person(1), person(2)]) {
      expect((await messagesOf(one)).slice(1)).toEqual([
        expect.stringContaining('Waktu atau lokasi "Temu Kangen" berubah, kini: '),
      ]);
    }
    expect(await messagesOf(person(3))).toEqual([]);
  });

  it('that moves back at once, or changes otherwise, notifies nobody', async () => {
    await at.edit({ location: 'Lapangan' });
    await at.edit({ location: 'Aula', description: 'Lain', capacity: 4 });
    await portal.endUndoTime();
    expect(await messagesOf(person(1))).toHaveLength(1);
  });

  it('that is over notifies nobody', async () => {
    await portal.sql('update public.events set event_date = $1', [dateAfter(-2)]);
    await portal.sql('delete from public.notifications');
    await at.edit({ location: 'Lapangan', status: 'past' });
    await portal.as(portal.people.admin).from('events').delete().eq('id', event);
    expect(await portal.sql('select id from public.notifications')).toEqual([]);
  });

  it('that is called off notifies once, whatever happens to it afterwards', async () => {
    await at.edit({ status: 'rejected' });
    await portal.endUndoTime();
    await readAll();
    await at.edit({ status: 'past' });
    await portal.as(portal.people.admin).from('events').delete().eq('id', event);
    await portal.endUndoTime();
    expect((await messagesOf(person(1))).slice(1)).toEqual(['Kegiatan "Temu Kangen" dibatalkan.']);
    expect(await reminders()).toEqual([]);
  });

  it('that is called off and on again notifies nobody within the undo time, but does later', async () => {
    await at.edit({ status: 'pending' });
    await at.edit({ status: 'approved' });
    await portal.endUndoTime();
    expect(await messagesOf(person(1))).toHaveLength(1);
    await at.edit({ status: 'pending' });
    await portal.endUndoTime();
    await readAll();
    await at.edit({ status: 'approved' });
    await portal.endUndoTime();
    expect((await messagesOf(person(1))).slice(1)).toEqual([
      expect.stringContaining('dibatalkan'),
      expect.stringContaining('jadi diadakan'),
    ]);
    expect(await reminders()).toHaveLength(1);
  });

  it('that is deleted notifies those who did not know yet', async () => {
    await at.edit({ status: 'rejected' });
    await portal.as(portal.people.admin).from('events').delete().eq('id', event);
    await portal.endUndoTime();
    for (const one of [person(1), person(2)]) {
      expect((await messagesOf(one)).slice(1)).toEqual(['Kegiatan "Temu Kangen" dibatalkan.']);
    }
  });
});

describe('a reminder', () => {
  it('waits for the day before, for those with a seat alone', async () => {
    await at.register(person(1), 3);
    await at.register(person(2), 2);
    const reminder = {
      email: person(1).email,
      message: expect.stringMatching(/^Besok: "Temu Kangen", .*, 16:00 WIB, Aula\.$/),
      at: `${dateAfter(9)} 16:00:00`,
      is_dated: true,
    };
    expect(await reminders()).toMatchObject([reminder]);
    expect(await messagesOf(person(1))).toHaveLength(1);
    await at.cancel(person(1));
    expect(await reminders()).toMatchObject([{ ...reminder, email: person(2).email }]);
  });

  it('moves with the event, and is not made for what begins within a day', async () => {
    await at.register(person(1));
    await at.edit({ event_date: dateAfter(20), event_time: null, title: 'Reuni' });
    expect(await reminders()).toMatchObject([
      { message: expect.stringContaining('"Reuni"'), at: `${dateAfter(19)} 08:00:00` },
    ]);
    await at.edit({ event_date: dateAfter(0), event_time: '23:59' });
    expect(await reminders()).toEqual([]);
  });

  it('is not made for those who register within the day before, who get the receipt', async () => {
    await at.edit({ event_date: dateAfter(0), event_time: '23:59' });
    await at.register(person(1));
    expect(await reminders()).toEqual([]);
    expect(await messagesOf(person(1))).toEqual([expect.stringContaining('Anda terdaftar di')]);
  });

  it('is made for each of many who get a seat at once, and goes with the event that is called off', async () => {
    await at.edit({ capacity: 1 });
    for (const one of people) await at.register(one);
    await at.edit({ capacity: null });
    expect((await reminders()).map(({ email }) => email)).toEqual(people.map(({ email }) => email));
    for (const one of people.slice(1)) {
      expect(await messagesOf(one)).toEqual([expect.stringContaining('Anda mendapat tempat di')]);
    }
    await at.edit({ status: 'rejected' });
    expect(await reminders()).toEqual([]);
  });

  it('is sent once for a date, also when the hour changes afterwards, and again for a new date', async () => {
    await at.register(person(1));
    await portal.sql(
      `update public.notifications set visible_from = now() - interval '1 minute'
       where topic = 'reminder'`,
    );
    await at.edit({ event_time: '18:00' });
    await at.cancel(person(1));
    await at.register(person(1));
    expect(await reminders()).toHaveLength(1);
    await at.edit({ event_date: dateAfter(12) });
    expect(await reminders()).toHaveLength(2);
  });
});

describe('a message of the admin', () => {
  const send = (values: object) =>
    portal.as(portal.people.admin).rpc('message_participants', {
      message_id: randomUUID(),
      event_id: event,
      message: 'Bawa jaket.',
      ...values,
    });
  beforeEach(async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 1);
    await at.register(person(3), 1);
    await at.cancel(person(3));
    await portal.sql('delete from public.notifications');
  });

  it('reaches those with a seat, those who wait, or both, once for each id', async () => {
    const messageId = randomUUID();
    for (const _ of [1, 2]) expect((await send({ message_id: messageId })).data).toBe(2);
    expect((await send({ only_status: 'registered' })).data).toBe(1);
    expect((await send({ only_status: 'waiting', message: 'Sabar.' })).data).toBe(1);
    expect(await messagesOf(person(1))).toEqual(
      Array(2).fill('Pesan panitia "Temu Kangen": Bawa jaket.'),
    );
    expect((await messagesOf(person(2))).at(-1)).toBe('Pesan panitia "Temu Kangen": Sabar.');
    expect(await messagesOf(person(3))).toEqual([]);
  });

  it('has a text of at most 700 characters, and is sent at most ten times a day', async () => {
    const refused = refusal('Pesan harus diisi, paling banyak 700 karakter.');
    for (const message of [' ', 'x'.repeat(701)])
      expect(await send({ message })).toMatchObject(refused);
    for (let sent = 0; sent < 10; sent += 1) expect((await send({})).error).toBeNull();
    expect(await send({})).toMatchObject(refusal('Paling banyak 10 pesan kepada peserta sehari.'));
  });
});
