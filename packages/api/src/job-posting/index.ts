export {
  type ApprovedJob,
  type ApprovedJobFilter,
  isJobType,
  type JobFilterOptions,
  type JobType,
} from './approved-job.model.ts';
export {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
} from './approved-job.queries.ts';
export { jobPostingKeys } from './job-posting.keys.ts';
export type { JobPostingTeaser, LatestJobPostings } from './job-posting.model.ts';
export { latestJobPostingsQuery } from './job-posting.queries.ts';
export { pendingJobPostingCountQuery } from './pending-job-posting.queries.ts';
