import type { QueryClient } from '@portal/api/query';
import type { ListPage } from './list-request.ts';

export interface StatusChange<Status extends string> {
  id: string;
  /** What the person saw when deciding: another status by now means that somebody else has decided. */
  former: Status;
  status: Status;
}

interface ListedStatus {
  id: string;
  status: string;
}

/** Shows a row's new status in every cached page of a table before the service has confirmed it. Returns what takes it back. */
export async function showListedStatus(
  cache: QueryClient,
  queryKey: readonly string[],
  { id, status }: ListedStatus,
): Promise<() => void> {
  // An older answer that is still under way would undo the change.
  await cache.cancelQueries({ queryKey });
  const former = cache.getQueriesData({ queryKey });
  cache.setQueriesData<ListPage<ListedStatus>>(
    { queryKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)),
      },
  );
  return () => {
    for (const [key, value] of former) cache.setQueryData(key, value);
  };
}
