import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { emptyPage, type Page, unwrapJsonPage } from '../query/page.ts';
import { ofJson } from '../rows/fields.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import { type JobPostingTeaser, toJobPostingTeaser } from './job-posting-teaser.model.ts';

const homeCards = 3;

async function fetchLatest(signal: AbortSignal): Promise<Page<JobPostingTeaser>> {
  const request = db().rpc('approved_jobs', { page_size: homeCards });
  return unwrapJsonPage(await request.abortSignal(signal), ofJson(toJobPostingTeaser));
}

/** The newest approved jobs and the number of all, in one request; cached for one day in Jakarta at most. A missing jobs table counts as an empty one. */
export function latestJobPostingsQuery(today: string) {
  return queryOptions({
    queryKey: jobPostingKeys.latest(today),
    queryFn: ({ signal }) => fetchLatest(signal).catch(whenTableIsMissing(emptyPage)),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
