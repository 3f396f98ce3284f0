import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  approvedEventPageQuery,
} from '@portal/api/event';
import { useQuery } from '@portal/api/query';
import { QueryError, useArrival, WideCell } from '@portal/ui';
import { EventCard } from './event-card.tsx';
import { EventCardShapes } from './event-card-skeletons.tsx';

interface FurtherEventsProps {
  filter: ApprovedEventFilter;
  page: number;
  /** Stands at the top already. */
  exceptId: string | null;
  /** Just asked for: its first card takes the focus. */
  isArriving: boolean;
  onOpen: (event: ApprovedEvent) => void;
}

/** The cards of one further page, which fails and is tried again by itself. */
export function FurtherEvents({ filter, page, exceptId, isArriving, onOpen }: FurtherEventsProps) {
  const query = useQuery(approvedEventPageQuery(filter, page));
  const { data, error } = query;
  const events = data?.items.filter(({ id }) => id !== exceptId);
  const [firstEvent] = events ?? [];
  useArrival(isArriving && firstEvent ? `event-${firstEvent.id}` : '');

  if (events) {
    return events.map((event) => (
      <EventCard key={event.id} event={event} isLinked={false} isLazy onOpen={onOpen} />
    ));
  }
  if (!error) return <EventCardShapes />;
  return (
    <WideCell>
      <QueryError title="Gagal memuat kegiatan" query={query} />
    </WideCell>
  );
}
