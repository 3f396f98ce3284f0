const number = new Intl.NumberFormat('id-ID');
const longDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
});
const shortDate = new Intl.DateTimeFormat('id-ID', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
});
const monthYear = new Intl.DateTimeFormat('id-ID', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Jakarta',
});

type DateInput = string | Date;

/** A date without a time is a calendar day in Jakarta, whatever the user's time zone. */
function toDate(value: DateInput): Date {
  if (value instanceof Date) return value;
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return new Date(dayOnly ? `${value}T12:00:00+07:00` : value);
}

function formatWith(format: Intl.DateTimeFormat, value: DateInput | null | undefined): string {
  if (value === null || value === undefined) return '';
  const date = toDate(value);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}

/** 1234 → '1.234' */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** '2026-08-17' → '17 Agustus 2026'; empty for a missing or unreadable date. */
export function formatDate(value: DateInput | null | undefined): string {
  return formatWith(longDate, value);
}

/** '2026-08-17' → '17 Agu 2026', for narrow places; empty for a missing or unreadable date. */
export function formatShortDate(value: DateInput | null | undefined): string {
  return formatWith(shortDate, value);
}

/** '2026-08-01' → 'Agustus 2026'; empty for a missing or unreadable date. */
export function formatMonthYear(value: DateInput | null | undefined): string {
  return formatWith(monthYear, value);
}

/** '09:00:00' → '09:00 WIB', with an end '09:00–15:00 WIB'; empty without a time. */
export function formatTime(value: string | null | undefined, end = ''): string {
  const start = clockTime(value ?? '');
  return start && `${[start, clockTime(end)].filter(Boolean).join('–')} WIB`;
}

function clockTime(value: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(value);
  return match ? `${(match[1] ?? '').padStart(2, '0')}:${match[2]}` : '';
}

/** Today's calendar date in Jakarta as 'YYYY-MM-DD', to compare with stored event dates. */
export function todayInJakarta(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now);
}
