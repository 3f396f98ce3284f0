import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrapCounted } from '../query/unwrap.ts';
import { eventKeys } from './event.keys.ts';
import { type LatestEvents, toEventTeasers } from './event.model.ts';

const homeCards = 3;

async function fetchLatestEvents(signal: AbortSignal): Promise<LatestEvents> {
  const { rows, total } = unwrapCounted(
    await db()
      .from('events')
      .select('id, title, event_date, location, description', { count: 'exact' })
      .eq('status', 'approved')
      .order('event_date', { ascending: false })
      .limit(homeCards)
      .abortSignal(signal),
  );
  return { items: toEventTeasers(rows), total };
}

/** The approved events with the latest dates and the number of all, in one request. */
export function latestEventsQuery() {
  return queryOptions({
    queryKey: eventKeys.latest(),
    queryFn: ({ signal }) => fetchLatestEvents(signal),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
