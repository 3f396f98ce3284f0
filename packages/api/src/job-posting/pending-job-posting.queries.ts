import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrapCount } from '../query/unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';

/** How many job postings wait for the admin's decision; a head request, so no rows travel. */
export function pendingJobPostingCountQuery() {
  return queryOptions({
    queryKey: [...jobPostingKeys.all, 'pending-count'] as const,
    queryFn: async ({ signal }) =>
      unwrapCount(
        await db()
          .from('job_postings')
          .select('id', { count: 'exact', head: true })
          .eq('status', 'pending')
          .abortSignal(signal),
      ),
    meta: { errorTitle: 'Gagal memuat statistik dashboard' },
  });
}
