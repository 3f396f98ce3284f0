import { daysAgo } from './alumni.ts';
import events from './data/events.json' with { type: 'json' };

interface EventDraft {
  title: string;
  category: string;
  /** From the day of seeding. */
  inDays: number;
  time: string | null;
  endTime?: string;
  location: string;
  onlineLink?: string;
  description: string;
  /** How full an event is that people register for. */
  registration?: {
    capacity: number;
    seatsTaken: number;
    /** The parties for which too few seats are left. */
    waiting: number[];
    closesInDays: number;
    /** The index of the alumnus who brings the first party; the two demo accounts are 0 and 1. */
    firstAlumnus: number;
  };
}

export const eventDrafts: readonly EventDraft[] = events;

export function termsOf({ endTime, registration }: EventDraft, today: Date) {
  // The database counts the registrations when they are inserted.
  const empty = { end_time: endTime ?? null, seats_taken: 0, waiting_count: 0 };
  if (!registration) {
    return { ...empty, registration_mode: 'none', capacity: null, registration_deadline: null };
  }
  const lastDay = daysAgo(today, -registration.closesInDays).slice(0, 10);
  return {
    ...empty,
    registration_mode: 'portal',
    capacity: registration.capacity,
    registration_deadline: `${lastDay}T23:59:00+07:00`,
  };
}
