import { db } from '@portal/api/client';
import { adminList, tablePages } from '../admin/admin-list.ts';
import { cached } from '../query/cached.ts';
import { editedRowQuery } from '../query/one-row.ts';
import {
  type JobFields,
  jobSorts,
  type ListedJob,
  toEditedJob,
  toListedJob,
} from './admin-job-posting.model.ts';
import { jobStatuses } from './job-posting.model.ts';

const jobs = () => db().rpc('jobs_for_admin', {}, { count: 'exact' });

export const jobPagesKey = [...cached.jobPostings, 'admin', 'page'] as const;

export const jobList = adminList({
  queryKey: jobPagesKey,
  statuses: jobStatuses,
  sorts: jobSorts,
  fetchPage: tablePages({
    select: () =>
      jobs().select(
        'id, version, title, company_name, job_type, status, decision_note, deadline, created_at, proposed_by',
      ),
    toRow: toListedJob,
  }),
  meta: { errorTitle: 'Gagal memuat lowongan', unexpectedTitle: 'Gagal Kritis Memuat Lowongan' },
});

export type ExportedJob = ListedJob & JobFields;

/** Pages of the list with whole rows, for the export. */
export const exportedJobs = tablePages({
  select: jobs,
  toRow: (row): ExportedJob | null => {
    const [listed, edited] = [toListedJob(row), toEditedJob(row)];
    return listed && edited && { ...listed, ...edited.fields };
  },
});

export const editedJobQuery = editedRowQuery({
  key: [...cached.jobPostings, 'admin', 'one'],
  select: jobs,
  toItem: toEditedJob,
});
