import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { statisticsKeys } from './statistics.keys.ts';
import { type Statistics, toStatistics } from './statistics.model.ts';

async function fetchStatistics(signal: AbortSignal): Promise<Statistics> {
  const rows: unknown = unwrap(await db().rpc('home_statistics').abortSignal(signal));
  return toStatistics(Array.isArray(rows) ? rows[0] : rows);
}

/** The three counts of the home page and of both dashboards, each with its own title for a failure. */
export function statisticsQuery(errorTitle: string) {
  return queryOptions({
    queryKey: statisticsKeys.all,
    queryFn: ({ signal }) => fetchStatistics(signal),
    meta: { errorTitle },
  });
}
