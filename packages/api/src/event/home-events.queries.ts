import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { type Page, unwrapJsonPage } from '../query/page.ts';
import { ofJson } from '../rows/fields.ts';
import { eventKeys } from './event.keys.ts';
import { type EventTeaser, toEventTeaser } from './event-teaser.model.ts';

async function fetchEvents(signal: AbortSignal): Promise<Page<EventTeaser>> {
  return unwrapJsonPage(await db().rpc('home_events').abortSignal(signal), ofJson(toEventTeaser));
}

/** The next three approved events, or the latest past ones where fewer are to come, and the number of all, in one request. */
export function homeEventsQuery() {
  return queryOptions({
    queryKey: eventKeys.home(),
    queryFn: ({ signal }) => fetchEvents(signal),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
