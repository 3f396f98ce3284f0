import { entriesOf, type Item } from '../rows/fields.ts';
import { asCount, asList, asObject, asText } from '../rows/stored-value.ts';

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

/** Every row of the JSON answer carries the number of all. */
export function toThesisPage(rows: unknown, page: number): ThesisPage {
  const [total = 0] = asList(rows, (row) => asCount(asObject(row).total_count));
  return { items: entriesOf(fields)(rows), total, page };
}
