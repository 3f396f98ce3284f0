import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { toYearGroups } from './year-group.model.ts';

/** All of them, for the admin; the latest year first. */
export function yearGroupsQuery() {
  return queryOptions({
    queryKey: [...cached.alumni, 'year-groups'],
    queryFn: read('year_groups', toYearGroups),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat grup angkatan' },
  });
}
