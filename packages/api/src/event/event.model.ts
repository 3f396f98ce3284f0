import { asPicture } from '../client/picture.ts';
import type { Tables } from '../database.types.ts';
import { asCount, asRow, asText } from '../rows/stored-value.ts';
import {
  type EventRegistration,
  jakartaTimeOf,
  type RegistrationColumns,
  type RegistrationMode,
  toEventRegistration,
} from './event-registration.model.ts';
import { type EventTeaser, type TeaserRow, toEventTeaser } from './event-teaser.model.ts';

type EventRow = Tables<'events'>;

export const eventStatuses = ['pending', 'approved', 'rejected', 'past'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** The categories that the association knows, in the order in which they are offered. Stored ones may be others. */
export const eventCategories = [
  'seminar',
  'workshop',
  'gathering',
  'webinar',
  'fieldtrip',
  'lainnya',
] as const;

const categoryLabels: Record<(typeof eventCategories)[number], string> = {
  seminar: 'Seminar',
  workshop: 'Workshop',
  gathering: 'Gathering',
  webinar: 'Webinar',
  fieldtrip: 'Kunjungan',
  lainnya: 'Lainnya',
};

/** An unknown category shows as it is stored. */
export function eventCategoryLabel(category: string): string {
  const known = eventCategories.find((one) => one === category);
  return known ? categoryLabels[known] : category;
}

/** An event as every visitor may read it. `time` and `endTime` are times of day in WIB (`HH:MM:SS`) or empty. */
export interface ApprovedEvent extends EventTeaser {
  /** Grows with every change of the event, not with registrations: the sequence of its calendar entry. */
  version: number;
  time: string;
  endTime: string;
  registration: EventRegistration;
  category: string;
  imageUrl: string | null;
}

export type EventPeriod = 'upcoming' | 'past';

export interface ApprovedEventFilter {
  period: EventPeriod;
  /** Null: every category. */
  category: string | null;
  /** The calendar date in Jakarta (`YYYY-MM-DD`) that divides the periods; an event of today is upcoming. */
  today: string;
}

type ApprovedRow = TeaserRow &
  RegistrationColumns &
  Pick<EventRow, 'version' | 'event_time' | 'end_time' | 'category' | 'image_url'>;

export function toApprovedEvent(row: ApprovedRow | null): ApprovedEvent | null {
  const teaser = toEventTeaser(row);
  if (!teaser) return null;
  const { version, event_time, end_time, category, image_url } = asRow(row);
  return {
    ...teaser,
    version: asCount(version),
    time: asText(event_time),
    endTime: asText(end_time),
    registration: toEventRegistration(row),
    category: asText(category, 'lainnya'),
    imageUrl: asPicture(image_url) || null,
  };
}

export const eventSorts = ['title', 'event_date', 'location', 'status', 'created_at'] as const;
export type EventSort = (typeof eventSorts)[number];

/** A row of the admin's table. `date` is a calendar date in WIB (`YYYY-MM-DD`), `createdAt` a moment in ISO form. */
export interface ListedEvent {
  id: string;
  /** Every change of the row increments it. */
  version: number;
  title: string;
  date: string;
  location: string;
  registration: EventRegistration;
  status: EventStatus;
  createdAt: string;
}

/** What the admin's form holds. Empty texts stand for what was left out; times are `HH:mm` in WIB. */
export interface EventFields {
  title: string;
  date: string;
  time: string;
  endTime: string;
  location: string;
  category: string;
  description: string;
  status: EventStatus;
  imageUrl: string | null;
  registrationMode: RegistrationMode;
  registrationLink: string;
  /** Null: unlimited. */
  capacity: number | null;
  deadlineDate: string;
  /** Empty with a date: the end of that day. */
  deadlineTime: string;
}

/** Every change of the row increments its version. */
export interface EditedEvent {
  version: number;
  fields: EventFields;
  registration: EventRegistration;
  /** What visitors see of it once it is approved. */
  asApproved: ApprovedEvent;
}

function toStatus(value: unknown): EventStatus {
  return eventStatuses.find((status) => status === value) ?? 'pending';
}

export function toListedEvent(
  row: Pick<EventRow, 'id' | 'version' | EventSort> & RegistrationColumns,
): ListedEvent | null {
  const { id, version, title, event_date, location, status, created_at } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    version: asCount(version),
    title: asText(title, 'Kegiatan'),
    date: asText(event_date),
    location: asText(location),
    registration: toEventRegistration(row),
    status: toStatus(status),
    createdAt: asText(created_at),
  };
}

export function toEditedEvent(row: EventRow | null): EditedEvent | null {
  const stored = asRow(row);
  const asApproved = toApprovedEvent(row);
  if (typeof stored.version !== 'number' || !asApproved) return null;
  const { registration } = asApproved;
  const deadline = jakartaTimeOf(registration.deadline);
  const fields = {
    title: asText(stored.title),
    date: asText(stored.event_date),
    time: asText(stored.event_time).slice(0, 5),
    endTime: asText(stored.end_time).slice(0, 5),
    location: asText(stored.location),
    category: asText(stored.category, 'lainnya'),
    description: asText(stored.description),
    status: toStatus(stored.status),
    imageUrl: asPicture(stored.image_url) || null,
    registrationMode: registration.mode,
    registrationLink: registration.link ?? '',
    capacity: registration.capacity,
    deadlineDate: deadline.slice(0, 10),
    deadlineTime: deadline.slice(11),
  };
  return { version: stored.version, fields, registration, asApproved };
}
