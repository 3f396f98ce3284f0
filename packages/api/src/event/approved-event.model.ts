import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';
import { type EventTeaser, toEventTeaser } from './event.model.ts';

const categoryLabels = new Map([
  ['seminar', 'Seminar'],
  ['workshop', 'Workshop'],
  ['gathering', 'Gathering'],
  ['webinar', 'Webinar'],
  ['fieldtrip', 'Kunjungan'],
  ['lainnya', 'Lainnya'],
]);

/** The categories that the association knows, in the order in which they are offered. Stored ones may be others. */
export const eventCategories: readonly string[] = [...categoryLabels.keys()];

/** An unknown category is shown as it is stored. */
export function eventCategoryLabel(category: string): string {
  return categoryLabels.get(category) ?? category;
}

/** An event as every visitor may read it. `time` is a time of day in WIB (`HH:MM:SS`) or empty. */
export interface ApprovedEvent extends EventTeaser {
  time: string;
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

/** `total` counts all pages; it is known on the first page only. */
export interface ApprovedEventPage {
  items: ApprovedEvent[];
  total: number;
}

export function toApprovedEvent(row: unknown): ApprovedEvent | null {
  const teaser = toEventTeaser(row);
  if (!teaser) return null;
  const { event_time, category, image_url } = asObject(row);
  return {
    ...teaser,
    time: asText(event_time),
    category: asText(category, 'lainnya'),
    imageUrl: asOptionalText(image_url),
  };
}

export function toApprovedEvents(rows: unknown): ApprovedEvent[] {
  return asList(rows, toApprovedEvent);
}
