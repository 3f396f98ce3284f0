import { formatNumber } from '@portal/ui';
import { fieldOf } from '../columns/heading-words.ts';
import { findHeadings, headingTexts, knownHeadings } from '../columns/headings.ts';
import { FileRefusal, limits } from './refusal.ts';
import type { BookSource, FoundRow, ReadTable, TableRow } from './table-rows.ts';

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

/** The place of each column of a table among the titles of those before it, by title or field; new titles are added there. */
function placesIn(titles: string[], table: Table): readonly number[] {
  const taken = new Set<number>();
  return table.titles.map((title) => {
    const field = fieldOf(title);
    const find = (isAlike: (one: string) => boolean) =>
      titles.findIndex((one, place) => isAlike(one) && !taken.has(place));
    const same = find((one) => one === title);
    const alike = same < 0 ? find((one) => field !== null && fieldOf(one) === field) : same;
    const place = alike < 0 ? titles.push(title) - 1 : alike;
    taken.add(place);
    return place;
  });
}

/** Joins rows under the headings of the first table. */
function joinRows([first, ...others]: readonly Table[]): TableRow[] {
  if (!first) return [];
  if (others.length === 0) return [...first.rows];
  const titles = [...first.titles];
  const rows: { number: number; place: string; cells: string[] }[] = [];
  const add = ({ name }: Table, number: number, offset: number, cells: string[]) =>
    rows.push({ number: number + offset, place: `${name}, baris ${number}`, cells });
  for (const { number, cells } of first.rows) add(first, number, 0, [...cells]);
  for (const table of others) {
    const offset = rows.at(-1)?.number ?? 0;
    const places = first.data > 0 && table.data > 0 ? placesIn(titles, table) : [];
    for (const { number, cells } of table.rows.slice(table.data)) {
      add(table, number, offset, inPlaces(cells, places, titles.length));
    }
  }
  addTitles(rows[findHeadings(first.rows).first]?.cells ?? [], titles, first.titles.length);
  return rows;
}

function inPlaces(cells: readonly string[], places: readonly number[], width: number): string[] {
  const placed = Array<string>(width).fill('');
  for (const [column, cell] of cells.entries()) placed[places[column] ?? column] = cell;
  return placed;
}

function addTitles(headings: string[], titles: readonly string[], from: number) {
  while (headings.length < from) headings.push('');
  headings.splice(from, titles.length, ...titles.slice(from));
}

/** Says which tables of a file are taken, and joins them. */
export function joinTables(
  found: readonly FoundTable[],
  { sheets, withHidden = false }: { sheets?: readonly string[]; withHidden?: boolean },
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
      ...(named.length > 0 ? [`Lembar yang tidak diikutkan: ${named.join(', ')}.`] : []),
      ...(hidden > 0 && !withHidden
        ? [`${formatNumber(hidden)} baris tersembunyi tidak diikutkan.`]
        : []),
      ...taken.flatMap(({ name, notes }) =>
        notes.map((note) => (taken.length > 1 ? `${name}: ${note}` : note)),
      ),
    ],
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
