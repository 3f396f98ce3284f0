import { afterAll, beforeAll, expect, it } from 'vitest';
import { database, freshPortal } from '../portal.ts';
import { addAlumni } from './event-with-seats.ts';
import { runRace, unwatchRace, watchRace } from './race.ts';

beforeAll(async () => {
  await watchRace(await database);
});
afterAll(async () => {
  await unwatchRace(await database);
});

it.each([
  { isWild: false, seed: 1 },
  { isWild: true, seed: 2 },
])('20 people at once get ten seats, none twice and none too many: %j', async (round) => {
  const portal = await freshPortal();
  const { admin } = portal.people;
  const clients = await addAlumni(portal, 20);
  expect(await runRace(await database, { admin, clients, ...round })).toEqual([]);
});
