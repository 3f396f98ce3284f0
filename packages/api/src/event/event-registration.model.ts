import { type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asOptionalText, oneOf } from '../rows/stored-value.ts';

/** How users register: not at all ('none'; the prepared messages stay), in the portal, or on another site ('link'). */
export const registrationModes = ['none', 'portal', 'link'] as const;
export type RegistrationMode = (typeof registrationModes)[number];

const fields = {
  mode: ['registration_mode', oneOf(registrationModes, 'none')],
  /** As the admin entered it: link to it only through `safeLink`. */
  link: ['registration_link', asOptionalText],
  /** Null: unlimited. */
  capacity: ['capacity', (stored: unknown) => (typeof stored === 'number' ? stored : null)],
  seatsTaken: ['seats_taken', asCount],
  /** Registrations, not people. */
  waitingCount: ['waiting_count', asCount],
  /** A moment in ISO form; null: open until the event begins. */
  deadline: ['registration_deadline', asOptionalText],
} as const;

/** The terms of registration that every visitor may read, and how full the event is; only the admin may read names. */
export type EventRegistration = Item<typeof fields>;

export type RegistrationColumns = RowOf<typeof fields>;

/** To be selected with every row that is read as an event with its registration. */
export const registrationColumns =
  'registration_mode, registration_link, capacity, seats_taken, waiting_count, registration_deadline' as const;

export function toEventRegistration(row: RegistrationColumns | null): EventRegistration {
  return readFields(fields, row);
}

/** Null: unlimited. 0 if the capacity was lowered below the number of taken seats. */
export function seatsLeft({ capacity, seatsTaken }: EventRegistration): number | null {
  return capacity === null ? null : Math.max(0, capacity - seatsTaken);
}

const day = 86_400_000;

/** In milliseconds. An event without a time counts as beginning at the end of its day. Null without a calendar date. */
export function eventStart({ date, time }: { date: string; time: string }): number | null {
  const start = Date.parse(`${date}T${time.slice(0, 5) || '00:00'}:00+07:00`) + (time ? 0 : day);
  return Number.isNaN(start) ? null : start;
}

/**
 * When registration ends, in milliseconds: at the deadline, at the latest when the event begins. Null without a calendar date. The
 * database decides by its own clock.
 */
export function registrationEnd(event: {
  date: string;
  time: string;
  registration: EventRegistration;
}): number | null {
  const start = eventStart(event);
  const deadline = Date.parse(event.registration.deadline ?? '');
  if (start === null) return null;
  return Number.isNaN(deadline) ? start : Math.min(deadline, start);
}

/** Western Indonesia has kept one offset since 1964. */
const jakartaOffset = 7 * 3_600_000;

/** `YYYY-MM-DD HH:mm` in WIB of a moment in ISO form; empty without one. */
export function jakartaTimeOf(moment: string | null): string {
  const time = Date.parse(moment ?? '');
  if (Number.isNaN(time)) return '';
  return new Date(time + jakartaOffset).toISOString().slice(0, 16).replace('T', ' ');
}

/** The moment in ISO form; null without a date. */
export function fromJakartaTime(date: string, time: string): string | null {
  return date ? `${date}T${time || '23:59'}:00+07:00` : null;
}
