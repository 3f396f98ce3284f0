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
