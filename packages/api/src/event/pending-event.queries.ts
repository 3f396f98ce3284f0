import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrapCount } from '../query/unwrap.ts';
import { eventKeys } from './event.keys.ts';

/** How many events wait for the admin's decision; a head request, so no rows travel. */
export function pendingEventCountQuery() {
  return queryOptions({
    queryKey: [...eventKeys.all, 'pending-count'] as const,
    queryFn: async ({ signal }) =>
      unwrapCount(
        await db()
          .from('events')
          .select('id', { count: 'exact', head: true })
          .eq('status', 'pending')
          .abortSignal(signal),
      ),
    meta: { errorTitle: 'Gagal memuat statistik dashboard' },
  });
}
