import type { PlannedRow } from '@portal/api/alumni-import';

/** What the database would do with a row of an import: it adds Budi, unless `part` says otherwise. */
export const plannedRow = (row: number, part: Partial<PlannedRow> = {}): PlannedRow => ({
  row,
  action: 'new',
  reason: '',
  warnings: [],
  name: 'Budi',
  target: null,
  changes: [],
  candidates: [],
  taken: [],
  fingerprint: 'f',
  ...part,
});
