import { beforeEach } from 'vitest';
import type { Account } from '../database.ts';
import { freshWorld, type Portal } from '../portal.ts';
import { addAlumni, addEvent, registering } from './event-with-seats.ts';

/** Of the running test. */
export let portal: Portal;
export let people: Account[];
export let event: string;
export let at: ReturnType<typeof registering>;

/** Counted from 1. */
export const person = (number: number) => people[number - 1] as Account;

/** Before each test of the file: a portal with an event of four seats, and the given number of verified alumni. */
export function useEventOfFour(alumni: number): void {
  const write = async (fresh: Portal) => ({
    portal: fresh,
    people: await addAlumni(fresh, alumni),
    event: await addEvent(fresh, { capacity: 4 }),
  });
  beforeEach(async () => {
    ({ portal, people, event } = await freshWorld(write));
    at = registering(portal, event);
  });
}
