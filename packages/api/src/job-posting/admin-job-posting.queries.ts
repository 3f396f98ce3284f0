import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, tablePages } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { isUuid } from '../rows/id.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import {
  type EditedJob,
  type JobFields,
  jobSorts,
  jobStatuses,
  type ListedJob,
  toEditedJob,
  toListedJob,
} from './job-posting.model.ts';

export const adminJobKeys = {
  pages: [...jobPostingKeys.all, 'admin', 'page'] as const,
  one: (id: string) => [...jobPostingKeys.all, 'admin', 'one', id] as const,
};

export const jobList = adminList({
  queryKey: adminJobKeys.pages,
  statuses: jobStatuses,
  sorts: jobSorts,
  fetchPage: tablePages({
    select: () =>
      db()
        .from('job_postings')
        .select('id, version, title, company_name, job_type, status, created_at, proposed_by', {
          count: 'exact',
        }),
    searchedColumns: ['title', 'company_name'],
    toRow: toListedJob,
  }),
  meta: { errorTitle: 'Gagal memuat lowongan', unexpectedTitle: 'Gagal Kritis Memuat Lowongan' },
});

export type ExportedJob = ListedJob & JobFields;

/** Pages of the list with whole rows, for the export. */
export const exportedJobs = tablePages({
  select: () => db().from('job_postings').select('*, proposed_by', { count: 'exact' }),
  searchedColumns: ['title', 'company_name'],
  toRow: (row): ExportedJob | null => {
    const [listed, edited] = [toListedJob(row), toEditedJob(row)];
    return listed && edited && { ...listed, ...edited.fields };
  },
});

async function fetchEdited(id: string, signal: AbortSignal): Promise<EditedJob | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db()
      .from('job_postings')
      .select('*, proposed_by')
      .eq('id', id)
      .abortSignal(signal)
      .maybeSingle(),
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
