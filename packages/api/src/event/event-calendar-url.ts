import { db, isBackendConfigured } from '@portal/api/client';

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
