export { jobPostingKeys } from './job-posting.keys.ts';
export {
  type ApprovedJob,
  type ApprovedJobFilter,
  isJobType,
  type JobFilterOptions,
  type JobPostingTeaser,
  type JobStatus,
  type JobType,
  jobTypes,
  type OwnJobPosting,
} from './job-posting.model.ts';
export { proposeJobMutation } from './job-posting.mutations.ts';
export {
  approvedJobPageQuery,
  approvedJobQuery,
  jobFilterOptionsQuery,
  latestJobPostingsQuery,
  ownJobPostingPageQuery,
  pendingJobPostingCountQuery,
} from './job-posting.queries.ts';
