import { expect, it } from 'vitest';
import { at, person, portal, useEventOfFour } from './event-of-four.ts';

useEventOfFour(1);

it.each([
  ['a tap that waited an hour for a connection', 3_600, 3_600],
  ['a tap of now', 0, 0],
  ['a tap of a clock that runs ahead', -86_400, 0],
  ['a tap from before the registration', 2_147_483_647, 7_200],
  ['a tap that does not say it', null, 0],
])('keeps the time of %s, by the clock of the database', async (_, seconds_ago, expected) => {
  await at.register(person(1));
  await portal.sql(`update event_registrations set created_at = now() - interval '2 hours'`);
  const send = () => at.forAdmin('set_attendance', person(1), { is_present: true, seconds_ago });
  for (const _ of [1, 2]) expect((await send()).error).toBeNull();
  const [row] = await portal.sql(
    'select extract(epoch from now() - attended_at)::integer as seconds from event_registrations',
  );
  expect(Math.abs(Number(row?.seconds) - expected)).toBeLessThan(60);
});

const later = 'Kehadiran orang ini sudah diubah di tempat lain setelah ketukan ini.';

/** The taps in the order of their arrival, with the seconds since each was made; whether the last one is refused. */
it.each<[string, string, string, boolean]>([
  ['an arrival to a newer return', 'in 60, out 10, in 30', 'registered', true],
  ['a return to a newer arrival', 'out 60, in 10, out 30', 'attended', true],
  ['a return to the newer of two arrivals', 'in 60, in 10, out 30', 'attended', true],
  ['a return to an arrival of the same second', 'in 0.1, out 0.8', 'attended', true],
  ['none to one that says the same', 'in 10, in 30', 'attended', false],
  ['none to an older one', 'in 60, out 30, in 10', 'attended', false],
])('the older tap gives way: %s', async (_, taps, status, isRefused) => {
  await at.register(person(1));
  await portal.sql(`update event_registrations set created_at = now() - interval '2 hours'`);
  const errors = [];
  for (const [tap, seconds] of taps.split(', ').map((text) => text.split(' '))) {
    const told = { is_present: tap === 'in', seconds_ago: Number(seconds) };
    errors.push((await at.forAdmin('set_attendance', person(1), told)).error);
  }
  const refusal = expect.objectContaining({ code: 'PT409', message: later });
  expect(errors).toEqual([...errors.slice(1).map(() => null), isRefused ? refusal : null]);
  const [row] = await portal.sql('select status::text from event_registrations');
  expect(row).toEqual({ status });
});
