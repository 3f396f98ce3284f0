import type { BadgeTone } from './display/badge.tsx';

// Without Intl: a browser takes 10 to 20 ms to make its first format of a locale, a telephone four times that.
const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];

/** Jakarta is seven hours ahead of UTC all year round. */
const jakartaOffset = 7 * 3_600_000;

type DateInput = string | Date;

/** The parts of a date in Jakarta; a calendar day begins there on the same day as in UTC. */
function dateParts(value: DateInput | null | undefined) {
  const time = new Date(value ?? Number.NaN).getTime();
  if (Number.isNaN(time)) return null;
  const date = new Date(time + jakartaOffset);
  const month = months[date.getUTCMonth()] ?? '';
  return { day: date.getUTCDate(), month, year: date.getUTCFullYear() };
}

/** 1234 → '1.234'; for whole numbers. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** '2026-08-17' → '17 Agustus 2026'; empty for a missing or unreadable date. */
export function formatDate(value: DateInput | null | undefined): string {
  const parts = dateParts(value);
  return parts ? `${parts.day} ${parts.month} ${parts.year}` : '';
}

/** '2026-08-17' → '17 Agu 2026', for narrow places; empty for a missing or unreadable date. */
export function formatShortDate(value: DateInput | null | undefined): string {
  const parts = dateParts(value);
  return parts ? `${parts.day} ${parts.month.slice(0, 3)} ${parts.year}` : '';
}

/** '2026-08-01' → 'Agustus 2026'; empty for a missing or unreadable date. */
export function formatMonthYear(value: DateInput | null | undefined): string {
  const parts = dateParts(value);
  return parts ? `${parts.month} ${parts.year}` : '';
}

/**
 * '09:00:00' → '09:00 WIB', with an end '09:00–15:00 WIB'; empty without a time. With its calendar date, an end on the next day names
 * that day: '19:00–01:00 WIB (6 Desember)'.
 */
export function formatTime(value: string | null | undefined, end = '', date = ''): string {
  const start = clockTime(value ?? '');
  const nextDay = formatNextDay(date, start, end);
  const range = start && `${[start, clockTime(end)].filter(Boolean).join('–')} WIB`;
  return nextDay ? `${range} (${nextDay})` : range;
}

/** '2026-08-17T02:05:00Z' → '17 Agustus 2026, 09:05 WIB'; empty for a missing or unreadable moment. */
export function formatMoment(moment: string | null | undefined): string {
  const date = formatDate(moment);
  return date && `${date}, ${clockInJakarta(new Date(moment ?? ''))} WIB`;
}

/** 'sampai 01:00, 6 Desember' for an end on the next day; else empty. */
export function nextDayText(date: string, start: string, end: string): string {
  const nextDay = formatNextDay(date, start, end);
  return nextDay && `sampai ${clockTime(end)}, ${nextDay}`;
}

/** The calendar date on which it ends: the next one for an end that is earlier than the start. */
export function lastDay(date: string, start: string, end: string): string {
  const [from, to] = [clockTime(start), clockTime(end)];
  const day = Date.parse(`${date}T00:00Z`);
  if (!(from && to) || to >= from || Number.isNaN(day)) return date;
  return new Date(day + 24 * 3_600_000).toISOString().slice(0, 10);
}

/** '6 Desember'; empty for an end on the same day. */
function formatNextDay(date: string, start: string, end: string): string {
  const last = lastDay(date, start, end);
  const parts = last === date ? null : dateParts(last);
  return parts ? `${parts.day} ${parts.month}` : '';
}

function clockTime(value: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(value);
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : '';
}

/** How many days ahead of today, in Jakarta, a date or a moment lies; NaN if it is unreadable. */
export function daysAhead(value: string, now: Date = new Date()): number {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return Number.NaN;
  const day = (date: Date) => Date.parse(todayInJakarta(date)) / 86_400_000;
  return day(moment) - day(now);
}

/** The date in Jakarta, as 'YYYY-MM-DD', so many days from now. */
export function dayInJakarta(days: number): string {
  return todayInJakarta(new Date(Date.now() + days * 86_400_000));
}

/** Today's calendar date in Jakarta as 'YYYY-MM-DD', to compare with stored event dates. */
export function todayInJakarta(now: Date = new Date()): string {
  return new Date(now.getTime() + jakartaOffset).toISOString().slice(0, 10);
}

/** The time of day in Jakarta as 'HH:mm'. */
export function clockInJakarta(moment: Date): string {
  return new Date(moment.getTime() + jakartaOffset).toISOString().slice(11, 16);
}

interface Posting {
  /** A moment in ISO form. */
  postedAt: string;
  /** The last day on which it is open, 'YYYY-MM-DD'; empty if it has none. */
  deadline: string;
}

/** Days before the end from which it is told, and on which the owner can extend a posting. */
export const lastDays = 7;
const newDays = 3;
const monthDays = 30;

/** How new a posting is, or how soon it ends; by days in Jakarta. Null where neither is worth a word. */
export function postingMark(
  { postedAt, deadline }: Posting,
  now: Date = new Date(),
): { label: string; tone: BadgeTone } | null {
  const left = daysAhead(deadline, now);
  if (left < 0) return { label: 'Sudah berakhir', tone: 'neutral' };
  if (left === 0) return { label: 'Tutup hari ini', tone: 'warning' };
  if (left === 1) return { label: 'Tutup besok', tone: 'warning' };
  if (left <= lastDays) return { label: `Tutup ${left} hari lagi`, tone: 'warning' };
  const age = -daysAhead(postedAt, now);
  if (age < newDays) return { label: 'Baru', tone: 'success' };
  return age <= monthDays ? { label: `${age} hari lalu`, tone: 'neutral' } : null;
}
