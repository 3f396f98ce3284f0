import type { ApprovedEvent } from '@portal/api/event';

/** In the format of calendars: `20261205` for a whole day, `20261205T083000` for a time in Jakarta. The end is exclusive. */
export interface CalendarSpan {
  isWholeDay: boolean;
  start: string;
  end: string;
}

const hour = 3_600_000;
// The end of an event is not stored; two hours are a plausible length.
const assumedLength = 2 * hour;

/** Null for a date that is not a calendar date. */
export function calendarSpan({ date, time }: Pick<ApprovedEvent, 'date' | 'time'>) {
  const isWholeDay = !/^\d{2}:\d{2}/.test(time);
  // Calculated in UTC as if it were Jakarta: only the digits matter, and the user's own time zone has no influence.
  const start = new Date(`${date}T${isWholeDay ? '00:00' : time.slice(0, 5)}Z`);
  if (!/^\d{4}-/.test(date) || Number.isNaN(start.getTime())) return null;
  const end = new Date(start.getTime() + (isWholeDay ? 24 * hour : assumedLength));
  return {
    isWholeDay,
    start: digits(start, isWholeDay),
    end: digits(end, isWholeDay),
  } satisfies CalendarSpan;
}

function digits(moment: Date, isWholeDay: boolean): string {
  return moment
    .toISOString()
    .replace(/[-:]/g, '')
    .slice(0, isWholeDay ? 8 : 15);
}
