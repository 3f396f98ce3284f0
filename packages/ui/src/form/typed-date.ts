const months = [
  'januari',
  'februari',
  'maret',
  'april',
  'mei',
  'juni',
  'juli',
  'agustus',
  'september',
  'oktober',
  'november',
  'desember',
];
const otherSpellings: Readonly<Record<string, number>> = {
  pebruari: 2,
  peb: 2,
  agt: 8,
  ags: 8,
  sept: 9,
  nopember: 11,
  nop: 11,
};

const dayFirst =
  /^(?:(?:senin|selasa|rabu|kamis|jumat|jum'at|sabtu|minggu|ahad)[\s,]+)?(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,})[\s.,/-]+(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const hourFirst = /^(?:(?:pukul|jam)\s+)?(\d{1,2})(?:[.:](\d{2}))?(?:[.:]00)?(?:\s*wib)?$/;

/** 5 or 'desember' or 'des' → its number; 0 for anything else, which is no month. */
function readMonth(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return otherSpellings[text] ?? months.findIndex((name) => name.startsWith(text)) + 1;
}

/**
 * A typed date as 'YYYY-MM-DD': the day first, as Indonesians write it ('5/12/2026', '5-12-26', '5 Desember 2026'), or the year
 * first, as computers do. Null for anything else and for a day that the calendar does not have.
 */
export function readDate(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const [, day, month, year] = dayFirst.exec(typed) ?? [];
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(typed) ?? [];
  const fullYear = year?.length === 2 ? `20${year}` : (year ?? isoYear);
  const date = new Date(0);
  const monthNumber = readMonth(month ?? isoMonth ?? '-');
  const dayNumber = Number(day ?? isoDay);
  date.setUTCFullYear(Number(fullYear), monthNumber - 1, dayNumber);
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** A typed time of day as 'HH:mm' ('9', '9.30', '19:05 WIB'); null for anything else. */
export function readTime(text: string): string | null {
  const [, hour, minute = '00'] = hourFirst.exec(text.trim().toLowerCase()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}
