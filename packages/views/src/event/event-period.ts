import type { EventPeriod } from '@portal/api/event';

export const periodLabels: Record<EventPeriod, string> = {
  upcoming: 'Akan Datang',
  past: 'Telah Berlangsung',
};

/** An event of today counts as upcoming for the whole day. Both are calendar dates in Jakarta. */
export function periodOf(date: string, today: string): EventPeriod {
  return date >= today ? 'upcoming' : 'past';
}
