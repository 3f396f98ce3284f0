export { jobPostingKeys } from './job-posting.keys.ts';
export type { JobPostingTeaser, LatestJobPostings } from './job-posting.model.ts';
export { latestJobPostingsQuery } from './job-posting.queries.ts';
export { pendingJobPostingCountQuery } from './pending-job-posting.queries.ts';
