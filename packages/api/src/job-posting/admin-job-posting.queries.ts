import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, type ListPage, type ListRequest, tablePages } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { isUuid } from '../rows/id.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import {
  type EditedJob,
  type JobFields,
  type JobSort,
  type JobStatus,
  jobSorts,
  jobStatuses,
  type ListedJob,
  nameProposers,
  type PosterNames,
  toEditedJob,
  toListedJob,
} from './job-posting.model.ts';

export const adminJobKeys = {
  pages: [...jobPostingKeys.all, 'admin', 'page'] as const,
  posters: [...jobPostingKeys.all, 'admin', 'posters'] as const,
  one: (id: string) => [...jobPostingKeys.all, 'admin', 'one', id] as const,
};

/** Ids that fit into the URL of one request. */
const idsAtOnce = 100;

/** Names of the alumni among the posters, by account. */
async function fetchPosterNames(posterIds: string[], signal: AbortSignal): Promise<PosterNames> {
  const names: PosterNames = {};
  for (let first = 0; first < posterIds.length; first += idsAtOnce) {
    const alumni = unwrap(
      await db()
        .from('alumni')
        .select('user_id, full_name')
        .in('user_id', posterIds.slice(first, first + idsAtOnce))
        .abortSignal(signal),
    );
    for (const { user_id, full_name } of alumni) if (user_id) names[user_id] = full_name;
  }
  return names;
}

function postersOf(page: ListPage<ListedJob> | undefined): string[] {
  return [...new Set(page?.rows.flatMap(({ posterId }) => posterId ?? []))].sort();
}

/** Read after the rows, which need not wait for it. Silent on failure: the names are a hint. */
export function posterNamesQuery(page: ListPage<ListedJob> | undefined) {
  const posterIds = postersOf(page);
  return queryOptions({
    queryKey: [...adminJobKeys.posters, posterIds] as const,
    queryFn: ({ signal }) => fetchPosterNames(posterIds, signal),
    enabled: posterIds.length > 0,
  });
}

/** Its rows come without the names of the posters: see `posterNamesQuery`. */
export const jobList = adminList({
  queryKey: adminJobKeys.pages,
  statuses: jobStatuses,
  sorts: jobSorts,
  fetchPage: tablePages({
    select: () =>
      db()
        .from('job_postings')
        .select(
          'id, version, title, company_name, job_type, status, created_at, posted_by_user_id',
          {
            count: 'exact',
          },
        ),
    searchedColumns: ['title', 'company_name'],
    toRow: toListedJob,
  }),
  meta: { errorTitle: 'Gagal memuat lowongan', unexpectedTitle: 'Gagal Kritis Memuat Lowongan' },
});

export type ExportedJob = ListedJob & JobFields;

const wholeJobs = tablePages({
  select: () => db().from('job_postings').select('*', { count: 'exact' }),
  searchedColumns: ['title', 'company_name'],
  toRow: (row): ExportedJob | null => {
    const [listed, edited] = [toListedJob(row), toEditedJob(row)];
    return listed && edited && { ...listed, ...edited.fields };
  },
});

/** A page of the list with whole rows and the names of the posters, for the export. */
export async function exportedJobs(
  request: ListRequest<JobStatus, JobSort>,
  signal: AbortSignal,
): Promise<ListPage<ExportedJob>> {
  const page = await wholeJobs(request, signal);
  return nameProposers(page, await fetchPosterNames(postersOf(page), signal));
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
    // A form starts from what is stored now, never from the cache.
    staleTime: 0,
    gcTime: 0,
    meta: { errorTitle: 'Gagal mengambil detail' },
  });
}
