import type { Tables } from '../database.types.ts';
import { asOptionalText, asRow, asText } from '../rows/stored-value.ts';

export const eventStatuses = ['pending', 'approved', 'rejected', 'past'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventSorts = ['title', 'event_date', 'location', 'status', 'created_at'] as const;
export type EventSort = (typeof eventSorts)[number];

/** A row of the admin's table. `date` is a calendar date in WIB (`YYYY-MM-DD`), `createdAt` a moment in ISO form. */
export interface ListedEvent {
  id: string;
  title: string;
  date: string;
  location: string;
  status: EventStatus;
  createdAt: string;
}

/** What the form holds. Empty texts stand for what was left out; `time` is `HH:mm`. */
export interface EventFields {
  title: string;
  date: string;
  time: string;
  location: string;
  category: string;
  description: string;
  status: EventStatus;
  imageUrl: string | null;
}

export interface EditedEvent extends EventFields {
  id: string;
  /** Grows with every change of the row, whoever makes it. (Decision 73.) */
  version: number;
}

function toStatus(value: unknown): EventStatus {
  return eventStatuses.find((status) => status === value) ?? 'pending';
}

type ListedEventRow = Pick<
  Tables<'events'>,
  'id' | 'title' | 'event_date' | 'location' | 'status' | 'created_at'
>;

export function toListedEvent(row: ListedEventRow): ListedEvent | null {
  const { id, title, event_date, location, status, created_at } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: asText(title, 'Kegiatan'),
    date: asText(event_date),
    location: asText(location),
    status: toStatus(status),
    createdAt: asText(created_at),
  };
}

export function toEditedEvent(row: Tables<'events'> | null): EditedEvent | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string' || typeof stored.version !== 'number') return null;
  return {
    id: stored.id,
    version: stored.version,
    title: asText(stored.title),
    date: asText(stored.event_date),
    time: asText(stored.event_time).slice(0, 5),
    location: asText(stored.location),
    category: asText(stored.category, 'lainnya'),
    description: asText(stored.description),
    status: toStatus(stored.status),
    imageUrl: asOptionalText(stored.image_url),
  };
}
