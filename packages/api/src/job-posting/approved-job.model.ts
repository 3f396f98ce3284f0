import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';
import { type JobPostingTeaser, toJobPostingTeaser } from './job-posting.model.ts';

/** The stored kinds of employment. */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance'] as const;
export type JobType = (typeof jobTypes)[number];

/** A job as every visitor may read it. Unknown texts are empty; `postedAt` is a moment in ISO form. */
export interface ApprovedJob extends JobPostingTeaser {
  type: string;
  postedAt: string;
  logoUrl: string | null;
  /** As somebody wrote it: follow it only through `safeLink`. */
  applicationLink: string | null;
}

export interface ApprovedJobFilter {
  /** Part of title, company or description; empty for all. */
  search: string;
  location: string | null;
  type: JobType | null;
}

/** `total` counts all pages; it is known on the first page only. */
export interface ApprovedJobPage {
  items: ApprovedJob[];
  total: number;
}

/** Values that approved jobs carry. */
export interface JobFilterOptions {
  locations: string[];
  types: JobType[];
}

export function isJobType(value: unknown): value is JobType {
  return jobTypes.some((type) => type === value);
}

export function toApprovedJob(row: unknown): ApprovedJob | null {
  const teaser = toJobPostingTeaser(row);
  if (!teaser) return null;
  const { job_type, created_at, company_logo_url, application_link } = asObject(row);
  return {
    ...teaser,
    type: asText(job_type),
    postedAt: asText(created_at),
    logoUrl: asOptionalText(company_logo_url),
    applicationLink: asOptionalText(application_link),
  };
}

export function toApprovedJobs(rows: unknown): ApprovedJob[] {
  return asList(rows, toApprovedJob);
}

export function toJobFilterOptions(row: unknown): JobFilterOptions {
  const { locations, job_types } = asObject(row);
  return {
    locations: asList(locations, asOptionalText),
    types: asList(job_types, (type) => (isJobType(type) ? type : null)),
  };
}
