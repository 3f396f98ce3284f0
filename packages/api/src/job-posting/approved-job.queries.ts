import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenTableIsMissing } from '../query/missing-table.ts';
import { pageRange } from '../query/page-range.ts';
import { anyColumnContains } from '../query/text-search.ts';
import { unwrap, unwrapCounted } from '../query/unwrap.ts';
import { isUuid } from '../rows/uuid.ts';
import {
  type ApprovedJob,
  type ApprovedJobFilter,
  type ApprovedJobPage,
  type JobFilterOptions,
  toApprovedJob,
  toApprovedJobs,
  toJobFilterOptions,
} from './approved-job.model.ts';
import { jobPostingKeys } from './job-posting.keys.ts';

const columns =
  'id, title, company_name, location, description, job_type, created_at, company_logo_url, application_link' as const;
const searchedColumns = ['title', 'company_name', 'description'];
const meta = { errorTitle: 'Gagal memuat lowongan' };

async function fetchPage(
  filter: ApprovedJobFilter,
  page: number,
  signal: AbortSignal,
): Promise<ApprovedJobPage> {
  const { search, location, type } = filter;
  let request = db()
    .from('job_postings')
    .select(columns, page === 1 ? { count: 'exact' } : {})
    .eq('status', 'approved');
  if (search) request = request.or(anyColumnContains(searchedColumns, search));
  if (location !== null) request = request.eq('location', location);
  if (type !== null) request = request.eq('job_type', type);
  const { rows, total } = unwrapCounted(
    await request
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(...pageRange(page))
      .abortSignal(signal),
  );
  return { items: toApprovedJobs(rows), total };
}

/** One page of approved jobs, newest first. A missing jobs table counts as none. */
export function approvedJobPageQuery(filter: ApprovedJobFilter, page: number) {
  return queryOptions({
    queryKey: jobPostingKeys.approvedPage(filter, page),
    queryFn: ({ signal }) =>
      fetchPage(filter, page, signal).catch(whenTableIsMissing({ items: [], total: 0 })),
    meta,
  });
}

async function fetchOne(id: string, signal: AbortSignal): Promise<ApprovedJob | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db()
      .from('job_postings')
      .select(columns)
      .eq('status', 'approved')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return toApprovedJob(row);
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
    meta,
  });
}
