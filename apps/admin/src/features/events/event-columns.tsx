import type { EventSort, EventStatus, ListedEvent } from '@portal/api/event/admin';
import { Badge, type BadgeTone, formatDate } from '@portal/ui';
import type { TableColumn } from '../../table/table-column.ts';

export const eventStatusLabels: Readonly<Record<EventStatus, string>> = {
  pending: 'Menunggu',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  past: 'Selesai',
};

const tones: Readonly<Record<EventStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  past: 'neutral',
};

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
    width: '9.5rem',
    render: ({ date }) => formatDate(date),
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
    width: '8rem',
    render: ({ status }) => <Badge tone={tones[status]}>{eventStatusLabels[status]}</Badge>,
    text: ({ status }) => eventStatusLabels[status],
  },
  {
    key: 'created',
    title: 'Dibuat',
    sort: 'created_at',
    width: '9.5rem',
    render: ({ createdAt }) => formatDate(createdAt),
    text: ({ createdAt }) => createdAt,
  },
];
