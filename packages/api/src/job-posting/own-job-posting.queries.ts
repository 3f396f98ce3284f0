import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing-table.ts';
import { pageRange } from '../query/page-range.ts';
import { unwrapCounted } from '../query/unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import { type OwnJobPostingPage, toOwnJobPostings } from './own-job-posting.model.ts';

const noPostings: OwnJobPostingPage = { items: [], total: 0 };

async function fetchPage(
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<OwnJobPostingPage> {
  const { rows, total } = unwrapCounted(
    await db()
      .from('job_postings')
      .select('id, title, company_name, status, created_at', page === 1 ? { count: 'exact' } : {})
      .eq('posted_by_user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...pageRange(page))
      .abortSignal(signal),
  );
  return { items: toOwnJobPostings(rows), total };
}

/** One page of the jobs that this person has posted, newest first, whatever their status. (Decision 52.) */
export function ownJobPostingPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...jobPostingKeys.all, 'own', userId, page] as const,
    queryFn: ({ signal }) => fetchPage(userId, page, signal).catch(whenTableIsMissing(noPostings)),
    // The admin decides in a browser of his own.
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat lowongan' },
  });
}
