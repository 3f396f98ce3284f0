import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  approvedEventPageQuery,
  eventKeys,
} from '@portal/api/event';
import { EventCard, EventCardShapes } from '@portal/views/event';
import { ApprovedList } from '@portal/views/list';
import type { ComponentProps } from 'react';
import type { EventParams } from './event-params.ts';
import { toStructuredEvent } from './event-structured-data.ts';
import { NoEvents } from './no-events.tsx';

type ListState = Pick<
  ComponentProps<typeof ApprovedList<ApprovedEvent, readonly unknown[]>>,
  'firstPage' | 'linked' | 'isWaitingForLinked'
>;

interface EventListProps extends ListState {
  filter: ApprovedEventFilter;
  /** The number of events in the other tab. */
  otherTotal: number;
  params: EventParams;
  onOpen: (event: ApprovedEvent) => void;
}

/** The cards of one tab. */
export function EventList({ filter, otherTotal, params, onOpen, ...state }: EventListProps) {
  return (
    <ApprovedList
      {...state}
      noun="kegiatan"
      columns={3}
      idPrefix="event-"
      pageQuery={(page) => approvedEventPageQuery(filter, page)}
      allKey={eventKeys.approved()}
      shapes={<EventCardShapes />}
      empty={<NoEvents {...{ filter, otherTotal, params }} />}
      toStructured={toStructuredEvent}
      card={(event, place) => (
        <EventCard
          key={event.id}
          isPast={filter.period === 'past'}
          {...{ event, onOpen, ...place }}
        />
      )}
    />
  );
}
