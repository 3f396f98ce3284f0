import type { QueryClient } from '@portal/api/query';
import { directoryKeys } from '../directory/directory.keys.ts';
import type { ListPage } from '../query/list-request.ts';
import { readAgain } from '../query/read-again.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { thesisKeys } from '../thesis/thesis.keys.ts';
import type { AlumniRecord, AlumniStanding, ListedAlumni } from './admin-alumni.model.ts';
import { adminAlumniKeys } from './admin-alumni.queries.ts';
import { alumniKeys } from './alumni.keys.ts';

/** What the admin decides about one alumnus; the rest stays. */
export interface AlumniDecision {
  id: string;
  standing: Partial<AlumniStanding>;
}

/** Shows the decision in every cached page and in the dialog before the service has confirmed it. Returns what takes it back. */
export async function showDecision(
  cache: QueryClient,
  { id, standing }: AlumniDecision,
): Promise<() => void> {
  // An older answer that is still under way would undo the change.
  await cache.cancelQueries({ queryKey: adminAlumniKeys.all });
  const former = cache.getQueriesData({ queryKey: adminAlumniKeys.all });
  cache.setQueriesData<ListPage<ListedAlumni>>(
    { queryKey: adminAlumniKeys.pages() },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...standing } : row)),
      },
  );
  cache.setQueryData<AlumniRecord>(
    adminAlumniKeys.one(id),
    (record) => record && { ...record, ...standing },
  );
  return () => {
    for (const [key, value] of former) cache.setQueryData(key, value);
  };
}

/** The table, and what the public pages and both dashboards of this browser show of alumni. */
export function refreshAlumni(cache: QueryClient): void {
  for (const { all } of [alumniKeys, directoryKeys, statisticsKeys, thesisKeys]) {
    void readAgain(cache, all);
  }
}
