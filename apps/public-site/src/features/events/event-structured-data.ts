import type { ApprovedEvent } from '@portal/api/event';
import { siteFacts } from '@portal/ui';
import { eventUrl } from './event-params.ts';

/** An event as a schema.org object. */
export function toStructuredEvent(event: ApprovedEvent): Record<string, unknown> {
  const { origin } = window.location;
  const { id, title, date, time, endTime, location, description, imageUrl } = event;
  return {
    '@type': 'Event',
    name: title,
    description,
    url: eventUrl(id),
    startDate: time ? `${date}T${time}+07:00` : date,
    ...(endTime && { endDate: `${date}T${endTime}+07:00` }),
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
