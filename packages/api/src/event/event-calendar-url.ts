import { isBackendConfigured, requireBackend } from '../client/backend.ts';

/**
 * Where calendars read all public events, as `text/calendar`. They send no headers of ours, so the key, which every visitor has,
 * is a part of the address. Null where no backend is configured.
 */
export function eventCalendarUrl(): string | null {
  if (!isBackendConfigured()) return null;
  const { url, publishableKey } = requireBackend();
  return `${url}/rest/v1/rpc/event_calendar?apikey=${encodeURIComponent(publishableKey)}`;
}
