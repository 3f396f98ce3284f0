import type { Database } from '../database.types.ts';
import { asCount, asList, asRow, asText } from '../rows/stored-value.ts';

export interface Thesis {
  alumniId: string;
  /** Masked for all but the admin. */
  displayName: string;
  /** Empty when unknown. */
  entryYear: string;
  title: string;
  /** 'S1', 'S2', … as the alumnus wrote it. */
  level: string;
}

export interface ThesisPage {
  items: Thesis[];
  /** Number of all theses that match. */
  total: number;
  /** The page that was returned: the first one if the requested page lies beyond the last. */
  page: number;
}

type ThesisRow = Database['public']['Functions']['search_theses']['Returns'][number];

function toThesis(row: ThesisRow): Thesis {
  const { alumni_id, display_name, entry_year, thesis_title, degree_level } = asRow(row);
  return {
    alumniId: asText(alumni_id),
    displayName: asText(display_name),
    entryYear: asText(entry_year),
    title: asText(thesis_title),
    level: asText(degree_level),
  };
}

/** Every row carries the number of all. */
export function toThesisPage(rows: readonly ThesisRow[], page: number): ThesisPage {
  return {
    items: asList(rows, toThesis),
    total: asCount(asRow(rows[0]).total_count),
    page,
  };
}
