import { daysAhead } from '../format.ts';
import type { BadgeTone } from './badge.tsx';

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
