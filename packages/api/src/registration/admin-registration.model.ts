import { type Item, itemReader } from '../rows/fields.ts';
import { asOptionalText, asText, textOr } from '../rows/stored-value.ts';
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
