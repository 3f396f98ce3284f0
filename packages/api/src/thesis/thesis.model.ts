import { type Item, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asList, asRow, asText } from '../rows/stored-value.ts';

const fields = {
  alumniId: ['alumni_id', asText],
  /** Masked for all but the admin. */
  displayName: ['display_name', asText],
  /** Empty when unknown. */
  entryYear: ['entry_year', asText],
  title: ['thesis_title', asText],
  /** 'S1', 'S2', … as the alumnus wrote it. */
  level: ['degree_level', asText],
} as const;

export type Thesis = Item<typeof fields>;

export interface ThesisPage {
  items: Thesis[];
  /** Number of all theses that match. */
  total: number;
  /** The page that was returned: the first one if the requested page lies beyond the last. */
  page: number;
}

type ThesisRow = RowOf<typeof fields> & { total_count: unknown };

/** Every row carries the number of all. */
export function toThesisPage(rows: readonly ThesisRow[], page: number): ThesisPage {
  return {
    items: asList(rows, (row) => readFields(fields, row)),
    total: asCount(asRow(rows[0]).total_count),
    page,
  };
}
