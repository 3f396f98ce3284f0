import { asCount, asObject } from '../rows/stored-value.ts';

/** Verified alumni, approved events and approved job postings. */
export interface Statistics {
  alumniCount: number;
  eventsCount: number;
  jobsCount: number;
}

export function toStatistics(row: unknown): Statistics {
  const { alumni_count, events_count, jobs_count } = asObject(row);
  return {
    alumniCount: asCount(alumni_count),
    eventsCount: asCount(events_count),
    jobsCount: asCount(jobs_count),
  };
}
