import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { decisionColumns } from '../decision/decision.model.ts';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { editedRowQuery, readShown } from '../query/one-row.ts';
import {
  countOnFirst,
  emptyPage,
  type Page,
  pageArguments,
  pageOf,
  pageRange,
  unwrapPage,
} from '../query/page.ts';
import {
  type ApprovedJobFilter,
  type OwnJobPosting,
  toApprovedJob,
  toJobFilterOptions,
  toOwnJob,
  toOwnJobPosting,
} from './job-posting.model.ts';

const meta = { errorTitle: 'Gagal memuat lowongan' };

/** As much of a text as the database searches for. Half an emoji is in no stored text, and no part of JSON. */
function searchedPart(text: string): string {
  return [...text]
    .slice(0, 200)
    .join('')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

/** One page of approved jobs, newest first. A missing jobs table counts as an empty one. */
export function approvedJobPageQuery(filter: ApprovedJobFilter, page: number) {
  const { search, location, type } = filter;
  const readPage = read('approved_jobs', pageOf(toApprovedJob), {
    search: searchedPart(search),
    ...(location !== null && { by_location: location }),
    ...(type !== null && { by_type: type }),
    ...pageArguments(page),
  });
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'page', filter, page],
    queryFn: (on) => readPage(on).catch(whenTableIsMissing(emptyPage)),
    meta,
  });
}

/** The approved job with this id; null when it is missing or closed. */
export function approvedJobQuery(id: string) {
  const readJob = readShown('approved_job', id, toApprovedJob);
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'one', id],
    queryFn: (on) => readJob(on).catch(whenTableIsMissing(null)),
    meta,
  });
}

/** The distinct locations and types of approved jobs. */
export function jobFilterOptionsQuery() {
  const readOptions = read('job_posting_filters', ([row]) => toJobFilterOptions(row));
  return queryOptions({
    queryKey: [...cached.approvedJobs, 'filter-options'],
    queryFn: (on) => readOptions(on).catch(whenTableIsMissing({ locations: [], types: [] })),
    meta: { errorTitle: 'Gagal memuat pilihan lokasi dan jenis' },
  });
}

async function fetchOwnPage(
  userId: string,
  page: number,
  signal: AbortSignal,
): Promise<Page<OwnJobPosting>> {
  return unwrapPage(
    await db()
      .from('job_postings')
      .select(
        `id, version, title, company_name, status, deadline, created_at, ${decisionColumns}`,
        countOnFirst(page),
      )
      .eq('posted_by_user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...pageRange(page))
      .abortSignal(signal),
    toOwnJobPosting,
  );
}

/** One page of the jobs that this user has proposed, newest first, whatever their status. */
export function ownJobPostingPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: [...cached.jobPostings, 'own', userId, page],
    queryFn: ({ signal }) =>
      fetchOwnPage(userId, page, signal).catch(whenTableIsMissing(emptyPage)),
    // The admin decides in another browser.
    staleTime: 0,
    meta,
  });
}

/** One of them with all that its form holds; null where there is none with this id. */
export const ownJobQuery = editedRowQuery({
  key: [...cached.jobPostings, 'own', 'one'],
  select: () => db().from('job_postings').select(),
  toItem: toOwnJob,
});
