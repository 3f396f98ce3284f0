import type { QueryClient } from '@portal/api/query';
import type { ListPage } from './list-request.ts';

export interface StatusChange<Status extends string> {
  id: string;
  status: Status;
}

/** Shows a row's new status in every cached page of a table before the service has confirmed it. Returns what takes it back. */
export async function showListedStatus<Status extends string>(
  cache: QueryClient,
  queryKey: readonly string[],
  { id, status }: StatusChange<Status>,
): Promise<() => void> {
  // An older answer that is still under way would undo the change.
  await cache.cancelQueries({ queryKey });
  const former = cache.getQueriesData({ queryKey });
  cache.setQueriesData<ListPage<StatusChange<Status>>>(
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
