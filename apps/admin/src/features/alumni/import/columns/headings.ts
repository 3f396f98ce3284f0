import type { TableRow } from '../read/table-rows.ts';
import { fieldOf, isNotTaken } from './fields.ts';

/** The number of cells that are a known heading. */
export const knownHeadings = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldOf(cell) || isNotTaken(cell)).length;

/** So many rows at the beginning may hold the headings. */
export const headingRows = 20;

export interface Headings {
  /** Places in the rows of the table: the first of the headings and the first of the data, equal without headings. */
  first: number;
  data: number;
}

/** The row of most known words, with the next one if both together say more. */
export function findHeadings(rows: readonly TableRow[]): Headings {
  let best = { known: 0, first: 0, data: 0 };
  for (const count of [1, 2]) {
    for (let first = 0; first < Math.min(rows.length, headingRows); first += 1) {
      const found = { first, data: first + count };
      const known = knownHeadings(headingTexts(rows, found));
      if (known > best.known) best = { known, ...found };
    }
  }
  return { first: best.first, data: best.data };
}

/** The text above each column. Where a title is merged over several columns, it is joined to what stands below it. */
export function headingTexts(rows: readonly TableRow[], { first, data }: Headings): string[] {
  const [upper = [], lower] = rows.slice(first, data).map(({ cells }) => cells);
  if (!lower) return [...upper];
  let above = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [top = '', below = ''] = [upper[column], lower[column]];
    if (top || !below) above = top;
    const joined = `${above} ${below}`.trim();
    return below && !fieldOf(joined) && (fieldOf(below) || isNotTaken(below)) ? below : joined;
  });
}
