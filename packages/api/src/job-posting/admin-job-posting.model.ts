import type { Tables } from '../database.types.ts';
import type { ListPage } from '../query/admin-list.ts';
import { asOptionalText, asRow, asText } from '../rows/stored-value.ts';
import { isJobType, type JobType } from './approved-job.model.ts';
import { type JobStatus, toJobStatus } from './own-job-posting.model.ts';

export const jobSorts = ['title', 'company_name', 'job_type', 'status', 'created_at'] as const;
export type JobSort = (typeof jobSorts)[number];

/** A row of the admin's table. `createdAt` is a moment in ISO form. */
export interface ListedJob {
  id: string;
  title: string;
  companyName: string;
  type: JobType;
  status: JobStatus;
  createdAt: string;
  posterId: string | null;
  /** Name of the alumnus who has proposed it; empty for the admin's own, and until it is known. */
  proposedBy: string;
}

/** What the form holds. Empty texts stand for what was left out. */
export interface JobFields {
  title: string;
  companyName: string;
  location: string;
  type: JobType;
  description: string;
  /** As somebody wrote it: follow it only through `safeLink`. */
  applicationLink: string;
  status: JobStatus;
  logoUrl: string | null;
}

export interface EditedJob extends JobFields {
  id: string;
  /** Grows with every change of the row, whoever makes it. (Decision 73.) */
  version: number;
}

function toType(value: unknown): JobType {
  return isJobType(value) ? value : 'Full-time';
}

/** Names of alumni, by account. */
export type PosterNames = Record<string, string>;

export function nameProposers(page: ListPage<ListedJob>, names: PosterNames): ListPage<ListedJob> {
  const rows = page.rows.map((row) => ({ ...row, proposedBy: names[row.posterId ?? ''] ?? '' }));
  return { ...page, rows };
}

type ListedJobRow = Pick<
  Tables<'job_postings'>,
  'id' | 'title' | 'company_name' | 'job_type' | 'status' | 'created_at' | 'posted_by_user_id'
>;

/** Without the name of the poster: see `nameProposers`. */
export function toListedJob(row: ListedJobRow): ListedJob | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    title: asText(stored.title, 'Lowongan'),
    companyName: asText(stored.company_name),
    type: toType(stored.job_type),
    status: toJobStatus(stored.status),
    createdAt: asText(stored.created_at),
    posterId: asOptionalText(stored.posted_by_user_id),
    proposedBy: '',
  };
}

export function toEditedJob(row: Tables<'job_postings'> | null): EditedJob | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string' || typeof stored.version !== 'number') return null;
  return {
    id: stored.id,
    version: stored.version,
    title: asText(stored.title),
    companyName: asText(stored.company_name),
    location: asText(stored.location),
    type: toType(stored.job_type),
    description: asText(stored.description),
    applicationLink: asText(stored.application_link),
    status: toJobStatus(stored.status),
    logoUrl: asOptionalText(stored.company_logo_url),
  };
}
