import * as z from 'zod/mini';
import { readRows } from '../read-rows.ts';

const eventTeaserRow = z.object({
  id: z.string(),
  title: z.catch(z.string(), 'Kegiatan'),
  event_date: z.catch(z.string(), ''),
  location: z.catch(z.string(), ''),
  description: z.catch(z.string(), ''),
});

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

export function toEventTeasers(rows: unknown): EventTeaser[] {
  return readRows(eventTeaserRow, rows).map(({ event_date, ...row }) => ({
    ...row,
    date: event_date,
  }));
}
