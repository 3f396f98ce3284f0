import type { Tables } from '../database.types.ts';
import { asCount, asRow, asText } from '../rows/stored-value.ts';

type WorkRow = Omit<Tables<'work_history'>, 'alumni_id' | 'created_at' | 'updated_at'>;

/** Months as 'YYYY-MM'; an empty end means that the alumnus still works there. */
export type WorkEntry = { type: WorkRow['type'] } & Record<
  'id' | 'companyName' | 'position' | 'startMonth' | 'endMonth' | 'description',
  string
>;

export interface StoredWorkEntry {
  entry: WorkEntry;
  version: number;
}

export function toStoredWorkEntry(row: WorkRow): StoredWorkEntry | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    version: asCount(stored.version),
    entry: {
      id: stored.id,
      companyName: asText(stored.company_name),
      position: asText(stored.position),
      type: stored.type === 'usaha' ? 'usaha' : 'pekerjaan',
      startMonth: asText(stored.start_date).slice(0, 7),
      endMonth: asText(stored.end_date).slice(0, 7),
      description: asText(stored.description),
    },
  };
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
  };
}
