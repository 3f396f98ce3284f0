export type { JobStatus } from './own-job-posting.model.ts';
