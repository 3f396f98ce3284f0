import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { decisionColumns } from '../decision/decision.model.ts';
import { whenTableIsMissing } from '../query/missing.ts';
import { editedRowQuery } from '../query/one-row.ts';
import {
  countOnFirst,
  emptyPage,
  type Page,
  pageArguments,
  pageRange,
  unwrapJsonPage,
  unwrapPage,
} from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import {
  type ApprovedJob,
  type ApprovedJobFilter,
  type JobFilterOptions,
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

async function fetchPage(
  { search, location, type }: ApprovedJobFilter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ApprovedJob>> {
  const filter = {
    search: searchedPart(search),
    ...(location !== null && { by_location: location }),
    ...(type !== null && { by_type: type }),
  };
  const request = db().rpc('approved_jobs', { ...filter, ...pageArguments(page) });
  return unwrapJsonPage(await request.abortSignal(signal), ofJson(toApprovedJob));
}

/** One page of approved jobs, newest first. A missing jobs table counts as an empty one. */
export function approvedJobPageQuery(filter: ApprovedJobFilter, page: number) {
  return queryOptions({
    queryKey: jobPostingKeys.approvedPage(filter, page),
    queryFn: ({ signal }) => fetchPage(filter, page, signal).catch(whenTableIsMissing(emptyPage)),
    meta,
  });
}

async function fetchOne(id: string, signal: AbortSignal): Promise<ApprovedJob | null> {
  if (!isUuid(id)) return null;
  const request = db().rpc('approved_job', { by_id: id });
  return ofJson(toApprovedJob)(unwrap(await request.abortSignal(signal)));
}

/** The approved job with this id; null when it is missing or closed. */
export function approvedJobQuery(id: string) {
  return queryOptions({
    queryKey: jobPostingKeys.approvedOne(id),
    queryFn: ({ signal }) => fetchOne(id, signal).catch(whenTableIsMissing(null)),
    meta,
  });
}

async function fetchFilterOptions(signal: AbortSignal): Promise<JobFilterOptions> {
  const [row] = unwrap(await db().rpc('job_posting_filters').abortSignal(signal));
  return toJobFilterOptions(row);
}

/** The distinct locations and types of approved jobs. */
export function jobFilterOptionsQuery() {
  return queryOptions({
    queryKey: jobPostingKeys.filterOptions(),
    queryFn: ({ signal }) =>
      fetchFilterOptions(signal).catch(whenTableIsMissing({ locations: [], types: [] })),
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
    queryKey: jobPostingKeys.ownPage(userId, page),
    queryFn: ({ signal }) =>
      fetchOwnPage(userId, page, signal).catch(whenTableIsMissing(emptyPage)),
    // The admin decides in another browser.
    staleTime: 0,
    meta,
  });
}

/** One of them with all that its form holds; null where there is none with this id. */
export const ownJobQuery = editedRowQuery({
  key: jobPostingKeys.ownOne,
  select: () => db().from('job_postings').select(),
  toItem: toOwnJob,
});
