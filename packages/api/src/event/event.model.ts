import { type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asText, textOr } from '../rows/stored-value.ts';
import {
  type EventRegistration,
  type RegistrationColumns,
  toEventRegistration,
} from './event-registration.model.ts';
import { type EventTeaser, type teaserFields, toEventTeaser } from './event-teaser.model.ts';

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

const fields = {
  /** Grows with every change of the event, not with registrations: the sequence of its calendar entry. */
  version: ['version', asCount],
  /** A time of day in WIB (`HH:MM:SS`) or empty, as `endTime`. */
  time: ['event_time', asText],
  endTime: ['end_time', asText],
  category: ['category', textOr('lainnya')],
} as const;

/** An event as every visitor may read it. */
export interface ApprovedEvent extends EventTeaser, Item<typeof fields> {
  registration: EventRegistration;
}

export type EventPeriod = 'upcoming' | 'past';

export interface ApprovedEventFilter {
  period: EventPeriod;
  /** Null: every category. */
  category: string | null;
  /** The calendar date in Jakarta (`YYYY-MM-DD`) that divides the periods; an event of today is upcoming. */
  today: string;
}

type ApprovedRow = RowOf<typeof teaserFields & typeof fields> & RegistrationColumns;

export function toApprovedEvent(row: ApprovedRow | null): ApprovedEvent | null {
  const teaser = toEventTeaser(row);
  return (
    teaser && { ...teaser, ...readFields(fields, row), registration: toEventRegistration(row) }
  );
}
