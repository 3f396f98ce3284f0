import type { EventPeriod } from '@portal/api/event';

export const periodLabels: Record<EventPeriod, string> = {
  upcoming: 'Akan Datang',
  past: 'Telah Berlangsung',
};

/** A date of today is still ahead, at any hour. Both are calendar dates in Jakarta. (Decision 30.) */
export function periodOf(date: string, today: string): EventPeriod {
  return date >= today ? 'upcoming' : 'past';
}

export function eventPath(id: string): string {
  return `/kegiatan?event=${encodeURIComponent(id)}`;
}

/** For sharing: a whole address. */
export function eventUrl(id: string): string {
  return new URL(eventPath(id), window.location.origin).href;
}
