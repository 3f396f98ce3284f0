import { db, isBackendConfigured } from '@portal/api/client';
import { unwrap } from '../query/unwrap.ts';

/**
 * Where calendars read all public events, as `text/calendar`. They send no headers of ours, so the key, which every visitor has,
 * is a part of the address. Null where no backend is configured.
 */
export function eventCalendarUrl(): string | null {
  if (!isBackendConfigured()) return null;
  const { url, headers } = db();
  const key = new Headers(headers).get('apikey') ?? '';
  return `${url}/rpc/event_calendar?apikey=${encodeURIComponent(key)}`;
}

/** One event as a calendar file. For its participants it holds where an online event meets, and cancels the entry of one that is called off. */
export async function readCalendarFile(eventId: string): Promise<string> {
  // The function names its own type; as CSV the client hands the text on as it is.
  return unwrap(await db().rpc('event_calendar', { of_event: eventId }).csv());
}
