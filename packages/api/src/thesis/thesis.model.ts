import { asCount, asList, asObject, asText } from '../rows/stored-value.ts';

export interface Thesis {
  alumniId: string;
  /** Masked for all but the admin. */
  displayName: string;
  title: string;
  /** 'S1', 'S2', … as the alumnus wrote it. */
  level: string;
}

export interface ThesisPage {
  items: Thesis[];
  /** Number of all theses that match. */
  total: number;
  /** The page that this is: the first one where the wanted page lies behind the last. */
  page: number;
}

function toThesis(row: unknown): Thesis {
  const { alumni_id, display_name, thesis_title, degree_level } = asObject(row);
  return {
    alumniId: asText(alumni_id),
    displayName: asText(display_name),
    title: asText(thesis_title),
    level: asText(degree_level),
  };
}

/** Every row carries the number of all. */
export function toThesisPage(rows: readonly unknown[], page: number): ThesisPage {
  return {
    items: asList(rows, toThesis),
    total: asCount(asObject(rows[0]).total_count),
    page,
  };
}
