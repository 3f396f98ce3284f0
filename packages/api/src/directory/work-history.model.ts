import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';

export interface PublicJob {
  id: string;
  position: string;
  companyName: string;
  startDate: string;
  /** null: still there. */
  endDate: string | null;
  description: string;
}

function toPublicJob(row: unknown): PublicJob | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    position: asText(stored.position),
    companyName: asText(stored.company_name),
    startDate: asText(stored.start_date),
    endDate: asOptionalText(stored.end_date),
    description: asText(stored.description),
  };
}

export function toPublicJobs(rows: unknown): PublicJob[] {
  return asList(rows, toPublicJob);
}
