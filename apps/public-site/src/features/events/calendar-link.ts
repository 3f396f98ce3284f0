import type { ApprovedEvent } from '@portal/api/event';
import type { CalendarSpan } from './calendar-span.ts';

/** The link that opens Google Calendar with the event filled in. */
export function googleCalendarLink(event: ApprovedEvent, span: CalendarSpan, url: string): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${span.start}/${span.end}`,
    ctz: 'Asia/Jakarta',
    location: event.location,
    // Longer texts make URLs that Google refuses.
    details: `${event.description.slice(0, 800)}\n\n${url}`.trim(),
  }).toString();
  return link.href;
}
