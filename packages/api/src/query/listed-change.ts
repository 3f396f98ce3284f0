import type { QueryClient } from '@portal/api/query';
import type { ListPage } from './list-request.ts';

export interface StatusChange<Status extends string> {
  id: string;
  /** The status that the admin saw when deciding. A row with another status by now was decided on by somebody else. */
  former: Status;
  status: Status;
}

/** Changes one row in every cached page of a table. */
export function showListedChange(
  cache: QueryClient,
  queryKey: readonly unknown[],
  id: string,
  change: object,
): void {
  cache.setQueriesData<ListPage<{ id: string }>>(
    { queryKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
      },
  );
}
