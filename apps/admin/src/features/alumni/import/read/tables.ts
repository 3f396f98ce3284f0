import { formatNumber } from '@portal/ui';
import { fieldOf } from '../columns/heading-words.ts';
import { findHeadings, headingTexts, knownHeadings } from '../columns/headings.ts';
import { FileRefusal, limits } from './refusal.ts';
import type { BookSource, FoundRow, ReadingChoice, ReadTable, TableRow } from './table-rows.ts';

export interface FoundTable {
  name: string;
  rows: readonly FoundRow[];
  isHidden: boolean;
  notes: readonly string[];
}

/** Cells of one column that are merged: the rows from `first` to `last`. */
export interface MergedCells {
  column: number;
  first: number;
  last: number;
}

/** What is merged down over rows of the data holds for each of them. Rows without any other value stay out. */
export function fillDown(rows: readonly FoundRow[], merged: readonly MergedCells[]): void {
  const headings = findHeadings(rows);
  const places = new Map(rows.map(({ number }, place) => [number, place]));
  let filled = 0;
  for (const cells of merged) {
    const place = places.get(cells.first) ?? -1;
    if (place >= headings.data) filled += fillColumn(rows, place, cells);
    if (filled > limits.rows * limits.columns) throw new FileRefusal('unreasonable');
  }
}

function fillColumn(rows: readonly FoundRow[], from: number, { column, last }: MergedCells) {
  const value = rows[from]?.cells[column];
  let place = from + 1;
  for (; value; place += 1) {
    const { number = Number.POSITIVE_INFINITY, cells = [] } = rows[place] ?? {};
    if (number > last) break;
    while (cells.length < column) cells.push('');
    cells[column] ||= value;
  }
  return place - from;
}

interface Table extends FoundTable {
  /** One for each column, '' where it has no heading. */
  titles: readonly string[];
  /** Where the rows below the headings begin. */
  data: number;
  /** The fields that the headings name; none where they do not name people. */
  fields: string;
  hidden: number;
}

function describe(found: FoundTable, withHidden: boolean): Table {
  const rows = found.rows.filter(({ isHidden }) => withHidden || !isHidden);
  const headings = findHeadings(rows);
  const texts = headingTexts(rows, headings);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const fields = new Set(texts.flatMap((text) => fieldOf(text) ?? []));
  return {
    ...found,
    rows,
    titles: Array.from({ length: width }, (_, column) => texts[column] ?? ''),
    data: headings.data,
    fields: fields.has('name') ? [...fields].sort().join() : '',
    hidden: found.rows.filter(({ isHidden }) => isHidden).length,
  };
}

const sizeOf = ({ rows, data }: Table) => rows.length - data;

/**
 * The tables that are taken together: the chosen ones, else the visible one with most known headings, the larger of equal ones, and those
 * whose headings name the same fields, as far as the limit allows.
 */
function takeTables(tables: readonly Table[], chosen?: readonly string[]): readonly Table[] {
  const named = tables.filter(({ name }) => chosen?.includes(name));
  if (named.length > 0) return named;
  const visible = tables.filter(({ isHidden }) => !isHidden);
  const [best] = (visible.length > 0 ? visible : [...tables]).toSorted(
    (a, b) => knownHeadings(b.titles) - knownHeadings(a.titles) || b.rows.length - a.rows.length,
  );
  let left = limits.rows - (best?.rows.length ?? 0);
  return tables.filter((table) => {
    if (table === best) return true;
    if (table.isHidden || !table.fields || table.fields !== best?.fields) return false;
    left -= sizeOf(table);
    return left >= 0;
  });
}

/** Which column of a table stands under each of the titles, by title or field; titles that they lack are added to them. */
function columnsUnder(titles: string[], table: Table): readonly number[] {
  const columns: number[] = [];
  for (const [column, title] of table.titles.entries()) {
    const field = fieldOf(title);
    const find = (isAlike: (one: string) => boolean) =>
      titles.findIndex((one, place) => isAlike(one) && columns[place] === undefined);
    const same = find((one) => one === title);
    const place = same < 0 && field ? find((one) => fieldOf(one) === field) : same;
    columns[place < 0 ? titles.push(title) - 1 : place] = column;
  }
  return Array.from(titles, (_, place) => columns[place] ?? -1);
}

/** Joins rows under the headings of the first table. */
function joinRows([first, ...others]: readonly Table[]): TableRow[] {
  if (!first || others.length === 0) return [...(first?.rows ?? [])];
  const placeOf = ({ name }: Table, number: number) => `${name}, baris ${number}`;
  const rows = first.rows.map((row) => ({ ...row, place: placeOf(first, row.number) }));
  const titles = [...first.titles];
  for (const table of others) {
    const offset = rows.at(-1)?.number ?? 0;
    const isTitled = first.data > 0 && table.data > 0;
    const columns = isTitled ? columnsUnder(titles, table) : [...titles.keys()];
    for (const { number, cells } of table.rows.slice(table.data)) {
      const placed = columns.map((column) => cells[column] ?? '');
      rows.push({ number: number + offset, place: placeOf(table, number), cells: placed });
    }
  }
  const headings = rows[findHeadings(first.rows).first];
  if (!headings || first.data === 0) return rows;
  const added = (place: number) => (place < first.titles.length ? '' : titles[place]);
  headings.cells = titles.map((_, place) => headings.cells[place] ?? added(place) ?? '');
  return rows;
}

/** Says which tables of a file are taken, and joins them. */
export function joinTables(
  found: readonly FoundTable[],
  { sheets, withHidden = false }: ReadingChoice,
): ReadTable & { source: BookSource } {
  const tables = found.map((table) => describe(table, withHidden));
  const taken = takeTables(tables, sheets);
  const left = tables.filter(
    (table) => !taken.includes(table) && sizeOf(table) > 0 && knownHeadings(table.titles) > 1,
  );
  const named = left.map((table) => `${table.name} (${formatNumber(sizeOf(table))} baris)`);
  const hidden = taken.reduce((sum, table) => sum + table.hidden, 0);
  return {
    rows: joinRows(taken),
    notes: [
      named.length > 0 && `Lembar yang tidak diikutkan: ${named.join(', ')}.`,
      hidden > 0 && !withHidden && `${formatNumber(hidden)} baris tersembunyi tidak diikutkan.`,
      ...taken.flatMap(({ name, notes }) =>
        notes.map((note) => (taken.length > 1 ? `${name}: ${note}` : note)),
      ),
    ].filter((note) => note !== false),
    source: {
      kind: 'book',
      sheets: tables.map((table) => ({
        name: table.name,
        rows: sizeOf(table),
        isTaken: taken.includes(table),
      })),
      hidden,
      withHidden,
    },
  };
}
