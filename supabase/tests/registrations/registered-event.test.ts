import { beforeEach, describe, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';
import { refusal } from '../refusal.ts';
import { addEvent, dateAfter, registering } from './event-with-seats.ts';

let portal: Portal;
let event: string;
let at: ReturnType<typeof registering>;
beforeEach(async () => {
  portal = await freshPortal();
  event = await addEvent(portal, { capacity: 4, end_time: '21:00' });
  at = registering(portal, event);
});

const stored = async () => {
  const [row] = await portal.sql('select * from public.events where id = $1', [event]);
  return row ?? {};
};

it('shows seats and queue to everybody, and the names to nobody', async () => {
  await at.register(portal.people.verified, 3);
  await at.register(portal.people.poster, 2);
  const { data } = await portal.as().rpc('approved_event', { by_id: event });
  expect(data).toMatchObject({ capacity: 4, seats_taken: 3, waiting_count: 1 });
  const namesFor = async (viewer: ReturnType<Portal['as']>) =>
    (await viewer.from('event_registrations').select('party_size')).data?.length ?? 0;
  expect(await namesFor(portal.as())).toBe(0);
  expect(await namesFor(portal.as(portal.people.pending))).toBe(0);
  expect(await namesFor(portal.as(portal.people.verified))).toBe(1);
  expect(await namesFor(portal.as(portal.people.admin))).toBe(2);
});

it('keeps its version when somebody registers, and its counts when the admin saves it', async () => {
  await at.register(portal.people.verified, 2);
  expect(await stored()).toMatchObject({ version: 1, seats_taken: 2 });
  await at.edit({ title: 'Lain', seats_taken: 0, waiting_count: 7 });
  expect(await stored()).toMatchObject({ version: 2, seats_taken: 2, waiting_count: 0 });
});

it('cannot be written by a request', async () => {
  const { admin, verified } = portal.people;
  await at.register(verified, 2);
  const before = await portal.sql('select * from public.event_registrations');
  for (const client of [portal.as(), portal.as(verified), portal.as(admin)]) {
    const rows = client.from('event_registrations');
    await rows.update({ status: 'attended' }).eq('event_id', event);
    await rows.delete().eq('event_id', event);
    const { error } = await rows.insert({
      event_id: event,
      guest_name: 'Susupan',
      party_size: 1,
      status: 'registered',
    });
    expect(error?.code).toBe('42501');
  }
  expect(await portal.sql('select * from public.event_registrations')).toEqual(before);
});

describe('the form is refused', () => {
  it.each([
    [{ end_time: '16:00' }, 'Jam selesai harus setelah jam mulai.'],
    [{ event_time: null }, 'Isi jam mulai sebelum jam selesai.'],
    [
      { registration_deadline: `${dateAfter(10)}T16:01:00+07:00` },
      'Batas pendaftaran harus sebelum kegiatan dimulai.',
    ],
    [{ registration_mode: 'link' }, 'Tautan pendaftaran harus diisi.'],
  ])('%j', async (values, sentence) => {
    expect(await at.edit(values)).toMatchObject(refusal(sentence));
  });

  it.each([
    [{ capacity: 0 }, '"events_capacity_check"'],
    [{ capacity: 10_001 }, '"events_capacity_check"'],
    [{ registration_link: 'http://daftar.example' }, '"events_registration_link_check"'],
    [{ registration_link: 'javascript:alert(1)' }, '"events_registration_link_check"'],
    [{ online_link: 'http://rapat.example' }, '"events_online_link_check"'],
    [{ online_link: `https://rapat.example/${'a'.repeat(500)}` }, '"events_online_link_check"'],
    [{ registration_mode: 'telepon' }, 'invalid input value for enum registration_mode'],
  ])('%j', async (values, why) => {
    const before = await stored();
    expect((await at.edit(values)).error?.message).toContain(why);
    expect(await stored()).toEqual(before);
  });

  it('but not with what it may hold', async () => {
    const values = {
      event_time: '08:00:00',
      end_time: '12:30:00',
      capacity: 10_000,
      registration_mode: 'link',
      registration_link: 'https://daftar.example/temu?x=1',
      online_link: 'https://rapat.example/j/1?pwd=x#lain',
    };
    const deadline = `${dateAfter(10)}T08:00:00+07:00`;
    expect((await at.edit({ ...values, registration_deadline: deadline })).error).toBeNull();
    expect(await stored()).toMatchObject(values);
  });
});
