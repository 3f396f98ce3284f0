import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing.ts';
import { readById } from '../query/one-row.ts';
import { countOnFirst, emptyPage, type Page, pageRange, unwrapPage } from '../query/page.ts';
import { everyWordFound } from '../query/text-search.ts';
import { unwrap } from '../query/unwrap.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import {
  type ApprovedJob,
  type ApprovedJobFilter,
  type JobFilterOptions,
  type OwnJobPosting,
  toApprovedJob,
  toJobFilterOptions,
  toOwnJobPosting,
} from './job-posting.model.ts';

const columns =
  'id, title, company_name, location, description, job_type, created_at, company_logo_url, application_link' as const;
const searchedColumns = ['searched', 'searched_description'];
const meta = { errorTitle: 'Gagal memuat lowongan' };

async function fetchPage(
  { search, location, type }: ApprovedJobFilter,
  page: number,
  signal: AbortSignal,
): Promise<Page<ApprovedJob>> {
  let request = db()
    .from('job_postings')
    .select(columns, countOnFirst(page))
    .eq('status', 'approved');
  const words = everyWordFound(searchedColumns, search);
  if (words) request = request.or(words);
  if (location !== null) request = request.eq('location', location);
  if (type !== null) request = request.eq('job_type', type);
  return unwrapPage(
    await request
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...pageRange(page))
      .abortSignal(signal),
    toApprovedJob,
  );
}

/** One page of approved jobs, newest first. A missing jobs table counts as an empty one. */
export function approvedJobPageQuery(filter: ApprovedJobFilter, page: number) {
  return queryOptions({
    queryKey: jobPostingKeys.approvedPage(filter, page),
    queryFn: ({ signal }) => fetchPage(filter, page, signal).catch(whenTableIsMissing(emptyPage)),
    meta,
  });
}

function fetchOne(id: string, signal: AbortSignal): Promise<ApprovedJob | null> {
  const approved = db().from('job_postings').select(columns).eq('status', 'approved');
  return readById(id, approved, toApprovedJob, signal);
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
      .select('id, title, company_name, status, created_at', countOnFirst(page))
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
