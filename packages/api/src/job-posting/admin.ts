export {
  type EditedJob,
  type JobFields,
  type JobSort,
  type ListedJob,
  nameProposers,
} from './admin-job-posting.model.ts';
export {
  changeJobStatusMutation,
  deleteJobMutation,
  saveJobMutation,
} from './admin-job-posting.mutations.ts';
export {
  editedJobQuery,
  fetchNamedJobs,
  jobList,
  posterNamesQuery,
} from './admin-job-posting.queries.ts';
export { type JobStatus, jobStatuses } from './own-job-posting.model.ts';
