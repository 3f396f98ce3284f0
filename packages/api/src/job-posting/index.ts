export {
  type ApprovedJob,
  type ApprovedJobFilter,
  isJobType,
  type JobFilterOptions,
  type JobType,
  jobTypes,
} from './approved-job.model.ts';
export {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
} from './approved-job.queries.ts';
export { jobPostingKeys } from './job-posting.keys.ts';
export type { JobPostingTeaser, LatestJobPostings } from './job-posting.model.ts';
export { latestJobPostingsQuery } from './job-posting.queries.ts';
export type { JobStatus, OwnJobPosting } from './own-job-posting.model.ts';
export { proposeJobMutation } from './own-job-posting.mutations.ts';
export { ownJobPostingPageQuery } from './own-job-posting.queries.ts';
export { pendingJobPostingCountQuery } from './pending-job-posting.queries.ts';
