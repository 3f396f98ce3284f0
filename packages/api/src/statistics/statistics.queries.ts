import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { toAdminOverview } from './overview.model.ts';
import { statisticsKeys } from './statistics.keys.ts';
import { toStatistics } from './statistics.model.ts';

/** The three counts of the home page and of both dashboards, each with its own title for a failure. */
export function statisticsQuery(errorTitle: string) {
  return queryOptions({
    queryKey: statisticsKeys.all,
    queryFn: async ({ signal }) =>
      toStatistics(unwrap(await db().rpc('home_statistics').abortSignal(signal))),
    meta: { errorTitle },
  });
}

/**
 * How much waits for the admin's decision; refused to everybody else. It has no title, since every admin page reads it: the
 * dashboard says in place that it failed.
 */
export function waitingCountsQuery() {
  return queryOptions({
    queryKey: statisticsKeys.waiting(),
    queryFn: async ({ signal }) =>
      toStatistics(unwrap(await db().rpc('waiting_counts').abortSignal(signal))),
  });
}

/** The data of the dashboard's charts; refused to everybody but the admin. Without a title, for the same reason as above. */
export function adminOverviewQuery() {
  return queryOptions({
    queryKey: statisticsKeys.overview(),
    queryFn: async ({ signal }) =>
      toAdminOverview(unwrap(await db().rpc('admin_overview').abortSignal(signal))),
  });
}
