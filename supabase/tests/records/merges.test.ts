import { beforeEach, expect, it } from 'vitest';
import { freshPortal, type Portal } from '../portal.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await freshPortal();
  await portal.sql(`
    insert into public.alumni (full_name, email, company, location, created_at, advanced_degrees) values
      ('A', null, null, null, '2020-01-01', '[]'), ('B', 'b@x.example', null, null, '2021-01-01', '[]'),
      ('C', 'c@x.example', 'PT C', 'Kota C', '2022-01-01', '[{"id": "1", "degree_level": "S2", "university": "C"}]')`);
});

const call = async (name: string, args: object) => {
  const { data, error } = await portal.as(portal.people.admin).rpc(name, args);
  expect(error).toBeNull();
  return data as unknown as Record<string, string> & { left_out: object[] };
};
const row = async (name: string) => {
  const [found] = await portal.sql('select * from public.alumni where full_name = $1', [name]);
  return found ?? {};
};
const merge = async (kept: string, gone: string) => {
  const [one, other] = [await row(kept), await row(gone)];
  const { merge_id } = await call('merge_alumni', {
    one_id: one.id,
    one_version: one.version,
    other_id: other.id,
    other_version: other.version,
  });
  return String(merge_id);
};
const takeBack = async (cause_id: string) => (await call('take_back', { cause_id })).left_out;

/** Registers A and B for one event, in the order of their names. */
async function register(a: string, b: string, capacity = 10) {
  const [event] = await portal.sql(
    `insert into public.events (title, event_date, status, registration_mode, capacity)
     values ('Temu', current_date + 30, 'approved', 'portal', $1) returning id`,
    [capacity],
  );
  for (const [name, status] of Object.entries({ A: a, B: b })) {
    await portal.sql(
      `insert into public.event_registrations (event_id, alumni_id, party_size, status)
       select $1, id, 1, $3::public.registration_status from public.alumni where full_name = $2`,
      [event?.id, name, status],
    );
  }
  return String(event?.id);
}
const registered = async () => {
  const rows = await portal.sql(
    `select full_name, r.status from public.event_registrations as r join public.alumni as a on a.id = alumni_id
     order by full_name`,
  );
  return rows.map(({ full_name, status }) => `${full_name} ${status}`);
};
const standing = () =>
  portal.sql(
    `select to_jsonb(a) - '{version,updated_at}'::text[] as row from public.alumni as a order by created_at, id`,
  );

it.each([
  ['waiting', 'registered', 'registered'],
  ['registered', 'attended', 'attended'],
  ['cancelled', 'waiting', 'waiting'],
  ['attended', 'registered', 'attended'],
])('keeps of %s and %s the better, and gives both back', async (a, b, better) => {
  await register(a, b);
  const id = await merge('A', 'B');
  expect(await registered()).toEqual([`A ${better}`]);
  expect(await takeBack(id)).toEqual([]);
  expect(await registered()).toEqual([`A ${a}`, `B ${b}`]);
});

it('leaves a check-in and edited work as they are by now, and brings deleted work back', async () => {
  await portal.sql(
    `insert into public.work_history (alumni_id, company_name, position, start_date)
     select id, 'PT', unnest('{Teknisi,Manajer}'::text[]), '2020-01-01' from public.alumni where full_name = 'B'`,
  );
  await register('waiting', 'registered');
  const id = await merge('A', 'B');
  await portal.sql(`update public.event_registrations set status = 'attended'`);
  await portal.sql(`update public.work_history set position = 'Ahli' where position = 'Teknisi'`);
  await portal.sql(`delete from public.work_history where position = 'Manajer'`);
  expect(await takeBack(id)).toEqual([]);
  expect(await registered()).toEqual(['A waiting', 'B attended']);
  const work = await portal.sql(
    'select position, full_name from public.work_history join public.alumni on alumni.id = alumni_id order by 1',
  );
  expect(work.map(({ position, full_name }) => [position, full_name])).toEqual([
    ['Ahli', 'B'],
    ['Manajer', 'B'],
  ]);
});

it('never gives more seats than an event has', async () => {
  const eventId = await register('registered', 'registered', 2);
  const id = await merge('A', 'B');
  await portal.sql(
    `insert into public.event_registrations (event_id, guest_name, party_size, status) values ($1, 'Tamu', 1, 'registered')`,
    [eventId],
  );
  expect(await takeBack(id)).toMatchObject([{ name: 'Temu', reason: 'waiting' }]);
  const [event] = await portal.sql('select seats_taken, waiting_count from public.events');
  expect(event).toEqual({ seats_taken: 2, waiting_count: 1 });
});

it('brings back the rest where an event was deleted and an address was taken', async () => {
  await register('waiting', 'registered');
  const id = await merge('A', 'B');
  await portal.sql(`delete from public.events`);
  await portal.sql(`update public.alumni set email = null where full_name = 'A'`);
  await portal.sql(`update public.alumni set email = 'b@x.example' where full_name = 'C'`);
  expect(await takeBack(id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'B', reason: 'email' }),
      expect.objectContaining({ name: 'Temu', reason: 'gone' }),
    ]),
  );
  expect(await row('B')).toMatchObject({ email: null });
});

it.each([
  ['B', 'C', 'A', 'B', 'the first first', [0, 1]],
  ['B', 'C', 'A', 'B', 'the last first', [1, 0]],
  ['A', 'B', 'A', 'C', 'the first first', [0, 1]],
  ['A', 'B', 'A', 'C', 'the last first', [1, 0]],
] as const)('parts what was merged, %s with %s and %s with %s, %s', async (...given) => {
  const [one, two, three, four, , order] = given;
  const before = await standing();
  const merges = [await merge(one, two), await merge(three, four)];
  for (const place of order) expect(await takeBack(merges[place] ?? '')).toEqual([]);
  expect(await standing()).toEqual(before);
});

it('takes what the first had brought out of the last record of a chain', async () => {
  const first = await merge('B', 'C');
  await merge('A', 'B');
  expect(await row('A')).toMatchObject({ company: 'PT C', email: 'b@x.example' });
  await takeBack(first);
  expect(await row('A')).toMatchObject({
    company: null,
    email: 'b@x.example',
    advanced_degrees: [],
  });
  expect(await row('C')).toMatchObject({ company: 'PT C', email: 'c@x.example' });
});

it.each([
  ['registered', 'waiting', 'attended'],
  ['attended', 'waiting', 'registered'],
])('gives registrations back, those of %s, %s and %s, the first merge first', async (a, b, c) => {
  const eventId = await register(a, b);
  await portal.sql(
    `insert into public.event_registrations (event_id, alumni_id, party_size, status)
     select $1, id, 1, $2::public.registration_status from public.alumni where full_name = 'C'`,
    [eventId, c],
  );
  const before = await registered();
  const merges = [await merge('B', 'C'), await merge('A', 'B')];
  for (const id of merges) expect(await takeBack(id)).toEqual([]);
  expect(await registered()).toEqual(before);
});

it('names what stays of a record that was merged again, and an address that another has by now', async () => {
  const first = await merge('B', 'C');
  await portal.sql(`update public.alumni set company = 'PT B' where full_name = 'B'`);
  const second = await merge('A', 'B');
  expect(await takeBack(first)).toMatchObject([{ name: 'A (Perusahaan)', reason: 'changed' }]);
  expect(await takeBack(second)).toEqual([]);
  const [one, other] = [await row('B'), await row('C')];
  const { merge_id } = await call('merge_alumni', {
    one_id: one.id,
    one_version: one.version,
    other_id: other.id,
    other_version: other.version,
    taken: ['email'],
  });
  await portal.sql(`update public.alumni set email = 'b@x.example' where full_name = 'A'`);
  expect(await takeBack(String(merge_id))).toMatchObject([{ name: 'B', reason: 'email' }]);
  expect([await row('B'), await row('C')]).toMatchObject([
    { email: null, company: 'PT B' },
    { email: 'c@x.example' },
  ]);
});
