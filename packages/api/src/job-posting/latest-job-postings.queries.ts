import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { emptyPage, type Page, unwrapPage } from '../query/page.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import { type JobPostingTeaser, toJobPostingTeaser } from './job-posting-teaser.model.ts';

const homeCards = 3;

async function fetchLatest(signal: AbortSignal): Promise<Page<JobPostingTeaser>> {
  return unwrapPage(
    await db()
      .from('job_postings')
      .select('id, title, company_name, location, description, company_logo_url', {
        count: 'exact',
      })
      .eq('status', 'approved')
      .order('created_at', { ascending: false })
      .limit(homeCards)
      .abortSignal(signal),
    toJobPostingTeaser,
  );
}

/** The newest approved jobs and the number of all, in one request. A missing jobs table counts as an empty one. */
export function latestJobPostingsQuery() {
  return queryOptions({
    queryKey: jobPostingKeys.latest(),
    queryFn: ({ signal }) => fetchLatest(signal).catch(whenTableIsMissing(emptyPage)),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
