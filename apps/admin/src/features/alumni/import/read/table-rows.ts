import { FileRefusal, limits } from './refusal.ts';

export interface TableRow {
  /** As the spreadsheet counts: the first is 1. */
  number: number;
  cells: readonly string[];
}

export interface ReadTable {
  rows: readonly TableRow[];
  /** What was left out or read differently, a sentence each. */
  notes: readonly string[];
  /** How the file was read, and what else there is to choose. */
  source: TextSource | BookSource;
}

export interface TextSource {
  kind: 'text';
  encoding: string;
  separator: string;
}

interface BookSource {
  kind: 'book';
  sheet: string;
  sheets: readonly string[];
}

/** Collects rows that hold something, within the limits. */
export function collectRows() {
  const rows: TableRow[] = [];
  let firstCut: number | null = null;
  return {
    rows,
    add(number: number, values: readonly string[]) {
      const cells = Array.from(values, (value = '') => {
        if (value.length <= limits.cell) return value.trim();
        firstCut ??= number;
        return value.slice(0, limits.cell).trim();
      });
      while (cells.at(-1) === '') cells.pop();
      if (cells.length === 0) return;
      if (cells.length > limits.columns) throw new FileRefusal('columns');
      if (rows.length === limits.rows) throw new FileRefusal('rows');
      rows.push({ number, cells });
    },
    notes: () =>
      firstCut === null
        ? []
        : [`Sel yang lebih dari 10.000 karakter dipotong, yang pertama di baris ${firstCut}.`],
  };
}
