import type { ColumnDescription } from '../rows/every-column.ts';

/** Of a decision and its second look. */
export const describedDecision = {
  decision_code: { label: 'Kode alasan', limit: 40 },
  decision_note: { label: 'Alasan keputusan', limit: 500 },
  review_note: { label: 'Permintaan ditinjau ulang', limit: 500 },
} satisfies Readonly<Record<string, ColumnDescription>>;
