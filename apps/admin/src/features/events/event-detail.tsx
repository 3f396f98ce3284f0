import { eventCategoryLabel } from '@portal/api/event';
import {
  type EventSort,
  type EventStatus,
  editedEventQuery,
  type ListedEvent,
} from '@portal/api/event/admin';
import { useQuery } from '@portal/api/query';
import { Badge, formatDate, formatTime, NamedFact } from '@portal/ui';
import { DecisionButtons } from '../../table/decision-buttons.tsx';
import type { DetailProps } from '../../table/list-page.tsx';
import { RowDetail } from '../../table/row-detail.tsx';
import { eventStatusInfo, eventVisibility } from './event-status.ts';

export function EventDetail(props: DetailProps<ListedEvent, EventStatus, EventSort>) {
  const { id, lock, onDecide, onEdit, onRemove, onClose } = props;
  return (
    <RowDetail
      noun="Kegiatan"
      query={useQuery(editedEventQuery(id))}
      status={({ status }) => (
        <>
          <Badge tone={eventStatusInfo[status].tone}>{eventStatusInfo[status].label}</Badge>
          {eventVisibility[status]}
        </>
      )}
      pictureUrl={({ imageUrl }) => imageUrl}
      facts={({ date, time, location, category }) => (
        <>
          <NamedFact label="Tanggal">{formatDate(date)}</NamedFact>
          <NamedFact label="Waktu">{formatTime(time)}</NamedFact>
          <NamedFact label="Lokasi">{location}</NamedFact>
          <NamedFact label="Kategori">{eventCategoryLabel(category)}</NamedFact>
        </>
      )}
      decisions={({ title, status: former }) => (
        <DecisionButtons
          isFull
          id={id}
          name={title}
          info={eventStatusInfo}
          steps={eventStatusInfo[former].steps}
          lock={lock}
          onStep={(status) => onDecide({ id, former, status }, title)}
        />
      )}
      onEdit={() => onEdit(id)}
      onRemove={({ title }) => onRemove({ id, name: title })}
      onClose={onClose}
    />
  );
}
