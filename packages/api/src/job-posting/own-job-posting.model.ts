import { asList, asObject, asText } from '../rows/stored-value.ts';
import type { JobType } from './approved-job.model.ts';

export const jobStatuses = ['pending', 'approved', 'rejected', 'closed'] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** What a poster sees of a job of his own. `postedAt` is a moment in ISO form. */
export interface OwnJobPosting {
  id: string;
  title: string;
  companyName: string;
  status: JobStatus;
  postedAt: string;
}

/** `total` counts all pages; it is known on the first page only. */
export interface OwnJobPostingPage {
  items: OwnJobPosting[];
  total: number;
}

/** What the poster writes. Empty texts stand for what he left out. */
export interface JobProposal {
  /** Made by the client: sending the same proposal again makes no second row. */
  id: string;
  userId: string;
  title: string;
  companyName: string;
  location: string;
  jobType: JobType;
  applicationLink: string;
  companyLogoUrl: string;
  description: string;
}

/** An unknown status counts as undecided. */
export function toJobStatus(value: unknown): JobStatus {
  return jobStatuses.find((status) => status === value) ?? 'pending';
}

function toOwnJobPosting(row: unknown): OwnJobPosting | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    title: asText(stored.title, 'Lowongan'),
    companyName: asText(stored.company_name),
    status: toJobStatus(stored.status),
    postedAt: asText(stored.created_at),
  };
}

export function toOwnJobPostings(rows: unknown): OwnJobPosting[] {
  return asList(rows, toOwnJobPosting);
}
