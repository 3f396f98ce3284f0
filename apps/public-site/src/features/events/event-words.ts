import { type EventPeriod, eventCategories } from '@portal/api/event';

type KnownCategory = (typeof eventCategories)[number];

const categoryLabels: Record<KnownCategory, string> = {
  seminar: 'Seminar',
  workshop: 'Workshop',
  gathering: 'Gathering',
  webinar: 'Webinar',
  fieldtrip: 'Kunjungan',
  lainnya: 'Lainnya',
};

function isKnown(category: string): category is KnownCategory {
  return eventCategories.some((known) => known === category);
}

/** A category that nobody knows shows as it is stored. */
export function categoryLabel(category: string): string {
  return isKnown(category) ? categoryLabels[category] : category;
}

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
