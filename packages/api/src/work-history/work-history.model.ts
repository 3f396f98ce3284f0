import type { EveryColumn, Kept } from '../rows/every-column.ts';
import { type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asRow, asText, oneOf } from '../rows/stored-value.ts';

const asMonth = (stored: unknown) => asText(stored).slice(0, 7);

/** Months as 'YYYY-MM'; an empty end means that the alumnus still works there. */
const fields = {
  id: ['id', asText],
  companyName: ['company_name', asText],
  position: ['position', asText],
  type: ['type', oneOf(['pekerjaan', 'usaha'], 'pekerjaan')],
  startMonth: ['start_date', asMonth],
  endMonth: ['end_date', asMonth],
  description: ['description', asText],
} as const;

export type WorkEntry = Item<typeof fields>;

export interface StoredWorkEntry {
  entry: WorkEntry;
  version: number;
}

export function toStoredWorkEntry(
  row: RowOf<typeof fields> & { version: unknown },
): StoredWorkEntry | null {
  const { id, version } = asRow(row);
  if (typeof id !== 'string') return null;
  return { version: asCount(version), entry: readFields(fields, row) };
}

/** Months are stored as their first day. */
export function toWorkRow(entry: WorkEntry) {
  return {
    id: entry.id,
    company_name: entry.companyName,
    position: entry.position,
    type: entry.type,
    start_date: `${entry.startMonth}-01`,
    end_date: entry.endMonth ? `${entry.endMonth}-01` : null,
    description: entry.description || null,
  } satisfies EveryColumn<'work_history', Exclude<Kept, 'id'> | 'alumni_id'>;
}
