import type { Database } from '../database.types.ts';
import { asCount, asRow } from '../rows/stored-value.ts';

/** Verified alumni, approved events and approved job postings. */
export interface Statistics {
  alumniCount: number;
  eventsCount: number;
  jobsCount: number;
}

type CountsRow = Database['public']['Functions']['home_statistics']['Returns'][number];

/** Rows with the status 'pending'. */
export interface WaitingCounts {
  alumni: number;
  events: number;
  jobs: number;
}

export function toStatistics(row: CountsRow | undefined): Statistics {
  const { alumni_count, events_count, jobs_count } = asRow(row);
  return {
    alumniCount: asCount(alumni_count),
    eventsCount: asCount(events_count),
    jobsCount: asCount(jobs_count),
  };
}

export function toWaitingCounts(row: CountsRow | undefined): WaitingCounts {
  const { alumni_count, events_count, jobs_count } = asRow(row);
  return {
    alumni: asCount(alumni_count),
    events: asCount(events_count),
    jobs: asCount(jobs_count),
  };
}
