import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { fetchListPage } from '../list-page.ts';
import type { ListPage, ListRequest } from '../list-request.ts';
import { anyColumnContains } from '../text-search.ts';
import { unwrap } from '../unwrap.ts';
import { isUuid } from '../uuid.ts';
import {
  type EditedJob,
  type JobSort,
  type ListedJob,
  toEditedJob,
  toListedJob,
} from './admin-job-posting.model.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import type { JobStatus } from './own-job-posting.model.ts';

type JobListRequest = ListRequest<JobStatus, JobSort>;

export const adminJobKeys = {
  pages: [...jobPostingKeys.all, 'admin', 'page'] as const,
  one: (id: string) => [...jobPostingKeys.all, 'admin', 'one', id] as const,
};

/** A poster's name is a hint: without it the table is still whole, so that a failure is only told to the console. */
async function fetchPosterNames(rows: ListedJob[], signal: AbortSignal) {
  const posters = [...new Set(rows.flatMap(({ posterId }) => posterId ?? []))];
  if (posters.length === 0) return new Map<string, string>();
  try {
    const alumni = unwrap(
      await db()
        .from('alumni')
        .select('user_id, full_name')
        .in('user_id', posters)
        .abortSignal(signal),
    );
    return new Map(alumni.map(({ user_id, full_name }) => [user_id ?? '', full_name]));
  } catch (error) {
    console.warn('The names of the posters are missing:', error);
    return new Map<string, string>();
  }
}

/** Any page of the table, of up to 1,000 rows; for the export too. */
export async function fetchListedJobs(
  { search, status, sort, ascending, page, size }: JobListRequest,
  signal: AbortSignal,
): Promise<ListPage<ListedJob>> {
  const { rows, total } = await fetchListPage({
    page,
    size,
    toRow: toListedJob,
    read: (first, last) => {
      let request = db()
        .from('job_postings')
        .select('id, title, company_name, job_type, status, created_at, posted_by_user_id', {
          count: 'exact',
        });
      if (search) request = request.or(anyColumnContains(['title', 'company_name'], search));
      if (status) request = request.eq('status', status);
      return request
        .order(sort, { ascending })
        .order('id', { ascending })
        .range(first, last)
        .abortSignal(signal);
    },
  });
  const names = await fetchPosterNames(rows, signal);
  return {
    rows: rows.map((row) => ({ ...row, proposedBy: names.get(row.posterId ?? '') ?? '' })),
    total,
  };
}

export function listedJobsQuery(request: JobListRequest) {
  return queryOptions({
    queryKey: [...adminJobKeys.pages, request] as const,
    queryFn: ({ signal }) => fetchListedJobs(request, signal),
    // Alumni propose jobs from browsers of their own: the table is asked for anew whenever it is opened.
    staleTime: 0,
    meta: {
      errorTitle: 'Gagal memuat lowongan',
      unexpectedTitle: 'Gagal Kritis Memuat Lowongan',
    },
  });
}

async function fetchEdited(id: string, signal: AbortSignal): Promise<EditedJob | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db().from('job_postings').select().eq('id', id).abortSignal(signal).maybeSingle(),
  );
  return toEditedJob(row);
}

/** The whole row, whatever its status; null where no job has this id. */
export function editedJobQuery(id: string) {
  return queryOptions({
    queryKey: adminJobKeys.one(id),
    queryFn: ({ signal }) => fetchEdited(id, signal),
    // A form begins with what is stored now, never with what was seen before.
    staleTime: 0,
    gcTime: 0,
    meta: { errorTitle: 'Gagal mengambil detail' },
  });
}
