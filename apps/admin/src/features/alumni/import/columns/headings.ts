import type { TableRow } from '../read/table-rows.ts';
import { readHeading } from './heading-words.ts';

/** Years, numbers and enumerations stand in titles and values. */
const isValue = (cell: string) =>
  /\d{3}|@|,[^,]*,[^,]*,/.test(cell.slice(0, 320).replace(/\([^()]*\)/g, ''));

/** Nothing but a heading: it names a field, or what is never taken. */
function known(cell: string): string {
  if (isValue(cell)) return '';
  const { fields, isRefused, isAddress } = readHeading(cell);
  return isRefused || isAddress ? cell : fields.join(' ');
}

/** The number of known headings. A title that is repeated over a whole row says no more than once. */
export const knownHeadings = (cells: readonly string[]): number =>
  new Set(cells.map(known).filter(Boolean)).size;

/** So many rows at the beginning may hold the headings. */
export const headingRows = 20;

export interface Headings {
  /** Places in the rows of the table: the first of the headings and the first of the data, equal without headings. */
  first: number;
  data: number;
}

interface Found extends Headings {
  /** The numbers of known headings, and of those that are of somebody else. */
  known: number;
  refused: number;
}

/** Where as much is known, a row above that says of whom more of the columns are. */
const isSurer = (one: Found, other: Found) =>
  one.known > other.known ||
  (one.known === other.known && one.data === other.data && one.refused > other.refused);

/** The row of most known words, with the one above it if both together say more. */
export function findHeadings(rows: readonly TableRow[]): Headings {
  let best: Found = { known: 0, refused: 0, first: 0, data: 0 };
  for (const count of [1, 2]) {
    for (let first = 0; first < Math.min(rows.length, headingRows); first += 1) {
      // Joined to values, a heading would still be known.
      if (count === 2 && rows[first + 1]?.cells.some(isValue)) continue;
      const place = { first, data: first + count };
      const texts = headingTexts(rows, place);
      const refused = texts.filter((text) => readHeading(text).isRefused).length;
      const found = { ...place, known: knownHeadings(texts), refused };
      if (isSurer(found, best)) best = found;
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
    const text = above === below ? below : joined(above, below);
    // A cell that is as high as both rows is above nothing else.
    if (text === above) above = '';
    return text;
  });
}

/** What stands below says more, unless what stands above says of whom or of what it is. */
function joined(above: string, below: string): string {
  const both = `${above} ${below}`.trim();
  const { distance, isRefused, fields } = readHeading(both);
  const isOwn = known(below) !== '' && distance > 0 && !isRefused && fields.length > 0;
  return isOwn ? below : both;
}
