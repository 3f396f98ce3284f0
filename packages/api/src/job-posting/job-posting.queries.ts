import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing-table.ts';
import { unwrapCounted } from '../query/unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import { type LatestJobPostings, toJobPostingTeasers } from './job-posting.model.ts';

const homeCards = 3;

async function fetchLatestJobPostings(signal: AbortSignal): Promise<LatestJobPostings> {
  const { rows, total } = unwrapCounted(
    await db()
      .from('job_postings')
      .select('id, title, company_name, location, description', { count: 'exact' })
      .eq('status', 'approved')
      .order('created_at', { ascending: false })
      .limit(homeCards)
      .abortSignal(signal),
  );
  return { items: toJobPostingTeasers(rows), total };
}

/** The newest approved jobs and the number of all, in one request. A missing jobs table counts as none. */
export function latestJobPostingsQuery() {
  return queryOptions({
    queryKey: jobPostingKeys.latest(),
    queryFn: ({ signal }) =>
      fetchLatestJobPostings(signal).catch(whenTableIsMissing({ items: [], total: 0 })),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
