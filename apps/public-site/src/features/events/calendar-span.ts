import type { ApprovedEvent } from '@portal/api/event';

/** How calendars write it: `20261205` for a whole day, `20261205T083000` for a time of day in Jakarta. The end is exclusive. */
export interface CalendarSpan {
  isWholeDay: boolean;
  start: string;
  end: string;
}

const hour = 3_600_000;
// Nobody stores when an event ends; two hours are what most people would keep free.
const assumedLength = 2 * hour;

/** Null for a date that no calendar could hold. */
export function calendarSpan({ date, time }: Pick<ApprovedEvent, 'date' | 'time'>) {
  const isWholeDay = !/^\d{2}:\d{2}/.test(time);
  // Counted as if Jakarta were Greenwich: only the digits matter, and no clock of the reader takes part.
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
