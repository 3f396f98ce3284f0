import { entriesOf, entryOf, type Item } from '../rows/fields.ts';
import { asCount, asOptionalText, asText, oneOf } from '../rows/stored-value.ts';

const decisionKinds = ['alumni', 'events', 'job_postings'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

const decision = {
  kind: ['kind', oneOf(decisionKinds, 'alumni')],
  /** As stored: each kind has its own statuses. */
  status: ['status', asText],
  /** Null for a decision on many. */
  rowId: ['row_id', asOptionalText],
  /** Empty for a decision on many. */
  name: ['name', asText],
  rowCount: ['row_count', asCount],
  /** A moment in ISO form. */
  decidedAt: ['decided_at', asText],
} as const;
/** What the admin decided last about one record, or about many at once. */
export type LatestDecision = Item<typeof decision>;

const countsBy = <Key extends 'start' | 'year'>(key: Key) =>
  entriesOf({
    /** The Monday of a week (`YYYY-MM-DD`), or a year of entry; empty where none is known. */
    label: [key, asText],
    count: ['count', asCount],
  } as const);
export type CountOf = ReturnType<ReturnType<typeof countsBy>>[number];

const overview = {
  decisions: ['decisions', entriesOf(decision)],
  /** Sign-ups of the last twelve weeks, oldest first. */
  weeks: ['weeks', countsBy('start')],
  /** Verified alumni by year of entry, oldest first. */
  years: ['years', countsBy('year')],
} as const;
export const toAdminOverview = entryOf(overview);
