import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { storedPicture } from '../client/picture.ts';
import { type StatusChange, showListedChange } from '../query/admin-list.ts';
import { decidesOnEach, decidesOnMatching, undoesMatching } from '../query/decisions-on-many.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { optimistic } from '../query/optimistic.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { adminJobKeys } from './admin-job-posting.queries.ts';
import { jobPostingKeys } from './job-posting.keys.ts';
import type { JobFields, JobStatus } from './job-posting.model.ts';

/** The table, the public pages of this browser, and the counts of home page and dashboard. */
const refresh = invalidatesWhenSettled(jobPostingKeys.all, statisticsKeys.all);

async function sendStatus({ id, former, status }: StatusChange<JobStatus>): Promise<void> {
  const jobs = db().from('job_postings');
  unwrapWritten(await jobs.update({ status }).eq('id', id).eq('status', former).select('id'));
}

/** The database notifies the alumnus who has proposed the job. */
export function changeJobStatusMutation() {
  return mutationOptions({
    mutationFn: sendStatus,
    ...optimistic(adminJobKeys.pages, (cache, { id, status }: StatusChange<JobStatus>) =>
      showListedChange(cache, adminJobKeys.pages, id, { status }),
    ),
    ...refresh,
    meta: { errorTitle: 'Gagal memperbarui status' },
  });
}

/** A status for each of several jobs. */
export function decideOnManyJobsMutation() {
  return decidesOnEach<JobStatus>(adminJobKeys.pages, sendStatus, refresh);
}

/** One decision on all jobs under a filter. */
export function decideOnMatchingJobsMutation() {
  return decidesOnMatching('job_postings', refresh, 'Operasi Gagal');
}

export function undoMatchingJobsMutation() {
  return undoesMatching(refresh, 'Operasi Gagal');
}

interface JobWrite {
  /** Made by the form, so that a new job that is sent twice is stored once. */
  id: string;
  /** Null for a job that is not stored yet. */
  version: number | null;
  fields: JobFields;
}

async function writeJob({ id, version, fields }: JobWrite): Promise<void> {
  const columns = {
    title: fields.title,
    company_name: fields.companyName,
    location: fields.location || null,
    job_type: fields.type,
    description: fields.description,
    application_link: fields.applicationLink || null,
    company_logo_url: storedPicture(fields.logoUrl),
    status: fields.status,
  };
  const jobs = db().from('job_postings');
  const written =
    version === null
      ? jobs.upsert({ id, ...columns }, { onConflict: 'id', ignoreDuplicates: true })
      : jobs.update(columns).eq('id', id).eq('version', version);
  unwrapWritten(await written.select('id'));
}

/** Adds a job, or changes it while it still has this version; else a version conflict. */
export function saveJobMutation() {
  return mutationOptions({
    mutationFn: writeJob,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Operasi Gagal', asksOnConflict: true },
  });
}

async function removeJob(id: string): Promise<void> {
  unwrap(await db().from('job_postings').delete().eq('id', id));
}

/** The row goes first, then its logo. A row that is already gone counts as deleted. */
export function deleteJobMutation() {
  return mutationOptions({
    mutationFn: removeJob,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refresh,
    meta: { errorTitle: 'Gagal menghapus lowongan' },
  });
}
