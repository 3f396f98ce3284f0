import { beforeEach } from 'vitest';
import type { Account } from '../database.ts';
import { freshPortal, type Portal } from '../portal.ts';
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
  beforeEach(async () => {
    portal = await freshPortal();
    people = await addAlumni(portal, alumni);
    event = await addEvent(portal, { capacity: 4 });
    at = registering(portal, event);
  });
}
