import { daysAgo } from './alumni.ts';
import { eventDrafts } from './event-drafts.ts';
import type { Random } from './random.ts';

interface Seeding {
  random: Random;
  /** In the order of the drafts. */
  events: readonly { id: string }[];
  alumni: readonly { id: string }[];
  today: Date;
}

/** Registrations for the events that people register for. Most participants of a past event are checked in. */
export function createRegistrations({ random, events, alumni, today }: Seeding) {
  return eventDrafts.flatMap(({ registration, inDays }, index) => {
    if (!registration) return [];
    const seated = partiesOf(random, registration.seatsTaken);
    return [...seated, ...registration.waiting].map((party_size, place) => ({
      id: random.uuid(),
      event_id: events[index]?.id,
      alumni_id: alumni[(registration.firstAlumnus + place) % alumni.length]?.id,
      party_size,
      note: party_size > 3 ? 'Datang bersama keluarga, dua anak kecil.' : null,
      ...stateOf({ place, inDays, isWaiting: place >= seated.length }, today),
    }));
  });
}

/** Parties of one to four people that take exactly these seats. */
function partiesOf(random: Random, seats: number): number[] {
  const parties: number[] = [];
  for (let left = seats; left > 0; left -= parties.at(-1) ?? left) {
    parties.push(Math.min(left, random.pick([1, 1, 1, 2, 2, 4])));
  }
  return parties;
}

interface Place {
  place: number;
  inDays: number;
  isWaiting: boolean;
}

function stateOf({ place, inDays, isWaiting }: Place, today: Date) {
  const createdAt = daysAgo(today, Math.max(3, 3 - inDays));
  const times = {
    registered_at: createdAt,
    waiting_since: null,
    attended_at: null,
    created_at: createdAt,
  };
  if (isWaiting) {
    return { ...times, status: 'waiting', registered_at: null, waiting_since: createdAt };
  }
  const hasCome = inDays < 0 && place % 6 !== 5;
  if (hasCome) return { ...times, status: 'attended', attended_at: daysAgo(today, -inDays) };
  return { ...times, status: 'registered' };
}
