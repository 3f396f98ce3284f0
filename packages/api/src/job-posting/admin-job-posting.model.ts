import { asOptionalPicture } from '../client/picture.ts';
import type { Database } from '../database.types.ts';
import { type Review, reasonField, reviewFields } from '../decision/decision.model.ts';
import { type Item, itemReader, readFields } from '../rows/fields.ts';
import { asText, oneOf } from '../rows/stored-value.ts';
import {
  type ApprovedJob,
  asJobStatus,
  jobTypes,
  listedFields,
  toApprovedJob,
} from './job-posting.model.ts';

export const jobSorts = [
  'title',
  'company_name',
  'job_type',
  'status',
  'deadline',
  'created_at',
] as const;
export type JobSort = (typeof jobSorts)[number];

const asType = oneOf(jobTypes, 'Full-time');

const listed = {
  ...listedFields,
  type: ['job_type', asType],
  ...reasonField,
  /** A moment in ISO form. */
  createdAt: ['created_at', asText],
  /** Name of the alumnus who has proposed it; empty for the admin's own. */
  proposedBy: ['proposed_by', asText],
} as const;

/** A row of the admin's table. */
export type ListedJob = Item<typeof listed>;

export const toListedJob = itemReader(listed);

export const editedFields = {
  title: ['title', asText],
  companyName: ['company_name', asText],
  location: ['location', asText],
  type: ['job_type', asType],
  description: ['description', asText],
  /** As entered by a user: link to it only through `safeLink`. */
  applicationLink: ['application_link', asText],
  status: ['status', asJobStatus],
  /** As in the list. */
  deadline: ['deadline', asText],
  logoUrl: ['company_logo_url', asOptionalPicture],
} as const;

/** What the admin's form holds. Empty texts stand for what was left out. */
export type JobFields = Item<typeof editedFields>;

/** Every change of the row increments its version. */
export interface EditedJob {
  version: number;
  /** As in the list. */
  proposedBy: string;
  fields: JobFields;
  review: Review;
  /** What visitors see of it once it is approved. */
  asApproved: ApprovedJob;
}

type JobRow = Database['public']['Functions']['jobs_for_admin']['Returns'][number];

export function toEditedJob(row: JobRow | null): EditedJob | null {
  const asApproved = toApprovedJob(row);
  if (!asApproved || typeof row?.version !== 'number') return null;
  const { version, proposed_by } = row;
  return {
    version,
    proposedBy: asText(proposed_by),
    asApproved,
    fields: readFields(editedFields, row),
    review: readFields(reviewFields, row),
  };
}
