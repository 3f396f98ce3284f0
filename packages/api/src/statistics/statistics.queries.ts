import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { statisticsKeys } from './statistics.keys.ts';
import { toStatistics } from './statistics.model.ts';

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
