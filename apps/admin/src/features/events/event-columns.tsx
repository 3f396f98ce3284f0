import type { EventSort, ListedEvent } from '@portal/api/event/admin';
import { Badge, formatShortDate } from '@portal/ui';
import type { TableColumn } from '../../table/table-column.ts';
import { eventStatusLabels, eventStatusTones } from './event-status.ts';

export const eventColumns: readonly TableColumn<ListedEvent, EventSort>[] = [
  {
    key: 'title',
    title: 'Judul',
    sort: 'title',
    isName: true,
    render: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    key: 'date',
    title: 'Tanggal',
    sort: 'event_date',
    width: '7.5rem',
    render: ({ date }) => formatShortDate(date),
    text: ({ date }) => date,
  },
  {
    key: 'location',
    title: 'Lokasi',
    sort: 'location',
    render: ({ location }) => location || '–',
    text: ({ location }) => location,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    render: ({ status }) => (
      <Badge tone={eventStatusTones[status]}>{eventStatusLabels[status]}</Badge>
    ),
    text: ({ status }) => eventStatusLabels[status],
  },
  {
    key: 'created',
    title: 'Dibuat',
    sort: 'created_at',
    width: '7.5rem',
    render: ({ createdAt }) => formatShortDate(createdAt),
    text: ({ createdAt }) => createdAt,
  },
];
