import { lastDay } from '@portal/ui';

/** `date` is a calendar date in WIB, `time` and `endTime` are `HH:MM:SS` or empty. */
export interface CalendarEvent {
  id: string;
  title: string;
  date: string;
  time: string;
  endTime: string;
  location: string;
  description: string;
  /** The file then marks the entry as cancelled. */
  isCalledOff?: boolean;
}

const hour = 3_600_000;
// Where no end is stored, two hours are a plausible length.
const assumedLength = 2 * hour;

/**
 * `20261205/20261206` for a whole day, `20261205T083000/20261205T103000` for times in Jakarta. The end is exclusive. Null for a date that
 * is not a calendar date.
 */
export function calendarSpan({
  date,
  time,
  endTime,
}: Pick<CalendarEvent, 'date' | 'time' | 'endTime'>): string | null {
  const isWholeDay = !isTime(time);
  const start = asIfUtc(date, isWholeDay ? '00:00' : time);
  if (!/^\d{4}-/.test(date) || Number.isNaN(start)) return null;
  const plausibleEnd = start + (isWholeDay ? 24 * hour : assumedLength);
  const lasts = lastDay(date, time, endTime);
  const end = !isWholeDay && isTime(endTime) ? asIfUtc(lasts, endTime) : plausibleEnd;
  return `${digits(start, isWholeDay)}/${digits(end, isWholeDay)}`;
}

function isTime(time: string): boolean {
  return /^\d{2}:\d{2}/.test(time);
}

/** Only the digits matter: calculated in UTC as if it were Jakarta, so that the user's own time zone has no influence. */
function asIfUtc(date: string, time: string): number {
  return Date.parse(`${date}T${time.slice(0, 5)}Z`);
}

function digits(moment: number, isWholeDay: boolean): string {
  return new Date(moment)
    .toISOString()
    .replace(/[-:]/g, '')
    .slice(0, isWholeDay ? 8 : 15);
}
