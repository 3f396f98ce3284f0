import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';
import { toYearGroups } from './year-group.model.ts';

/** All of them, for the admin; the latest year first. */
export function yearGroupsQuery() {
  return queryOptions({
    queryKey: alumniKeys.yearGroups(),
    queryFn: async ({ signal }) =>
      toYearGroups(unwrap(await db().rpc('year_groups').abortSignal(signal))),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat grup angkatan' },
  });
}
