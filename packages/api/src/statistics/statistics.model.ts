import type { Database } from '../database.types.ts';
import { asCount, asList, asRow } from '../rows/stored-value.ts';

/** The published rows of each kind (verified, approved), or those that wait for a decision. */
export interface Statistics {
  alumniCount: number;
  eventsCount: number;
  jobsCount: number;
}

type CountsRow = Database['public']['Functions']['home_statistics']['Returns'][number];

/** Of an answer in one row. */
export function toStatistics(rows: readonly CountsRow[]): Statistics {
  const [row] = asList(rows, asRow<CountsRow>);
  const { alumni_count, events_count, jobs_count } = asRow(row);
  return {
    alumniCount: asCount(alumni_count),
    eventsCount: asCount(events_count),
    jobsCount: asCount(jobs_count),
  };
}
