import type { Tables } from '../database.types.ts';
import { type GivenReason, givenFields, reasonField } from '../decision/decision.model.ts';
import { type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asText, oneOf, textOr } from '../rows/stored-value.ts';
import { type ApprovedEvent, toApprovedEvent } from './event.model.ts';
import {
  type EventRegistration,
  jakartaTimeOf,
  type RegistrationColumns,
  type RegistrationMode,
  toEventRegistration,
} from './event-registration.model.ts';

export const eventStatuses = ['pending', 'approved', 'rejected', 'past'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventSorts = ['title', 'event_date', 'location', 'status', 'created_at'] as const;
export type EventSort = (typeof eventSorts)[number];

const asStatus = oneOf(eventStatuses, 'pending');
const asMinute = (stored: unknown) => asText(stored).slice(0, 5);

const listed = {
  id: ['id', asText],
  /** Every change of the row increments it. */
  version: ['version', asCount],
  title: ['title', textOr('Kegiatan')],
  /** A calendar date in WIB (`YYYY-MM-DD`). */
  date: ['event_date', asText],
  location: ['location', asText],
  category: ['category', textOr('lainnya')],
  status: ['status', asStatus],
  ...reasonField,
  /** A moment in ISO form. */
  createdAt: ['created_at', asText],
} as const;
const readListed = itemReader(listed);

/** A row of the admin's table. */
export interface ListedEvent extends Item<typeof listed> {
  registration: EventRegistration;
}

export function toListedEvent(row: RowOf<typeof listed> & RegistrationColumns): ListedEvent | null {
  const event = readListed(row);
  return event && { ...event, registration: toEventRegistration(row) };
}

export const editedFields = {
  title: ['title', asText],
  date: ['event_date', asText],
  time: ['event_time', asMinute],
  endTime: ['end_time', asMinute],
  location: ['location', asText],
  onlineLink: ['online_link', asText],
  description: ['description', asText],
  status: ['status', asStatus],
} as const;

/** What the admin's form holds. Empty texts stand for what was left out; times are `HH:mm` in WIB. */
export interface EventFields
  extends Item<typeof editedFields>,
    Pick<ApprovedEvent, 'category' | 'imageUrl'>,
    Pick<EventRegistration, 'capacity'> {
  registrationMode: RegistrationMode;
  registrationLink: string;
  deadlineDate: string;
  /** Empty with a date: the end of that day. */
  deadlineTime: string;
}

/** Every change of the row increments its version. */
export interface EditedEvent {
  version: number;
  fields: EventFields;
  review: GivenReason;
  registration: EventRegistration;
  /** What visitors see of it once it is approved. */
  asApproved: ApprovedEvent;
}

export function toEditedEvent(row: Tables<'events'> | null): EditedEvent | null {
  const asApproved = toApprovedEvent(row);
  if (!asApproved || typeof row?.version !== 'number') return null;
  const { registration, category, imageUrl, version } = asApproved;
  const deadline = jakartaTimeOf(registration.deadline);
  const fields = {
    ...readFields(editedFields, row),
    category,
    imageUrl,
    registrationMode: registration.mode,
    registrationLink: registration.link ?? '',
    capacity: registration.capacity,
    deadlineDate: deadline.slice(0, 10),
    deadlineTime: deadline.slice(11),
  };
  return { version, fields, review: readFields(givenFields, row), registration, asApproved };
}
