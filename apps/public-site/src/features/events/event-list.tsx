import { cached } from '@portal/api';
import {
  type ApprovedEvent,
  type ApprovedEventFilter,
  approvedEventPageQuery,
} from '@portal/api/event';
import { lastDay, siteFacts } from '@portal/ui';
import { EventCard, EventCardShapes } from '@portal/views/event';
import { ApprovedList } from '@portal/views/list';
import type { ComponentProps } from 'react';
import { type EventParams, eventUrl } from './event-params.ts';
import { NoEvents } from './no-events.tsx';
import { useOwnRegistrations } from './use-own-registrations.ts';

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
  const own = useOwnRegistrations();
  return (
    <ApprovedList
      {...state}
      noun="kegiatan"
      columns={3}
      idPrefix="event-"
      pageQuery={(page) => approvedEventPageQuery(filter, page)}
      allKey={cached.approvedEvents}
      shapes={<EventCardShapes />}
      empty={<NoEvents {...{ filter, otherTotal, params }} />}
      toStructured={toStructuredEvent}
      card={(event, place) => (
        <EventCard
          key={event.id}
          isPast={filter.period === 'past'}
          own={own?.find(({ eventId }) => eventId === event.id)}
          {...{ event, onOpen, ...place }}
        />
      )}
    />
  );
}

/** An event as a schema.org object. */
function toStructuredEvent(event: ApprovedEvent): Record<string, unknown> {
  const { origin } = window.location;
  const { id, title, date, time, endTime, location, description, imageUrl } = event;
  return {
    '@type': 'Event',
    name: title,
    description,
    url: eventUrl(id),
    startDate: time ? `${date}T${time}+07:00` : date,
    ...(endTime && { endDate: `${lastDay(date, time, endTime)}T${endTime}+07:00` }),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(location && { location: { '@type': 'Place', name: location, address: location } }),
    ...(imageUrl && URL.canParse(imageUrl, origin) && { image: new URL(imageUrl, origin).href }),
    organizer: {
      '@type': 'Organization',
      name: siteFacts.longName,
      url: origin,
    },
  };
}
