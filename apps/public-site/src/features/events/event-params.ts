import type { EventPeriod } from '@portal/api/event';
import { useUrlParams } from '@portal/federation';
import { useLocation } from '@portal/federation/router';

const anchorPrefix = '#event-';
const pastValue = 'lewat';

/** Of the part of the dialog that the button at its foot leads to. */
export const registrationHeadingId = 'daftar-kegiatan';

/** The page's URL: category, tab, and the event that a link points at. */
export function useEventParams() {
  const { params, change } = useUrlParams();
  const { hash } = useLocation();

  return {
    category: params.get('kategori') || null,
    period: periodIn(params),
    linkedId: hash.startsWith(anchorPrefix) ? hash.slice(anchorPrefix.length) : '',

    chooseCategory: (category: string | null) =>
      change({ kategori: category, tampil: null }, { dropsHash: true }),
    choosePeriod: (period: EventPeriod) =>
      change({ waktu: period === 'past' ? pastValue : null, tampil: null }, { dropsHash: true }),
  };
}

function periodIn(params: URLSearchParams): EventPeriod {
  return params.get('waktu') === pastValue ? 'past' : 'upcoming';
}

export type EventParams = ReturnType<typeof useEventParams>;

export function eventPath(id: string): string {
  return `/kegiatan?event=${encodeURIComponent(id)}`;
}

/** The absolute URL, for sharing. */
export function eventUrl(id: string): string {
  return new URL(eventPath(id), window.location.origin).href;
}
