import { pageSize } from '@portal/api';
import type { EventPeriod } from '@portal/api/event';
import { useLocation, useNavigate, useSearchParams } from '@portal/federation/router';
import { changedParams } from '@portal/ui';

const anchorPrefix = '#event-';
const pastValue = 'lewat';
const openedHere = 'opened-here';

/** The address of the page, read and written: filter, tab, pages on the screen, the open event and the one that a link points at. */
export function useEventAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const goTo = (query: URLSearchParams, options: { replace?: boolean; state?: unknown }) =>
    navigate({ pathname, search: query.toString(), hash }, options);

  return {
    category: params.get('kategori') || null,
    period: periodIn(params),
    pages: Math.ceil(Math.max(1, Number(params.get('tampil')) || 1) / pageSize),
    openId: params.get('event'),
    linkedId: hash.startsWith(anchorPrefix) ? hash.slice(anchorPrefix.length) : '',

    chooseCategory: (category: string | null) =>
      setParams(changedParams(params, { kategori: category, tampil: null })),
    choosePeriod: (period: EventPeriod) =>
      setParams(
        changedParams(params, { waktu: period === 'past' ? pastValue : null, tampil: null }),
      ),
    showPages: (pages: number) =>
      goTo(changedParams(params, { tampil: String(pages * pageSize) }), { replace: true }),
    open: (id: string) => goTo(changedParams(params, { event: id }), { state: openedHere }),
    // Back undoes the opening; a dialog that came with the address has nothing behind it.
    close: () =>
      state === openedHere
        ? navigate(-1)
        : goTo(changedParams(params, { event: null }), { replace: true }),
  };
}

function periodIn(params: URLSearchParams): EventPeriod {
  return params.get('waktu') === pastValue ? 'past' : 'upcoming';
}

export type EventAddress = ReturnType<typeof useEventAddress>;
