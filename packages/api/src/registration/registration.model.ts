import { type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asOptionalText, asText, oneOf, textOr } from '../rows/stored-value.ts';

/** Most people that one registration brings. */
export const largestParty = 5;

export const registrationStatuses = ['registered', 'waiting', 'attended', 'cancelled'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

export const stateFields = {
  status: ['status', oneOf(registrationStatuses, 'cancelled')],
  partySize: ['party_size', asCount],
  /** Counts from 1; null for those who do not wait. */
  queuePlace: ['queue_place', (stored: unknown) => asCount(stored) || null],
} as const;

/** The state of a registration. */
export type RegistrationState = Item<typeof stateFields>;

export function toRegistrationState(
  row: RowOf<typeof stateFields> | null | undefined,
): RegistrationState {
  return readFields(stateFields, row);
}

const ownFields = {
  ...stateFields,
  id: ['id', asText],
  eventId: ['event_id', asText],
  note: ['note', asText],
  /** Why the admin has cancelled it; null if the user has. */
  cancelReason: ['cancel_reason', asOptionalText],
  title: ['title', textOr('Kegiatan')],
  /** A calendar date in WIB. */
  date: ['event_date', asText],
  /** `HH:MM:SS` or empty, as `endTime`. */
  time: ['event_time', asText],
  endTime: ['end_time', asText],
  location: ['location', asText],
  /** Where an online event meets; only for those with a seat. As the admin entered it: link to it only through `safeLink`. */
  onlineLink: ['online_link', asOptionalText],
  /** False for an event that was called off or taken from the site. */
  isEventShown: ['event_status', (stored: unknown) => stored === 'approved'],
} as const;

/** The user's own registration with its event. */
export type OwnRegistration = Item<typeof ownFields>;

export const toOwnRegistration = itemReader(ownFields);
