import type { ColumnDescription } from '../rows/every-column.ts';

type Described = Readonly<Record<string, ColumnDescription>>;

export const describedDecision = {
  decision_code: { label: 'Kode alasan', limit: 40 },
  decision_note: { label: 'Alasan keputusan', limit: 500 },
} satisfies Described;

/** Of a decision that may be looked at again. */
export const describedReview = {
  ...describedDecision,
  review_note: { label: 'Permintaan ditinjau ulang', limit: 500 },
} satisfies Described;
