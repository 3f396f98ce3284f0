import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrapCount } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';

/** How many alumni wait for the admin's decision; a head request, so no rows travel. */
export function pendingAlumniCountQuery() {
  return queryOptions({
    queryKey: [...alumniKeys.all, 'pending-count'] as const,
    queryFn: async ({ signal }) =>
      unwrapCount(
        await db()
          .from('alumni')
          .select('id', { count: 'exact', head: true })
          .eq('validation_status', 'pending')
          .abortSignal(signal),
      ),
    meta: { errorTitle: 'Gagal memuat statistik dashboard' },
  });
}
