import type { Database } from '../database.types.ts';
import { asOptionalText, asRow, asText } from '../rows/stored-value.ts';
import { type RegistrationState, toRegistrationState } from './registration.model.ts';

export const registrationSorts = ['queue_number', 'name', 'party_size', 'status'] as const;
export type RegistrationSort = (typeof registrationSorts)[number];

/** A row of the admin's list of one event. The moments are in ISO form. */
export interface ListedRegistration extends RegistrationState {
  id: string;
  /** Null for somebody whom the admin added by name. */
  alumniId: string | null;
  name: string;
  entryYear: string;
  note: string;
  cancelReason: string;
  registeredAt: string;
  waitingSince: string;
  cancelledAt: string;
  attendedAt: string;
}

type ListedRow =
  Database['public']['Functions']['search_registrations_for_admin']['Returns'][number];

export function toListedRegistration(row: ListedRow): ListedRegistration | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    ...toRegistrationState(row),
    id: stored.id,
    alumniId: asOptionalText(stored.alumni_id),
    name: asText(stored.name, 'Tanpa nama'),
    entryYear: asText(stored.entry_year),
    note: asText(stored.note),
    cancelReason: asText(stored.cancel_reason),
    registeredAt: asText(stored.registered_at),
    waitingSince: asText(stored.waiting_since),
    cancelledAt: asText(stored.cancelled_at),
    attendedAt: asText(stored.attended_at),
  };
}
