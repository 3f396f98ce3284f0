import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { fetchListPage } from '../list-page.ts';
import type { ListPage, ListRequest } from '../list-request.ts';
import { anyColumnContains } from '../text-search.ts';
import {
  type EventSort,
  type EventStatus,
  type ListedEvent,
  toListedEvent,
} from './admin-event.model.ts';
import { eventKeys } from './event.keys.ts';

export type EventListRequest = ListRequest<EventStatus, EventSort>;

export const adminEventKeys = {
  pages: [...eventKeys.all, 'admin', 'page'] as const,
  one: (id: string) => [...eventKeys.all, 'admin', 'one', id] as const,
};

/** Any page of the table, of up to 1,000 rows; for the export too. */
export function fetchListedEvents(
  { search, status, sort, ascending, page, size }: EventListRequest,
  signal: AbortSignal,
): Promise<ListPage<ListedEvent>> {
  return fetchListPage({
    page,
    size,
    toRow: toListedEvent,
    read: (first, last) => {
      let request = db()
        .from('events')
        .select('id, title, event_date, location, status, created_at, image_url', {
          count: 'exact',
        });
      if (search) request = request.or(anyColumnContains(['title', 'location'], search));
      if (status) request = request.eq('status', status);
      return request
        .order(sort, { ascending, nullsFirst: false })
        .order('id', { ascending })
        .range(first, last)
        .abortSignal(signal);
    },
  });
}

export function listedEventsQuery(request: EventListRequest) {
  return queryOptions({
    queryKey: [...adminEventKeys.pages, request] as const,
    queryFn: ({ signal }) => fetchListedEvents(request, signal),
    // Others propose and decide as well: the table is asked for anew whenever it is opened.
    staleTime: 0,
    meta: {
      errorTitle: 'Gagal memuat kegiatan',
      unexpectedTitle: 'Gagal Kritis Memuat Kegiatan',
    },
  });
}
