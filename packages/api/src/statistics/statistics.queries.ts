import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { toAdminOverview } from './overview.model.ts';
import { statisticsKeys } from './statistics.keys.ts';
import { toStatistics, toWaitingCounts } from './statistics.model.ts';

/** The three counts of the home page and of both dashboards, each with its own title for a failure. */
export function statisticsQuery(errorTitle: string) {
  return queryOptions({
    queryKey: statisticsKeys.all,
    queryFn: async ({ signal }) => {
      const rows = unwrap(await db().rpc('home_statistics').abortSignal(signal));
      const [statistics] = asList(rows, toStatistics);
      return statistics ?? toStatistics(undefined);
    },
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
    queryFn: async ({ signal }) => {
      const rows = unwrap(await db().rpc('waiting_counts').abortSignal(signal));
      const [counts] = asList(rows, toWaitingCounts);
      return counts ?? toWaitingCounts(undefined);
    },
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
