import type { Database } from '../database.types.ts';
import { asCount, asList, asObject, asText } from '../rows/stored-value.ts';

type WorkType = Database['public']['Enums']['work_type'];

/** Months as 'YYYY-MM'; an empty end means: still there. */
export type WorkEntry = { type: WorkType } & Record<
  'id' | 'companyName' | 'position' | 'startMonth' | 'endMonth' | 'description',
  string
>;

export interface StoredWorkEntry {
  entry: WorkEntry;
  version: number;
}

export function toStoredWorkEntries(rows: unknown): StoredWorkEntry[] {
  return asList(rows, (row) => {
    const entry = toWorkEntry(row);
    return entry && { entry, version: asCount(asObject(row).version) };
  });
}

function toWorkEntry(row: unknown): WorkEntry | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    companyName: asText(stored.company_name),
    position: asText(stored.position),
    type: stored.type === 'usaha' ? 'usaha' : 'pekerjaan',
    startMonth: asText(stored.start_date).slice(0, 7),
    endMonth: asText(stored.end_date).slice(0, 7),
    description: asText(stored.description),
  };
}

/** Months are stored as their first day. (Decision 57.) */
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
