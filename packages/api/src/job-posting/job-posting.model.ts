import { asPicture } from '../client/picture.ts';
import type { Database, Tables } from '../database.types.ts';
import { asCount, asList, asOptionalText, asRow, asText } from '../rows/stored-value.ts';
import {
  type JobPostingTeaser,
  type TeaserRow,
  toJobPostingTeaser,
} from './job-posting-teaser.model.ts';

type JobRow = Tables<'job_postings'>;

/** The stored kinds of employment. */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = ['pending', 'approved', 'rejected', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export function isJobType(value: unknown): value is JobType {
  return jobTypes.some((type) => type === value);
}

/** An unknown status counts as undecided. */
function toJobStatus(value: unknown): JobStatus {
  return jobStatuses.find((status) => status === value) ?? 'pending';
}

/** A job as every visitor may read it. Unknown texts are empty; `postedAt` is a moment in ISO form. */
export interface ApprovedJob extends JobPostingTeaser {
  type: string;
  postedAt: string;
  logoUrl: string | null;
  /** As entered by a user: link to it only through `safeLink`. */
  applicationLink: string | null;
}

export interface ApprovedJobFilter {
  /** Part of title, company or description; empty for all. */
  search: string;
  location: string | null;
  type: JobType | null;
}

/** Values that approved jobs carry. */
export interface JobFilterOptions {
  locations: string[];
  types: JobType[];
}

type ApprovedRow = TeaserRow &
  Pick<JobRow, 'job_type' | 'created_at' | 'company_logo_url' | 'application_link'>;

export function toApprovedJob(row: ApprovedRow | null): ApprovedJob | null {
  const teaser = toJobPostingTeaser(row);
  if (!teaser) return null;
  const { job_type, created_at, company_logo_url, application_link } = asRow(row);
  return {
    ...teaser,
    type: asText(job_type),
    postedAt: asText(created_at),
    logoUrl: asPicture(company_logo_url) || null,
    applicationLink: asOptionalText(application_link),
  };
}

type FilterRow = Database['public']['Functions']['job_posting_filters']['Returns'][number];

export function toJobFilterOptions(row: FilterRow | undefined): JobFilterOptions {
  const { locations, job_types } = asRow(row);
  return {
    locations: asList(locations, asOptionalText),
    types: asList(job_types, (type) => (isJobType(type) ? type : null)),
  };
}

/** What alumni see of a job that they have proposed. `postedAt` is a moment in ISO form. */
export interface OwnJobPosting {
  id: string;
  title: string;
  companyName: string;
  status: JobStatus;
  postedAt: string;
}

type OwnRow = Pick<JobRow, 'id' | 'title' | 'company_name' | 'status' | 'created_at'>;

export function toOwnJobPosting(row: OwnRow): OwnJobPosting | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    title: asText(stored.title, 'Lowongan'),
    companyName: asText(stored.company_name),
    status: toJobStatus(stored.status),
    postedAt: asText(stored.created_at),
  };
}

export const jobSorts = ['title', 'company_name', 'job_type', 'status', 'created_at'] as const;
export type JobSort = (typeof jobSorts)[number];

/** A row of the admin's table. `createdAt` is a moment in ISO form. */
export interface ListedJob {
  id: string;
  /** Every change of the row increments it. */
  version: number;
  title: string;
  companyName: string;
  type: JobType;
  status: JobStatus;
  createdAt: string;
  /** Name of the alumnus who has proposed it; empty for the admin's own. */
  proposedBy: string;
}

/** What the admin's form holds. Empty texts stand for what was left out. */
export interface JobFields {
  title: string;
  companyName: string;
  location: string;
  type: JobType;
  description: string;
  /** As entered by a user: link to it only through `safeLink`. */
  applicationLink: string;
  status: JobStatus;
  logoUrl: string | null;
}

/** Every change of the row increments its version. */
export interface EditedJob {
  version: number;
  /** As in the list. */
  proposedBy: string;
  fields: JobFields;
  /** What visitors see of it once it is approved. */
  asApproved: ApprovedJob;
}

function toType(value: unknown): JobType {
  return isJobType(value) ? value : 'Full-time';
}

type ListedRow = Pick<JobRow, 'id' | 'version' | JobSort | 'proposed_by'>;

export function toListedJob(row: ListedRow): ListedJob | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    title: asText(stored.title, 'Lowongan'),
    companyName: asText(stored.company_name),
    type: toType(stored.job_type),
    status: toJobStatus(stored.status),
    createdAt: asText(stored.created_at),
    proposedBy: asText(stored.proposed_by),
  };
}

export function toEditedJob(row: JobRow | null): EditedJob | null {
  const stored = asRow(row);
  const asApproved = toApprovedJob(row);
  if (typeof stored.version !== 'number' || !asApproved) return null;
  const fields = {
    title: asText(stored.title),
    companyName: asText(stored.company_name),
    location: asText(stored.location),
    type: toType(stored.job_type),
    description: asText(stored.description),
    applicationLink: asText(stored.application_link),
    status: toJobStatus(stored.status),
    logoUrl: asPicture(stored.company_logo_url) || null,
  };
  return { version: stored.version, proposedBy: asText(stored.proposed_by), fields, asApproved };
}
