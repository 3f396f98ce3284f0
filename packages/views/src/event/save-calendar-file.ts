import { createCalendarFile } from './calendar-file.ts';
import type { CalendarEvent, CalendarSpan } from './calendar-span.ts';

export function saveCalendarFile(event: CalendarEvent, span: CalendarSpan, eventUrl: string): void {
  const text = createCalendarFile({ event, span, url: eventUrl, now: new Date() });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `kegiatan-${event.date}.ics`;
  link.click();
  // Some browsers read the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
