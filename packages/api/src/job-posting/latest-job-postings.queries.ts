import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { emptyPage, pageOf } from '../query/page.ts';
import { toJobPostingTeaser } from './job-posting-teaser.model.ts';

const homeCards = 3;

/** The newest approved jobs and the number of all, in one request; cached for one day in Jakarta at most. A missing jobs table counts as an empty one. */
export function latestJobPostingsQuery(today: string) {
  const readLatest = read('approved_jobs', pageOf(toJobPostingTeaser), { page_size: homeCards });
  return queryOptions({
    queryKey: [...cached.jobPostings, 'latest', today],
    queryFn: (on) => readLatest(on).catch(whenTableIsMissing(emptyPage)),
    meta: { errorTitle: 'Gagal memuat data beranda' },
  });
}
