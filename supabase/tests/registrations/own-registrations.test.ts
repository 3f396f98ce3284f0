import { describe, expect, it } from 'vitest';
import { refusal } from '../refusal.ts';
import { at, event, people, person, portal, useEventOfFour } from './event-of-four.ts';
import { dateAfter } from './event-with-seats.ts';

useEventOfFour(5);

describe('a seat', () => {
  it('is given while the whole party fits, else the party waits in the order of arrival', async () => {
    expect((await at.register(person(1), 3, ' Dua anak ')).data).toEqual([
      { status: 'registered', party_size: 3, queue_place: null },
    ]);
    expect((await at.register(person(2), 2)).data).toEqual([
      { status: 'waiting', party_size: 2, queue_place: 1 },
    ]);
    await at.register(person(3), 3);
    await at.register(person(4), 1);
    expect(await Promise.all([2, 3, 4].map((number) => at.stateOf(person(number))))).toEqual([
      ['waiting', 2, 1],
      ['waiting', 3, 2],
      ['registered', 1, null],
    ]);
    expect(await at.counts()).toEqual([4, 2]);
    const [own] = (await portal.as(person(1)).rpc('own_registrations')).data ?? [];
    expect(own).toMatchObject({ title: 'Temu Kangen', note: 'Dua anak', event_status: 'approved' });
  });

  it('is one for each person, however often the request arrives', async () => {
    const presses = [1, 2, 3].map((size) => at.register(person(1), size));
    for (const { data } of await Promise.all(presses)) {
      expect(data).toMatchObject([{ status: 'registered' }]);
    }
    expect(await portal.sql('select id from public.event_registrations')).toHaveLength(1);
  });

  it('goes to the first who fit when it is given back, in order, a smaller party past a bigger one', async () => {
    await at.register(person(1), 2);
    await at.register(person(2), 2);
    await at.register(person(3), 3);
    await at.register(person(4), 1);
    await at.register(person(5), 1);
    expect((await at.cancel(person(1))).error).toBeNull();
    expect(await Promise.all(people.map(at.stateOf))).toEqual([
      ['cancelled', 2, null],
      ['registered', 2, null],
      ['waiting', 3, 1],
      ['registered', 1, null],
      ['registered', 1, null],
    ]);
    expect(await at.counts()).toEqual([4, 1]);
  });

  it('is lost by a cancellation, and registering again leads to the end of the queue', async () => {
    await at.register(person(1), 4);
    for (const number of [2, 3]) await at.register(person(number), 4);
    await at.cancel(person(2));
    await at.cancel(person(2));
    await at.register(person(2), 4);
    expect(await at.stateOf(person(3))).toEqual(['waiting', 4, 1]);
    expect(await at.stateOf(person(2))).toEqual(['waiting', 4, 2]);
  });

  it('is never limited where the event has no capacity', async () => {
    await at.edit({ capacity: null });
    for (const one of people) await at.register(one, 5);
    expect(await at.counts()).toEqual([25, 0]);
  });
});

describe('the size of a party', () => {
  it('grows into free seats only, and what it frees goes to those who wait', async () => {
    await at.register(person(1), 2);
    await at.register(person(2), 1);
    expect(await at.change(person(1), 4)).toMatchObject(refusal('Hanya tersisa 1 tempat lagi.'));
    expect((await at.change(person(1), 3, 'Tiga')).data).toEqual([
      { status: 'registered', party_size: 3, queue_place: null },
    ]);
    expect(await at.change(person(2), 2)).toMatchObject(refusal('Semua tempat sudah terisi'));
    await at.register(person(3), 2);
    await at.change(person(1), 1);
    expect(await at.stateOf(person(3))).toEqual(['registered', 2, null]);
    expect(await at.counts()).toEqual([4, 0]);
  });

  it('of those who wait changes without losing the place, and shrinks onto a free seat', async () => {
    await at.register(person(1), 3);
    await at.register(person(2), 2);
    await at.register(person(3), 2);
    expect((await at.change(person(2), 4)).data).toMatchObject([{ queue_place: 1 }]);
    expect((await at.change(person(2), 1)).data).toMatchObject([{ status: 'registered' }]);
    expect(await at.counts()).toEqual([4, 1]);
  });

  it.each([
    [0, 'Jumlah orang harus antara 1 dan 5.'],
    [6, 'Jumlah orang harus antara 1 dan 5.'],
    [5, 'Kegiatan ini hanya untuk 4 orang.'],
  ])('%i is refused', async (size, sentence) => {
    expect(await at.register(person(1), size)).toMatchObject(refusal(sentence));
    await at.register(person(2), 1);
    expect(await at.change(person(2), size)).toMatchObject(refusal(sentence));
    expect(await at.counts()).toEqual([1, 0]);
  });
});

describe('the capacity', () => {
  it('takes no seat back when it is lowered, and gives what it adds to the queue', async () => {
    for (const one of people) await at.register(one, 2);
    await at.edit({ capacity: 2 });
    expect(await at.counts()).toEqual([4, 3]);
    await at.edit({ capacity: 6 });
    expect(await at.stateOf(person(3))).toEqual(['registered', 2, null]);
    expect(await at.counts()).toEqual([6, 2]);
    await at.edit({ capacity: null });
    expect(await at.counts()).toEqual([10, 0]);
  });
});

describe('registration ends', () => {
  const ended = refusal('Pendaftaran kegiatan ini sudah ditutup.');
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

  it('at the deadline, while seats can still be given back', async () => {
    await at.edit({ registration_deadline: minutes(1) });
    await at.register(person(1), 3);
    await at.register(person(2), 3);
    await at.edit({ registration_deadline: minutes(-1) });
    expect(await at.register(person(3))).toMatchObject(ended);
    expect(await at.change(person(1), 4)).toMatchObject(ended);
    expect((await at.change(person(1), 2)).error).toBeNull();
    await at.cancel(person(1));
    expect(await at.stateOf(person(2))).toEqual(['registered', 3, null]);
  });

  it('when the event begins in Jakarta, and from then on nothing changes by itself', async () => {
    await at.register(person(1), 4);
    await at.register(person(2), 4);
    await at.edit({ event_date: dateAfter(-1) });
    const begun = refusal('Kegiatan sudah dimulai');
    expect(await at.register(person(3))).toMatchObject(ended);
    expect(await at.change(person(1), 1)).toMatchObject(begun);
    expect(await at.cancel(person(1))).toMatchObject(begun);
    await at.edit({ capacity: 9 });
    expect(await at.counts()).toEqual([4, 1]);
  });

  it('with the day of an event without a time', async () => {
    await at.edit({ event_time: null, event_date: dateAfter(0) });
    expect((await at.register(person(1))).error).toBeNull();
    await at.edit({ event_date: dateAfter(-1) });
    expect(await at.register(person(2))).toMatchObject(ended);
  });

  it.each([
    { status: 'pending' },
    { status: 'rejected' },
    { registration_mode: 'none' },
    { registration_mode: 'link', registration_link: 'https://daftar.example' },
  ])('for an event with %j', async (values) => {
    await at.edit(values);
    expect(await at.register(person(1))).toMatchObject(
      refusal('Kegiatan ini tidak menerima pendaftaran di portal.'),
    );
  });
});

describe('who may register', () => {
  it.each([
    ['pending', 'masih menunggu validasi pengurus'],
    ['rejected', 'belum dapat divalidasi'],
    ['admin', 'hanya untuk alumni'],
  ] as const)('not the %s account, which gets the reason', async (name, sentence) => {
    expect(await at.register(portal.people[name])).toMatchObject(refusal(sentence));
  });

  it('not a visitor, and nobody changes or cancels without a registration', async () => {
    const { error } = await portal
      .as()
      .rpc('register_for_event', { event_id: event, party_size: 1 });
    expect(error?.code).toBe('42501');
    await at.register(person(2), 2);
    const unknown = refusal('Anda tidak terdaftar di kegiatan ini.');
    expect(await at.change(person(1), 2)).toMatchObject(unknown);
    expect(await at.cancel(person(1))).toMatchObject(unknown);
    expect((await portal.as(person(1)).rpc('own_registrations')).data).toEqual([]);
    expect(await at.stateOf(person(2))).toEqual(['registered', 2, null]);
    await at.register(person(1));
    await at.cancel(person(1));
    expect(await at.change(person(1), 2)).toMatchObject(unknown);
  });

  it('an alumnus changes registrations at most 100 times a day', async () => {
    await at.register(person(1));
    await portal.sql("update private.daily_counts set amount = 99 where kind = 'registrations'");
    expect((await at.cancel(person(1))).error).toBeNull();
    expect(await at.register(person(1))).toMatchObject(
      refusal('Terlalu banyak perubahan pendaftaran hari ini. Coba lagi besok.'),
    );
    expect((await at.register(person(2))).error).toBeNull();
  });
});

it('of a deleted alumnus is gone, and its seat goes to the next', async () => {
  await at.register(person(1), 4);
  await at.register(person(2), 4);
  await portal.as(portal.people.admin).from('alumni').delete().eq('user_id', person(1).id);
  expect(await at.stateOf(person(2))).toEqual(['registered', 4, null]);
  expect(await at.counts()).toEqual([4, 0]);
});

it('of a deleted account stays with its alumni row', async () => {
  await at.register(person(1), 2);
  await portal.sql('delete from auth.users where id = $1', [person(1).id]);
  expect(await at.counts()).toEqual([2, 0]);
});

it('of an event that is moved and called off stays', async () => {
  await at.register(person(1), 2);
  const own = async () => (await portal.as(person(1)).rpc('own_registrations')).data;
  await at.edit({ event_date: dateAfter(20), event_time: '13:00', end_time: '17:00' });
  expect(await own()).toMatchObject([
    { event_date: dateAfter(20), end_time: '17:00:00', event_status: 'approved' },
  ]);
  await at.edit({ status: 'rejected' });
  expect(await own()).toMatchObject([{ event_status: 'rejected' }]);
});
