import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { fetchListPage } from '../query/list-page.ts';
import type { ListPage, ListRequest } from '../query/list-request.ts';
import { anyColumnContains } from '../query/text-search.ts';
import { unwrap } from '../query/unwrap.ts';
import { isUuid } from '../rows/uuid.ts';
import {
  type EditedEvent,
  type EventSort,
  type EventStatus,
  type ListedEvent,
  toEditedEvent,
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

async function fetchEdited(id: string, signal: AbortSignal): Promise<EditedEvent | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db().from('events').select().eq('id', id).abortSignal(signal).maybeSingle(),
  );
  return toEditedEvent(row);
}

/** The whole row, whatever its status; null where no event has this id. */
export function editedEventQuery(id: string) {
  return queryOptions({
    queryKey: adminEventKeys.one(id),
    queryFn: ({ signal }) => fetchEdited(id, signal),
    // A form begins with what is stored now, never with what was seen before.
    staleTime: 0,
    gcTime: 0,
    meta: { errorTitle: 'Gagal mengambil detail' },
  });
}
