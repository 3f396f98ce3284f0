import { infiniteQueryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { type HistoryArea, type HistoryPage, toHistoryPage } from './history.model.ts';

type ReadPage = (
  place: { before_id?: number },
  on: { signal: AbortSignal },
) => Promise<HistoryPage>;

/** Newer entries come with every look at it, and nobody looks at it for long. */
function historyQuery(queryKey: readonly unknown[], readPage: ReadPage) {
  return infiniteQueryOptions({
    queryKey: [...cached.history, ...queryKey],
    queryFn: ({ pageParam, signal }) =>
      readPage(pageParam === null ? {} : { before_id: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: HistoryPage) => next,
    staleTime: 0,
    meta: { errorTitle: 'Gagal Memuat Riwayat' },
  });
}

/** What happened to the caller's own record, work, registrations and jobs. */
export function ownHistoryQuery() {
  return historyQuery(['own'], async (place, on) =>
    toHistoryPage(await call('own_history', place, on)),
  );
}

/** Of one record; of an alumnus also their work and registrations. For the admin. */
export function recordHistoryQuery(area: HistoryArea, id: string) {
  return historyQuery(['of', area, id], async (place, on) =>
    toHistoryPage(await call('record_history', { of_area: area, of_id: id, ...place }, on)),
  );
}

/** Days as 'YYYY-MM-DD'. An empty value does not filter. */
export interface HistoryFilters {
  area: string;
  actor: string;
  operation: string;
  field: string;
  /** Words of the record's name, or of its person's. */
  name: string;
  from: string;
  until: string;
}

/** The database looks through a part of the history in one request, so that an answer may be empty and not the last. */
const requestsAtOnce = 10;

/** The history of everything, for the admin. */
export function foundHistoryQuery(filters: HistoryFilters) {
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return historyQuery(['found', filters], async (place, on) => {
    let before = place;
    for (let sent = 1; ; sent += 1) {
      const found = await call('search_history', { filters: chosen, ...before }, on);
      const page = toHistoryPage(found);
      if (page.entries.length > 0 || page.next === null || sent === requestsAtOnce) return page;
      before = { before_id: page.next };
    }
  });
}
