import { eventCategoryLabel } from '@portal/api/event';
import {
  type EventSort,
  type EventStatus,
  editedEventQuery,
  eventList,
  eventMutations,
  exportedEvents,
  type ListedEvent,
} from '@portal/api/event/admin';
import { useUrlParams } from '@portal/federation';
import { Link } from '@portal/federation/router';
import { formatShortDate } from '@portal/ui';
import type { DecidedSource } from '../../decide/decided-list.ts';
import { reasonFilter } from '../../decide/reason-filter.ts';
import { listFile } from '../../export/list-file.ts';
import { ListPage } from '../../list/list-page.tsx';
import { participantsOf } from '../../routes.ts';
import { RowName } from '../../table/row-name.tsx';
import {
  createdColumn,
  StatusBadge,
  statusColumn,
  type TableColumn,
} from '../../table/table-column.tsx';
import { CheckInPage } from './check-in/check-in-page.tsx';
import { EventDetail } from './event-detail.tsx';
import { exportedColumns } from './event-fields.ts';
import { EventForm } from './event-form.tsx';
import { EventRemoval } from './event-removal.tsx';
import { eventDecisions, eventState, eventStatusInfo } from './event-status.ts';
import { participantsText } from './registrations/registration-status.ts';
import { RegistrationsPage } from './registrations/registrations-page.tsx';

const columns: readonly TableColumn<ListedEvent, EventSort>[] = [
  {
    key: 'title',
    title: 'Judul',
    width: '45%',
    sort: 'title',
    cardPlace: 'name',
    render: ({ id, title }, onOpen) => <RowName name={title} onOpen={() => onOpen(id)} />,
  },
  {
    key: 'date',
    title: 'Tanggal',
    sort: 'event_date',
    orders: ['Tanggal terlama dulu', 'Tanggal terbaru dulu'],
    cardPlace: 'fact',
    width: '7.5rem',
    render: ({ date }) => formatShortDate(date),
  },
  {
    key: 'participants',
    title: 'Peserta',
    width: '11rem',
    shownFrom: 900,
    render: ({ id, title, registration }) =>
      registration.mode === 'portal' ? (
        <Link
          to={participantsOf(id)}
          aria-label={`${participantsText(registration)}: peserta ${title}`}
        >
          {participantsText(registration)}
        </Link>
      ) : (
        '–'
      ),
  },
  { key: 'location', title: 'Lokasi', sort: 'location', text: ({ location }) => location },
  {
    key: 'category',
    title: 'Kategori',
    isHiddenAtFirst: true,
    width: '9rem',
    text: ({ category }) => eventCategoryLabel(category),
  },
  {
    ...statusColumn,
    render: (event) => <StatusBadge {...eventState(event)} reason={event.reason} />,
  },
  createdColumn,
];

const source: DecidedSource<ListedEvent, EventStatus, EventSort> = {
  name: 'events',
  title: 'Kegiatan',
  searchLabel: 'Cari judul atau lokasi',
  emptyText: 'Tambahkan kegiatan pertama lewat tombol di atas.',
  deletedTitle: 'Kegiatan Dihapus',
  list: eventList,
  file: listFile(exportedColumns, exportedEvents),
  mutations: eventMutations,
  record: editedEventQuery,
  filters: [reasonFilter('events')],
  columns,
  statusInfo: eventStatusInfo,
  decisions: eventDecisions,
  rowName: ({ title }) => title,
  deletionNote: ({ id }) => <EventRemoval id={id} />,
};

export default function EventsPage() {
  const { params } = useUrlParams();
  const eventId = params.get('peserta');
  if (eventId === null) return <EventList />;
  const View = params.get('tampilan') === 'pintu' ? CheckInPage : RegistrationsPage;
  return <View key={eventId} eventId={eventId} />;
}

function EventList() {
  return (
    <ListPage
      source={source}
      text="Tinjau usulan, susun jadwal, dan tentukan kegiatan yang tampil di halaman publik."
      form={EventForm}
      detail={EventDetail}
    />
  );
}
