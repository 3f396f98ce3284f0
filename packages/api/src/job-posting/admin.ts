export { jobMutations } from './admin-job-posting.mutations.ts';
export {
  type ExportedJob,
  editedJobQuery,
  exportedJobs,
  jobList,
} from './admin-job-posting.queries.ts';
export {
  type JobFields,
  type JobSort,
  type JobStatus,
  jobSorts,
  jobStatuses,
  type ListedJob,
} from './job-posting.model.ts';
