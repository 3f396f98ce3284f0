export { describedJob } from './job-posting.columns.ts';
export {
  type ApprovedJob,
  type ApprovedJobFilter,
  isJobType,
  type JobStatus,
  type JobType,
  jobTypes,
  type OwnJob,
  type OwnJobPosting,
  type WrittenJob,
} from './job-posting.model.ts';
export { changeJobMutation, proposeJobMutation } from './job-posting.mutations.ts';
export {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
  ownJobPostingPageQuery,
  ownJobQuery,
} from './job-posting.queries.ts';
export type { JobPostingTeaser } from './job-posting-teaser.model.ts';
export { latestJobPostingsQuery } from './latest-job-postings.queries.ts';
