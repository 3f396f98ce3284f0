import { columnLetters } from '../../../../export/xlsx.ts';
import { limits } from './refusal.ts';

export interface TableRow {
  /** As the spreadsheet counts: the first is 1. Of tables that are taken together, the later ones count on. */
  number: number;
  /** Where people find it, if its number does not say so: 'Lembar 2, baris 5'. */
  place?: string;
  cells: readonly string[];
}

export interface ReadTable {
  rows: readonly TableRow[];
  /** What was left out or read differently, a sentence each. */
  notes: readonly string[];
  /** How the file was read, and what else there is to choose. */
  source: TextSource | BookSource;
}

interface TextSource {
  kind: 'text';
  encoding: string;
  separator: string;
}

export interface BookSource {
  kind: 'book';
  /** All of them, with the rows below their headings. */
  sheets: readonly { name: string; rows: number; isTaken: boolean }[];
  /** The hidden rows of the taken sheets, and whether they are among the rows. */
  hidden: number;
  withHidden: boolean;
}

/** What the admin chose instead of what was found. */
export interface ReadingChoice extends Partial<Omit<TextSource, 'kind'>> {
  sheets?: readonly string[];
  withHidden?: boolean;
}

export interface FoundRow {
  number: number;
  cells: string[];
  isHidden?: boolean;
}

/** What programs write instead of a value that they cannot calculate or show. */
const isError = /^(?:#[A-Z/0_]{1,14}[!?]|#N\/A|#GETTING_DATA|#{2,}|Err:\d{3})$/;

/** Collects rows that hold something, within the limits: one row more than may be taken shows that there are too many. */
export function collectRows() {
  const rows: FoundRow[] = [];
  const isFull = () => rows.length > limits.rows;
  let firstCut: number | null = null;
  let beyond: string | null = null;
  return {
    rows,
    isFull,
    add(number: number, values: readonly string[], isHidden = false) {
      if (isFull()) return;
      const cells = Array.from(values.slice(0, limits.columns), (value = '') => {
        if (value.length > limits.cell) firstCut ??= number;
        const text = value.slice(0, limits.cell).trim();
        return isError.test(text) ? '' : text;
      });
      const outside = values.findIndex(
        (value, column) => column >= limits.columns && value?.trim(),
      );
      if (outside >= 0) beyond ??= `${columnLetters(outside)}${number}`;
      while (cells.at(-1) === '') cells.pop();
      if (cells.length > 0) rows.push({ number, cells, ...(isHidden && { isHidden }) });
    },
    notes: () =>
      [
        beyond !== null &&
          `Hanya ${limits.columns} kolom pertama dibaca. Di luar itu terisi, mulai sel ${beyond}.`,
        firstCut !== null &&
          `Sel yang lebih dari 10.000 karakter dipotong, yang pertama di baris ${firstCut}.`,
      ].filter((note) => note !== false),
  };
}
