import { type ListPage, type ListRequest, maxRows } from '@portal/api';
import { type SheetColumn, toCsv } from './csv.ts';

type FetchPage<Row> = (page: number, size: number, signal: AbortSignal) => Promise<ListPage<Row>>;

export interface Progress {
  signal: AbortSignal;
  /** The step is 'read' until all rows are read, then 'write' while the workbook is built. */
  onProgress: (step: 'read' | 'write', done: number, total: number) => void;
}

/** Every row under a filter, page by page. A row that moves to another page meanwhile still appears once. */
async function fetchAllRows<Row extends { id: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onProgress }: Progress,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchPage(page, maxRows, signal);
    signal.throwIfAborted();
    for (const row of rows) found.set(row.id, row);
    onProgress('read', found.size, total);
    if (rows.length === 0 || page * maxRows >= total) return [...found.values()];
  }
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
    toBlob: async (request, choice, progress) => {
      const rows = await fetchAllRows<Row>(
        (page, size, signal) => fetchPage({ ...request, page, size }, signal),
        progress,
      );
      const chosen = columns.filter(({ title }) => choice.columns.includes(title));
      if (choice.format === 'csv') {
        return new Blob([toCsv(chosen, rows)], { type: 'text/csv;charset=utf-8' });
      }
      const { toXlsx } = await import(/* webpackChunkName: "xlsx" */ './xlsx.ts');
      return toXlsx(chosen, rows, {
        signal: progress.signal,
        onProgress: (written) => progress.onProgress('write', written, rows.length),
      });
    },
  };
}
