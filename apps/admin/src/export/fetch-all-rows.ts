import { allRows, type ListPage, type ListRequest, maxRows } from '@portal/api';
import { type SheetColumn, toCsv } from './csv.ts';

export interface Progress {
  signal: AbortSignal;
  /** The step is 'read' until all rows are read, then 'write' while the workbook is built. */
  onProgress: (step: 'read' | 'write', done: number, total: number) => void;
}

/** The admin's choice for the export. */
export interface SheetChoice {
  format: 'xlsx' | 'csv';
  /** Titles of the columns. */
  columns: readonly string[];
}

/** Makes the file of a whole list under a filter. Its rows may hold more than those of the table. */
export interface ListFile<Request = ListRequest<string, string>> {
  /** Titles, in their order. */
  columns: readonly string[];
  toBlob(request: Request, choice: SheetChoice, progress: Progress): Promise<Blob>;
}

export function listFile<Row extends { id: string }, Request extends ListRequest<string, string>>(
  columns: readonly SheetColumn<Row>[],
  fetchPage: (request: Request, signal: AbortSignal) => Promise<ListPage<Row>>,
): ListFile<Request> {
  return {
    columns: columns.map(({ title }) => title),
    toBlob: async (request, choice, { signal, onProgress }) => {
      const rows = await allRows(async (page) => {
        const read = await fetchPage({ ...request, page, size: maxRows }, signal);
        signal.throwIfAborted();
        onProgress('read', Math.min(page * maxRows, read.total), read.total);
        return read;
      });
      const chosen = columns.filter(({ title }) => choice.columns.includes(title));
      if (choice.format === 'csv') {
        return new Blob([toCsv(chosen, rows)], { type: 'text/csv;charset=utf-8' });
      }
      const { toXlsx } = await import(/* webpackChunkName: "xlsx" */ './xlsx.ts');
      return toXlsx(chosen, rows, {
        signal,
        onProgress: (written) => onProgress('write', written, rows.length),
      });
    },
  };
}
