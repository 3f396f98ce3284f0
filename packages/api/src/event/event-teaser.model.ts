import type { Tables } from '../database.types.ts';
import { asRow, asText } from '../rows/stored-value.ts';

// Not in `event.model.ts`, so that the home page loads only this part of it.

/** What a card on the home page shows of an event. `date` is a calendar date in WIB (`YYYY-MM-DD`) or empty. */
export interface EventTeaser {
  id: string;
  title: string;
  date: string;
  location: string;
  description: string;
}

export type TeaserRow = Pick<
  Tables<'events'>,
  'id' | 'title' | 'event_date' | 'location' | 'description'
>;

export function toEventTeaser(row: TeaserRow | null): EventTeaser | null {
  const { id, title, event_date, location, description } = asRow(row);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: asText(title, 'Kegiatan'),
    date: asText(event_date),
    location: asText(location),
    description: asText(description),
  };
}
