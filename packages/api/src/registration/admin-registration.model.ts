import type { Database } from '../database.types.ts';
import { entriesOf, type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asFlag, asList, asOptionalText, asText, textOr } from '../rows/stored-value.ts';
import { stateFields } from './registration.model.ts';

export const registrationSorts = ['queue_number', 'name', 'party_size', 'status'] as const;
export type RegistrationSort = (typeof registrationSorts)[number];

const listed = {
  ...stateFields,
  id: ['id', asText],
  /** Null for somebody whom the admin added by name. */
  alumniId: ['alumni_id', asOptionalText],
  name: ['name', textOr('Tanpa nama')],
  entryYear: ['entry_year', asText],
  note: ['note', asText],
  cancelReason: ['cancel_reason', asText],
  registeredAt: ['registered_at', asText],
  waitingSince: ['waiting_since', asText],
  cancelledAt: ['cancelled_at', asText],
  attendedAt: ['attended_at', asText],
} as const;

/** A row of the admin's list of one event. The moments are in ISO form. */
export type ListedRegistration = Item<typeof listed>;

export const toListedRegistration = itemReader(listed);

const asOthers = entriesOf({
  name: ['name', textOr('Tanpa nama')],
  /** Empty where none is known, as `phone`. */
  email: ['email', asText],
  phone: ['phone', asText],
});

const audience = {
  registrations: ['registrations', asCount],
  /** Whom the registrations bring. */
  people: ['people', asCount],
  /** Registrations whose alumnus reads notifications. */
  withAccount: ['with_account', asCount],
  /** Everybody else. */
  others: ['others', asOthers],
} as const;

/** Those who have a seat, or those who wait. */
type Audience = Item<typeof audience>;

export interface EventAudience {
  seated: Audience;
  waiting: Audience;
}

type Answer<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Returns'];

export function toEventAudience(rows: Answer<'event_audience'>): EventAudience {
  const answers = asList(rows, (row) => row);
  const those = (isWaiting: boolean) =>
    readFields(
      audience,
      answers.find((row) => row.is_waiting === isWaiting),
    );
  return { seated: those(false), waiting: those(true) };
}

const held = {
  title: ['title', textOr('Kegiatan')],
  isWaiting: ['is_waiting', asFlag],
  partySize: ['party_size', asCount],
} as const;

/** What an alumnus holds of an event to come. */
export type HeldRegistration = Item<typeof held>;

export const toHeldRegistration = (row: RowOf<typeof held>): HeldRegistration =>
  readFields(held, row);
