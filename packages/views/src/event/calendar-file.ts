import type { CalendarEvent, CalendarSpan } from './calendar-span.ts';

interface CalendarEntry {
  event: CalendarEvent;
  span: CalendarSpan;
  url: string;
  now: Date;
}

// Western Indonesia has kept one offset since 1964, so one observance describes the zone.
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Jakarta',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0700',
  'TZOFFSETTO:+0700',
  'TZNAME:WIB',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * One event as an iCalendar file (RFC 5545). UID and SEQUENCE let a later file of a moved event move the entry, and that of a
 * cancelled one cancel it. Its METHOD stays PUBLISH: CANCEL asks for the organizer of an invitation (RFC 5546, 3.2.5).
 */
export function createCalendarFile({ event, span, url, now }: CalendarEntry): string {
  const place = span.isWholeDay ? ';VALUE=DATE' : ';TZID=Asia/Jakarta';
  const way = event.onlineLink && `Tautan daring: ${event.onlineLink}`;
  const text = [way, event.description, url].filter(Boolean).join('\n\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IKA Teknik Elektro//Portal Alumni//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(span.isWholeDay ? [] : zone),
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(url).hostname}`,
    `SEQUENCE:${event.version}`,
    `STATUS:${event.isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART${place}:${span.start}`,
    `DTEND${place}:${span.end}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const maxOctets = 75;

/** Lines of at most 75 octets, including the space that starts a continuation; no character is split. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
