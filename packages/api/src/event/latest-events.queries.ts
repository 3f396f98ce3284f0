import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrapPage } from '../query/page.ts';
import { eventKeys } from './event.keys.ts';
import { toEventTeaser } from './event-teaser.model.ts';

const homeCards = 3;

/** The approved events with the latest dates and the number of all, in one request. */
export function latestEventsQuery() {
  return queryOptions({
    queryKey: eventKeys.latest(),
    queryFn: async ({ signal }) =>
      unwrapPage(
        await db()
          .from('events')
          .select('id, title, event_date, location, description', { count: 'exact' })
          .eq('status', 'approved')
          .order('event_date', { ascending: false })
          .limit(homeCards)
          .abortSignal(signal),
        toEventTeaser,
      ),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
