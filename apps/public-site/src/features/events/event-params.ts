import type { EventPeriod } from '@portal/api/event';
import { changedParams } from '@portal/federation';
import { useLocation, useSearchParams } from '@portal/federation/router';

const anchorPrefix = '#event-';
const pastValue = 'lewat';

/** The page's URL: category, tab, and the event that a link points at. */
export function useEventParams() {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();

  return {
    category: params.get('kategori') || null,
    period: periodIn(params),
    linkedId: hash.startsWith(anchorPrefix) ? hash.slice(anchorPrefix.length) : '',

    chooseCategory: (category: string | null) =>
      setParams(changedParams(params, { kategori: category, tampil: null })),
    choosePeriod: (period: EventPeriod) =>
      setParams(
        changedParams(params, { waktu: period === 'past' ? pastValue : null, tampil: null }),
      ),
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
