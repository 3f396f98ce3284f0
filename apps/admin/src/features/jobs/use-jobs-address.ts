import { jobSorts, jobStatuses } from '@portal/api/job-posting/admin';
import { useListAddress } from '../../table/use-list-address.ts';

const options = {
  statuses: jobStatuses,
  sorts: jobSorts,
  defaultSort: '-created_at',
} as const;

/** Newest first, unless the address says otherwise. */
export function useJobsAddress() {
  return useListAddress(options);
}

export type JobsAddress = ReturnType<typeof useJobsAddress>;
