export {
  type JobFields,
  type JobSort,
  jobSorts,
  type ListedJob,
} from './admin-job-posting.model.ts';
export { jobMutations } from './admin-job-posting.mutations.ts';
export {
  type ExportedJob,
  editedJobQuery,
  exportedJobs,
  jobList,
} from './admin-job-posting.queries.ts';
export { describedJob } from './job-posting.columns.ts';
export { type JobStatus, jobStatuses } from './job-posting.model.ts';
