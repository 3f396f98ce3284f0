import type { Database } from '../database.types.ts';
import { asCount, asOptionalText, asRow, asText } from '../rows/stored-value.ts';

type Functions = Database['public']['Functions'];

/** Most people that one registration brings. */
export const largestParty = 5;

export const registrationStatuses = ['registered', 'waiting', 'attended', 'cancelled'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** The state of a registration. `queuePlace` counts from 1; null for those who do not wait. */
export interface RegistrationState {
  status: RegistrationStatus;
  partySize: number;
  queuePlace: number | null;
}

/** The user's own registration with its event. `date` is a calendar date in WIB, `time` and `endTime` are `HH:MM:SS` or empty. */
export interface OwnRegistration extends RegistrationState {
  id: string;
  eventId: string;
  note: string;
  /** Why the admin has cancelled it; null if the user has. */
  cancelReason: string | null;
  title: string;
  date: string;
  time: string;
  endTime: string;
  location: string;
  /** False for an event that was called off or taken from the site. */
  isEventShown: boolean;
  /** Grows with every change of the event: the sequence of its calendar entry. */
  eventVersion: number;
}

type StateRow = Database['public']['CompositeTypes']['registration_state'];
type OwnRow = Functions['own_registrations']['Returns'][number];

function toRegistrationStatus(value: unknown): RegistrationStatus {
  return registrationStatuses.find((status) => status === value) ?? 'cancelled';
}

export function toRegistrationState(row: StateRow | null | undefined): RegistrationState {
  const { status, party_size, queue_place } = asRow(row);
  return {
    status: toRegistrationStatus(status),
    partySize: asCount(party_size),
    queuePlace: asCount(queue_place) || null,
  };
}

export function toOwnRegistration(row: OwnRow): OwnRegistration | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    ...toRegistrationState(row),
    id: stored.id,
    eventId: asText(stored.event_id),
    note: asText(stored.note),
    cancelReason: asOptionalText(stored.cancel_reason),
    title: asText(stored.title, 'Kegiatan'),
    date: asText(stored.event_date),
    time: asText(stored.event_time),
    endTime: asText(stored.end_time),
    location: asText(stored.location),
    isEventShown: stored.event_status === 'approved',
    eventVersion: asCount(stored.event_version),
  };
}
