import { db } from '@portal/api/client';
import { adminList, tablePages } from '../admin/admin-list.ts';
import { cached } from '../query/cached.ts';
import { editedRowQuery } from '../query/one-row.ts';
import {
  type EventFields,
  eventSorts,
  eventStatuses,
  type ListedEvent,
  toEditedEvent,
  toListedEvent,
} from './admin-event.model.ts';
import { type EventRegistration, registrationColumns } from './event-registration.model.ts';

export const eventPagesKey = [...cached.events, 'admin', 'page'] as const;

export const eventList = adminList({
  queryKey: eventPagesKey,
  statuses: eventStatuses,
  sorts: eventSorts,
  fetchPage: tablePages({
    select: () =>
      db()
        .from('events')
        .select(
          `id, version, title, event_date, location, category, status, decision_note, created_at, ${registrationColumns}`,
          {
            count: 'exact',
          },
        ),
    toRow: toListedEvent,
  }),
  meta: { errorTitle: 'Gagal memuat kegiatan', unexpectedTitle: 'Gagal Kritis Memuat Kegiatan' },
});

/** All that is stored about an event, side by side. */
export type ExportedEvent = Omit<ListedEvent, 'registration'> &
  EventFields &
  Pick<EventRegistration, 'deadline' | 'seatsTaken' | 'waitingCount'>;

/** Pages of the list with whole rows, for the export. */
export const exportedEvents = tablePages({
  select: () => db().from('events').select('*', { count: 'exact' }),
  toRow: (row): ExportedEvent | null => {
    const [listed, edited] = [toListedEvent(row), toEditedEvent(row)];
    if (!listed || !edited) return null;
    const { registration, ...event } = listed;
    const { deadline, seatsTaken, waitingCount } = registration;
    return { ...event, ...edited.fields, deadline, seatsTaken, waitingCount };
  },
});

export const editedEventQuery = editedRowQuery({
  key: [...cached.events, 'admin', 'one'],
  select: () => db().from('events').select(),
  toItem: toEditedEvent,
});
