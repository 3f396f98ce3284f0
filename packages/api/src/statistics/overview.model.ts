import { asCount, asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';

const decisionKinds = ['alumni', 'events', 'job_postings'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What the admin decided last about one record, or about many at once. */
export interface LatestDecision {
  kind: DecisionKind;
  /** As stored: each kind has its own statuses. */
  status: string;
  /** Null for a decision on many. */
  rowId: string | null;
  /** Empty for a decision on many. */
  name: string;
  rowCount: number;
  /** A moment in ISO form. */
  decidedAt: string;
}

export interface CountOf {
  /** The Monday of a week (`YYYY-MM-DD`), or a year of entry; empty where none is known. */
  label: string;
  count: number;
}

export interface AdminOverview {
  decisions: LatestDecision[];
  /** Sign-ups of the last twelve weeks, oldest first. */
  weeks: CountOf[];
  /** Verified alumni by year of entry, oldest first. */
  years: CountOf[];
}

function toDecision(entry: unknown): LatestDecision | null {
  const stored = asObject(entry);
  const kind = decisionKinds.find((known) => known === stored.kind);
  if (!kind) return null;
  return {
    kind,
    status: asText(stored.status),
    rowId: asOptionalText(stored.row_id),
    name: asText(stored.name),
    rowCount: asCount(stored.row_count),
    decidedAt: asText(stored.decided_at),
  };
}

const countsBy = (key: 'start' | 'year') => (entry: unknown) => {
  const stored = asObject(entry);
  return { label: asText(stored[key]), count: asCount(stored.count) };
};

export function toAdminOverview(stored: unknown): AdminOverview {
  const { decisions, weeks, years } = asObject(stored);
  return {
    decisions: asList(decisions, toDecision),
    weeks: asList(weeks, countsBy('start')),
    years: asList(years, countsBy('year')),
  };
}
