import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('an address has a limited number of places, and waiting requests get them in order; other addresses have their own', () => {
  const places = createPlaces(2);
  const started: string[] = [];
  const enter = (address: string, name: string) =>
    places.enter(address, () => started.push(`${address} ${name}`));
  for (const name of ['one', 'two', 'three', 'four']) enter('sender', name);
  enter('visitor', 'one');
  expect(started).toEqual(['sender one', 'sender two', 'visitor one']);
  places.leave('sender');
  expect(started.at(-1)).toBe('sender three');
  places.leave('sender');
  expect(started.at(-1)).toBe('sender four');
  places.leave('sender');
  places.leave('sender');
  for (const name of ['five', 'six', 'seven']) enter('sender', name);
  expect(started.slice(-2)).toEqual(['sender five', 'sender six']);
});
