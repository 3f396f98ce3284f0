import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, tablePages } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { isUuid } from '../rows/id.ts';
import { eventKeys } from './event.keys.ts';
import {
  type EditedEvent,
  type EventFields,
  eventSorts,
  eventStatuses,
  type ListedEvent,
  toEditedEvent,
  toListedEvent,
} from './event.model.ts';
import { registrationColumns } from './event-registration.model.ts';

export const adminEventKeys = {
  pages: [...eventKeys.all, 'admin', 'page'] as const,
  one: (id: string) => [...eventKeys.all, 'admin', 'one', id] as const,
};

export const eventList = adminList({
  queryKey: adminEventKeys.pages,
  statuses: eventStatuses,
  sorts: eventSorts,
  fetchPage: tablePages({
    select: () =>
      db()
        .from('events')
        .select(
          `id, version, title, event_date, location, status, created_at, ${registrationColumns}`,
          {
            count: 'exact',
          },
        ),
    searchedColumns: ['title', 'location'],
    toRow: toListedEvent,
  }),
  meta: { errorTitle: 'Gagal memuat kegiatan', unexpectedTitle: 'Gagal Kritis Memuat Kegiatan' },
});

export type ExportedEvent = ListedEvent & EventFields;

/** Pages of the list with whole rows, for the export. */
export const exportedEvents = tablePages({
  select: () => db().from('events').select('*', { count: 'exact' }),
  searchedColumns: ['title', 'location'],
  toRow: (row): ExportedEvent | null => {
    const [listed, edited] = [toListedEvent(row), toEditedEvent(row)];
    return listed && edited && { ...listed, ...edited.fields };
  },
});

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
    // A form starts from what is stored now, never from the cache.
    staleTime: 0,
    gcTime: 0,
    meta: { errorTitle: 'Gagal mengambil detail' },
  });
}
