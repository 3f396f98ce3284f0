import { ofJson } from '../rows/fields.ts';
import { asCount, asList, asObject } from '../rows/stored-value.ts';

/** Cards that a list of the public site shows at first, and adds each time. */
export const pageSize = 12;

/** The most rows that the service returns in one answer: `max_rows` of supabase/config.toml. */
export const maxRows = 200;

export interface Page<Item> {
  items: Item[];
  /** The number of rows on all pages. Known on the first page only. */
  total: number;
}

export const emptyPage: Page<never> = { items: [], total: 0 };

/** The part of a list that a page is, as the functions of the database ask for it. */
export function pageArguments(page: number) {
  return { page_size: pageSize, page_offset: (page - 1) * pageSize };
}

/** Reads a page that a function answers as one JSON value, `{items, total}`. Items that the reader gives as null are left out. */
export function pageOf<Row, Item>(toItem: (row: Row) => Item | null) {
  return (stored: unknown): Page<Item> => {
    const { items, total } = asObject(stored);
    return { items: asList(items, ofJson(toItem)), total: asCount(total) };
  };
}
