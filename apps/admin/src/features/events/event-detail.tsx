import { eventCategoryLabel } from '@portal/api/event';
import {
  type EventSort,
  type EventStatus,
  editedEventQuery,
  type ListedEvent,
} from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { formatDate, formatTime, NamedFact } from '@portal/ui';
import type { DetailProps } from '../../table/list-page.tsx';
import { RowDetail } from '../../table/row-detail.tsx';
import { eventStatusInfo, eventVisibility } from './event-status.ts';

export function EventDetail(props: DetailProps<ListedEvent, EventStatus, EventSort>) {
  return (
    <RowDetail
      {...props}
      noun="Kegiatan"
      query={useQuery(editedEventQuery(props.id))}
      info={eventStatusInfo}
      visibility={eventVisibility}
      pictureUrl={({ imageUrl }) => imageUrl}
      facts={({ date, time, location, category }) => (
        <>
          <NamedFact label="Tanggal">{formatDate(date)}</NamedFact>
          <NamedFact label="Waktu">{formatTime(time)}</NamedFact>
          <NamedFact label="Lokasi">{location}</NamedFact>
          <NamedFact label="Kategori">{eventCategoryLabel(category)}</NamedFact>
        </>
      )}
    />
  );
}
