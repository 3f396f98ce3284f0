import type { Tables } from '../database.types.ts';
import { decisionFields } from '../decision/decision.model.ts';
import { entryOf, type Item, itemReader, readFields } from '../rows/fields.ts';
import { asCount, asList, asOptionalText, asText, oneOf, textOr } from '../rows/stored-value.ts';
import { teaserFields } from './job-posting-teaser.model.ts';

/** The stored kinds of employment. */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = ['pending', 'approved', 'rejected', 'closed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

export function isJobType(value: unknown): value is JobType {
  return jobTypes.some((type) => type === value);
}

/** An unknown status counts as undecided. */
export const asJobStatus = oneOf(jobStatuses, 'pending');

const approvedFields = {
  ...teaserFields,
  type: ['job_type', asText],
  /** As entered by a user: link to it only through `safeLink`. */
  applicationLink: ['application_link', asOptionalText],
} as const;

/** A job as every visitor may read it. Unknown texts are empty. */
export type ApprovedJob = Item<typeof approvedFields>;

export const toApprovedJob = itemReader(approvedFields);

export interface ApprovedJobFilter {
  /** The day in Jakarta ('YYYY-MM-DD'), by which cached pages end at midnight; the database goes by its own clock. */
  today: string;
  /** Part of title, company or description; empty for all. */
  search: string;
  location: string | null;
  type: JobType | null;
}

const filterFields = {
  locations: ['locations', (stored: unknown) => asList(stored, asOptionalText)],
  types: [
    'job_types',
    (stored: unknown) => asList(stored, (type) => (isJobType(type) ? type : null)),
  ],
} as const;

/** Values that approved jobs carry. */
export const toJobFilterOptions = entryOf(filterFields);

/** What the lists of owners and of the admin begin with. */
export const listedFields = {
  id: ['id', asText],
  /** Every change of the row increments it. */
  version: ['version', asCount],
  title: ['title', textOr('Lowongan')],
  companyName: ['company_name', asText],
  status: ['status', asJobStatus],
  /** As in `JobPostingTeaser`. */
  deadline: ['deadline', asText],
} as const;

const ownFields = {
  ...decisionFields,
  ...listedFields,
  /** A moment in ISO form. */
  postedAt: ['created_at', asText],
} as const;

/** What alumni see of a job that they have proposed. */
export type OwnJobPosting = Item<typeof ownFields>;

export const toOwnJobPosting = itemReader(ownFields);

export const writtenFields = {
  title: ['title', asText],
  companyName: ['company_name', asText],
  location: ['location', asText],
  jobType: ['job_type', oneOf(jobTypes, 'Full-time')],
  applicationLink: ['application_link', asText],
  companyLogoUrl: ['company_logo_url', asText],
  deadline: ['deadline', asText],
  description: ['description', asText],
} as const;

/** What alumni write of a job. Empty texts stand for what was left out. */
export type WrittenJob = Item<typeof writtenFields>;

/** A job that alumni have proposed, for its form. */
export interface OwnJob extends OwnJobPosting {
  fields: WrittenJob;
}

export function toOwnJob(row: Tables<'job_postings'> | null): OwnJob | null {
  const own = toOwnJobPosting(row);
  return own && { ...own, fields: readFields(writtenFields, row) };
}
