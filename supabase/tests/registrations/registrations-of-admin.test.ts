import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Account, Row } from '../database.ts';
import { ownError, refusal } from '../refusal.ts';
import { at, event, people, person, portal, useEventOfFour } from './event-of-four.ts';
import { dateAfter } from './event-with-seats.ts';

useEventOfFour(4);

const asAdmin = () => portal.as(portal.people.admin);
const add = (values: Row) =>
  asAdmin().rpc('add_registration', { event_id: event, party_size: 1, ...values });
const list = async (values: Row = {}) =>
  (await asAdmin().rpc('search_registrations_for_admin', { event_id: event, ...values })).data ??
  [];
const names = async (values: Row = {}) => (await list(values)).map(({ name }: Row) => name);

describe('adding', () => {
  it('takes a person by name or an alumnus of any status, once for each id', async () => {
    const id = randomUUID();
    const guest = { id, guest_name: ' Bu Rahayu ', party_size: 2, note: 'Tanpa akun' };
    for (const _ of [1, 2]) {
      expect((await add(guest)).data).toMatchObject([{ status: 'registered' }]);
    }
    const alumniId = await portal.alumniId(portal.people.pending);
    expect((await add({ id: randomUUID(), alumni_id: alumniId })).error).toBeNull();
    expect(await add({ id: randomUUID(), alumni_id: alumniId })).toMatchObject(
      refusal('Alumni ini sudah terdaftar.'),
    );
    expect(await names()).toEqual(['Bu Rahayu', 'Canary pending Lengkap']);
    expect(await at.counts()).toEqual([3, 0]);
  });

  it('continues at the door after the event has begun, and never beyond the seats', async () => {
    await at.edit({ event_date: dateAfter(-1), registration_deadline: null });
    await add({ id: randomUUID(), guest_name: 'Pak Anwar', party_size: 3 });
    expect((await add({ id: randomUUID(), guest_name: 'Bu Rahayu', party_size: 2 })).data).toEqual([
      { status: 'waiting', party_size: 2, queue_place: 1 },
    ]);
  });

  it.each([{}, { guest_name: ' ' }])('is refused for nobody, as %j', async (values) => {
    const { error } = await add({ id: randomUUID(), ...values });
    expect(error?.message).toContain('event_registrations_person_check');
  });

  it.each([
    [{ guest_name: 'A', party_size: 6 }, 'Jumlah orang harus antara 1 dan 5.'],
    [{ guest_name: 'A', event_id: randomUUID() }, 'Kegiatan ini sudah tidak ada.'],
  ])('is refused with %j', async (values, sentence) => {
    expect(await add({ id: randomUUID(), ...values })).toMatchObject(refusal(sentence));
  });
});

describe('moving up', () => {
  it('puts a person at the front of the queue, before those who came earlier', async () => {
    for (const one of people) await at.register(one, 4);
    await at.forAdmin('move_registration_up', person(4));
    await at.forAdmin('move_registration_up', person(1));
    expect(await Promise.all(people.map(at.stateOf))).toEqual([
      ['registered', 4, null],
      ['waiting', 4, 2],
      ['waiting', 4, 3],
      ['waiting', 4, 1],
    ]);
    await at.cancel(person(1));
    expect(await at.stateOf(person(4))).toEqual(['registered', 4, null]);
  });

  it('gives a seat that is free once the event has begun', async () => {
    for (const one of people) await at.register(one, 2);
    await at.edit({ event_date: dateAfter(-1) });
    await at.forAdmin('cancel_registration_of', person(1), { reason: 'Tidak datang' });
    expect(await at.counts()).toEqual([2, 2]);
    await at.forAdmin('move_registration_up', person(4));
    await at.forAdmin('move_registration_up', person(3));
    expect(await at.stateOf(person(4))).toEqual(['registered', 2, null]);
    expect(await at.stateOf(person(3))).toEqual(['waiting', 2, 1]);
  });
});

describe('cancelling', () => {
  it('asks for a reason and gives the seat to the next', async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 4);
    expect(await at.forAdmin('cancel_registration_of', person(1), { reason: ' ' })).toMatchObject(
      refusal('Alasan harus diisi'),
    );
    await at.forAdmin('cancel_registration_of', person(1), { reason: 'Bukan alumni' });
    expect(await at.stateOf(person(2))).toEqual(['registered', 4, null]);
    expect(await list({ by_status: 'cancelled' })).toMatchObject([
      { cancel_reason: 'Bukan alumni' },
    ]);
  });
});

describe('attendance', () => {
  const attend = (account: Account, is_present: boolean) =>
    at.forAdmin('set_attendance', account, { is_present });

  it('is set and unset, with the same result however often it is sent, and keeps the seat', async () => {
    await at.register(person(1), 2);
    for (const _ of [1, 2]) expect((await attend(person(1), true)).error).toBeNull();
    const [attended] = await list();
    expect(attended).toMatchObject({ status: 'attended', attended_at: expect.any(String) });
    expect(await at.counts()).toEqual([2, 0]);
    for (const _ of [1, 2]) expect((await attend(person(1), false)).error).toBeNull();
    expect(await list()).toMatchObject([{ status: 'registered', attended_at: null }]);
  });

  it('needs a seat, and then nothing is cancelled or changed by the person', async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 2);
    await at.register(person(3), 1);
    await at.cancel(person(3));
    expect(await attend(person(2), true)).toMatchObject(
      refusal('masih di daftar tunggu, dan tempat yang kosong tidak cukup'),
    );
    expect(await attend(person(3), true)).toMatchObject(refusal('sudah dibatalkan'));
    await attend(person(1), true);
    expect(await at.cancel(person(1))).toMatchObject(refusal('Kegiatan sudah dimulai'));
  });
});

describe('attendance of those who wait', () => {
  const attend = (account: Account, is_present: boolean) =>
    at.forAdmin('set_attendance', account, { is_present });

  it('takes a seat that is free once the event has begun, and gives it back with the former place', async () => {
    await at.register(person(1), 3);
    for (const one of people.slice(1)) await at.register(one, 2);
    await at.edit({ event_date: dateAfter(-1), registration_deadline: null });
    await at.forAdmin('cancel_registration_of', person(1), { reason: 'Tidak datang' });
    expect(await at.counts()).toEqual([0, 3]);
    for (const _ of [1, 2]) expect((await attend(person(3), true)).error).toBeNull();
    expect(await at.stateOf(person(3))).toEqual(['attended', 2, null]);
    expect(await at.counts()).toEqual([2, 2]);
    await attend(person(2), true);
    expect(await attend(person(4), true)).toMatchObject(refusal('tidak cukup'));
    for (const _ of [1, 2]) expect((await attend(person(3), false)).error).toBeNull();
    expect(await at.stateOf(person(3))).toEqual(['waiting', 2, 1]);
    expect(await at.counts()).toEqual([2, 2]);
  });
});

describe('the list', () => {
  it('is searched by words in any order, filtered, sorted and paged, with the number of all', async () => {
    for (const one of people) await at.register(one, 2);
    expect(await names({ search: '2 ALUM' })).toEqual(['Alumnus peserta-2']);
    expect(await names({ by_status: 'waiting' })).toEqual([
      'Alumnus peserta-3',
      'Alumnus peserta-4',
    ]);
    expect(await names({ sort_by: 'name', ascending: false, page_size: 1 })).toEqual([
      'Alumnus peserta-4',
    ]);
    expect(await list({ page_size: 2, page_offset: 2 })).toMatchObject([
      { total_count: 4, status: 'waiting', queue_place: 1 },
      { total_count: 4, status: 'waiting', queue_place: 2 },
    ]);
  });
});

describe('the audience of an event', () => {
  it('counts seats and queue, and names whom the portal cannot tell', async () => {
    await at.register(person(1), 3);
    await at.register(person(2), 2);
    await add({ id: randomUUID(), guest_name: 'Bu Rahayu' });
    const [without] = await portal.sql(
      `insert into alumni (full_name, email, phone_number) values ('Pak Anwar', 'anwar@a.example', '081234567890') returning id`,
    );
    await add({ id: randomUUID(), alumni_id: without?.id as string, party_size: 2 });
    await at.register(person(3));
    await at.cancel(person(3));
    const { data } = await asAdmin().rpc('event_audience', { event_id: event });
    const guest = { name: 'Bu Rahayu', email: null, phone: null };
    const alumnus = { name: 'Pak Anwar', email: 'anwar@a.example', phone: '0812 3456 7890' };
    expect(data).toEqual([
      { is_waiting: false, registrations: 2, people: 4, with_account: 1, others: [guest] },
      { is_waiting: true, registrations: 2, people: 4, with_account: 1, others: [alumnus] },
    ]);
  });

  it('tells what an alumnus holds of events to come', async () => {
    await at.register(person(1), 3);
    const alumniId = await portal.alumniId(person(1));
    const held = async () =>
      (await asAdmin().rpc('registrations_of_alumnus', { alumni_id: alumniId })).data;
    expect(await held()).toMatchObject([{ is_waiting: false, party_size: 3 }]);
    await at.edit({ event_date: dateAfter(-1), registration_deadline: null });
    expect(await held()).toEqual([]);
  });
});

it('is refused to everybody else, for what does not exist as well', async () => {
  await at.register(person(1));
  const ids = { registration_id: await at.idOf(person(1)) };
  const added = { id: randomUUID(), event_id: event, party_size: 1, guest_name: 'Susupan' };
  const message = { message_id: randomUUID(), event_id: event, message: 'Halo' };
  for (const client of [portal.as(), portal.as(person(1)), portal.as(portal.people.pending)]) {
    const answers = [
      client.rpc('move_registration_up', ids),
      client.rpc('cancel_registration_of', { ...ids, reason: 'Iseng' }),
      client.rpc('set_attendance', { ...ids, is_present: true }),
      client.rpc('search_registrations_for_admin', { event_id: event }),
      client.rpc('add_registration', added),
      client.rpc('message_participants', message),
    ];
    for (const answer of answers) expect((await answer).error?.code).toBe('42501');
  }
  expect(await at.counts()).toEqual([1, 0]);
});

describe('what was deleted meanwhile is answered by 404 and a sentence', () => {
  const id = randomUUID();
  const list = 'trainings_certifications';
  const noRegistration = 'Pendaftaran ini sudah tidak ada.';
  const noEvent = 'Kegiatan ini sudah tidak ada.';
  const noAlumnus = 'Data alumni ini sudah tidak ada.';

  it.each<[string, Row, string]>([
    ['set_attendance', { registration_id: id, is_present: true }, noRegistration],
    ['cancel_registration_of', { registration_id: id, reason: 'Iseng' }, noRegistration],
    ['move_registration_up', { registration_id: id }, noRegistration],
    ['add_registration', { id, event_id: id, party_size: 1, guest_name: 'A' }, noEvent],
    ['message_participants', { message_id: id, event_id: id, message: 'Halo' }, noEvent],
    ['save_alumni_item', { alumni_id: id, list, item: { id: 'a' } }, noAlumnus],
    ['remove_alumni_item', { alumni_id: id, list, item_id: 'a' }, noAlumnus],
  ])('by %s, to the admin', async (name, values, sentence) => {
    expect(await asAdmin().rpc(name, values)).toMatchObject({
      status: 404,
      error: { ...ownError(sentence), code: 'PT404' },
    });
  });

  it.each<[string, Row]>([
    ['register_for_event', { party_size: 1 }],
    ['change_registration', { party_size: 1 }],
    ['cancel_registration', {}],
  ])('by %s, to an alumnus', async (name, values) => {
    expect(await portal.as(person(1)).rpc(name, { event_id: id, ...values })).toMatchObject({
      status: 404,
      error: { ...ownError(noEvent), code: 'PT404' },
    });
  });
});
