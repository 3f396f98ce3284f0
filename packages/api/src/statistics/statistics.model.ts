import { type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asList } from '../rows/stored-value.ts';

const fields = {
  alumniCount: ['alumni_count', asCount],
  eventsCount: ['events_count', asCount],
  jobsCount: ['jobs_count', asCount],
} as const;

/** The published rows of each kind (verified, approved), or those that wait for a decision. */
export type Statistics = Item<typeof fields>;

/** Of an answer in one row. */
export function toStatistics(rows: readonly RowOf<typeof fields>[]): Statistics {
  return readFields(fields, asList(rows, (row) => row)[0]);
}
