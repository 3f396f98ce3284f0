import type { DatabaseClient } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { call } from './call.ts';
import { unwrap } from './unwrap.ts';

/** The part of PostgREST's request that picks one row. */
interface RowsById<Row> {
  eq(
    column: 'id',
    id: string,
  ): {
    abortSignal(signal: AbortSignal): {
      maybeSingle(): PromiseLike<Parameters<typeof unwrap<Row | null>>[0]>;
    };
  };
}

/** What the reader makes of the row with this id, as visitors read it. An id from a URL that is no UUID is not asked for. */
export function readShown<Row, Item>(
  name: 'alumni_profile' | 'approved_event' | 'approved_job',
  id: string,
  toItem: (row: Row | null) => Item | null,
  database?: () => DatabaseClient,
) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Item | null> =>
    isUuid(id) ? ofJson(toItem)(await call(name, { by_id: id }, { database, signal })) : null;
}

interface EditedRows<Row, Item> {
  key: readonly unknown[];
  select: () => RowsById<Row>;
  toItem: (row: Row | null) => Item | null;
}

/** The whole row for a form, whatever its status; null where none has this id. */
export function editedRowQuery<Row, Item>({ key, select, toItem }: EditedRows<Row, Item>) {
  return (id: string) =>
    queryOptions({
      queryKey: [...key, id],
      queryFn: async ({ signal }) => {
        if (!isUuid(id)) return null;
        return toItem(unwrap(await select().eq('id', id).abortSignal(signal).maybeSingle()));
      },
      // A form starts from what is stored now, never from the cache.
      staleTime: 0,
      gcTime: 0,
      meta: { errorTitle: 'Gagal mengambil detail' },
    });
}
