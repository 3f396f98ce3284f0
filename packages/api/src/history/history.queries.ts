import { db } from '@portal/api/client';
import { infiniteQueryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { type HistoryArea, type HistoryPage, toHistoryPage } from './history.model.ts';

const historyKeys = {
  all: ['history'] as const,
  own: () => [...historyKeys.all, 'own'] as const,
  of: (area: HistoryArea, id: string) => [...historyKeys.all, 'of', area, id] as const,
  found: (filters: HistoryFilters) => [...historyKeys.all, 'found', filters] as const,
};

type ReadPage = (place: { before_id?: number }, signal: AbortSignal) => Promise<HistoryPage>;

/** Newer entries come with every look at it, and nobody looks at it for long. */
function historyQuery(queryKey: readonly unknown[], read: ReadPage) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam === null ? {} : { before_id: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }: HistoryPage) => next,
    staleTime: 0,
    meta: { errorTitle: 'Gagal Memuat Riwayat' },
  });
}

/** What happened to the caller's own record, work, registrations and jobs. */
export function ownHistoryQuery() {
  return historyQuery(historyKeys.own(), async (place, signal) =>
    toHistoryPage(unwrap(await db().rpc('own_history', place).abortSignal(signal))),
  );
}

/** Of one record; of an alumnus also their work and registrations. For the admin. */
export function recordHistoryQuery(area: HistoryArea, id: string) {
  return historyQuery(historyKeys.of(area, id), async (place, signal) =>
    toHistoryPage(
      unwrap(
        await db()
          .rpc('record_history', { of_area: area, of_id: id, ...place })
          .abortSignal(signal),
      ),
    ),
  );
}

/** Days as 'YYYY-MM-DD'. An empty value does not filter. */
export interface HistoryFilters {
  area: string;
  actor: string;
  operation: string;
  field: string;
  from: string;
  until: string;
}

/** The database looks through a part of the history in one request, so that an answer may be empty and not the last. */
const requestsAtOnce = 10;

/** The history of everything, for the admin. */
export function foundHistoryQuery(filters: HistoryFilters) {
  const chosen = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return historyQuery(historyKeys.found(filters), async (place, signal) => {
    let before = place;
    for (let sent = 1; ; sent += 1) {
      const page = toHistoryPage(
        unwrap(
          await db()
            .rpc('search_history', { filters: chosen, ...before })
            .abortSignal(signal),
        ),
      );
      if (page.entries.length > 0 || page.next === null || sent === requestsAtOnce) return page;
      before = { before_id: page.next };
    }
  });
}
