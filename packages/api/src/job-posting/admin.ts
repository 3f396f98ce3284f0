export { jobMutations } from './admin-job-posting.mutations.ts';
export {
  type ExportedJob,
  editedJobQuery,
  exportedJobs,
  jobList,
  posterNamesQuery,
} from './admin-job-posting.queries.ts';
export {
  type JobFields,
  type JobSort,
  type JobStatus,
  jobSorts,
  jobStatuses,
  type ListedJob,
  nameProposers,
} from './job-posting.model.ts';
