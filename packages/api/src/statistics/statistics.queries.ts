import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { toAdminOverview } from './overview.model.ts';
import { toStatistics } from './statistics.model.ts';

/** The three counts of the home page and of both dashboards, each with its own title for a failure. */
export function statisticsQuery(errorTitle: string) {
  return queryOptions({
    queryKey: cached.statistics,
    queryFn: read('home_statistics', toStatistics),
    meta: { errorTitle },
  });
}

/**
 * How much waits for the admin's decision; refused to everybody else. It has no title, since every admin page reads it: the
 * dashboard says in place that it failed.
 */
export function waitingCountsQuery() {
  return queryOptions({
    queryKey: [...cached.statistics, 'waiting'],
    queryFn: read('waiting_counts', toStatistics),
  });
}

/** The data of the dashboard's charts; refused to everybody but the admin. Without a title, for the same reason as above. */
export function adminOverviewQuery() {
  return queryOptions({
    queryKey: [...cached.statistics, 'overview'],
    queryFn: read('admin_overview', toAdminOverview),
  });
}
