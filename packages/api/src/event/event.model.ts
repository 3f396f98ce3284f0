import { asList, asObject, asText } from '../rows/stored-value.ts';

/** What a card on the home page shows of an event. `date` is a calendar date in WIB (`YYYY-MM-DD`) or empty. */
export interface EventTeaser {
  id: string;
  title: string;
  date: string;
  location: string;
  description: string;
}

export interface LatestEvents {
  items: EventTeaser[];
  /** Number of all approved events. */
  total: number;
}

export function toEventTeaser(row: unknown): EventTeaser | null {
  const { id, title, event_date, location, description } = asObject(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: asText(title, 'Kegiatan'),
    date: asText(event_date),
    location: asText(location),
    description: asText(description),
  };
}

export function toEventTeasers(rows: unknown): EventTeaser[] {
  return asList(rows, toEventTeaser);
}
