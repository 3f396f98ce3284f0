import type { ListPage, ListRequest } from '@portal/api';
import { type CsvColumn, toCsv } from './csv.ts';

/** The most rows that the service returns in one answer. */
const pageLimit = 1000;

type FetchPage<Row> = (page: number, size: number, signal: AbortSignal) => Promise<ListPage<Row>>;

export interface Progress {
  signal: AbortSignal;
  onProgress: (read: number, total: number) => void;
}

/** Every row under a filter, page by page. A row that moves to another page meanwhile still appears once. */
async function fetchAllRows<Row extends { id: string }>(
  fetchPage: FetchPage<Row>,
  { signal, onProgress }: Progress,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchPage(page, pageLimit, signal);
    signal.throwIfAborted();
    for (const row of rows) found.set(row.id, row);
    onProgress(found.size, total);
    if (rows.length === 0 || page * pageLimit >= total) return [...found.values()];
  }
}

/** Makes the file of a whole list under a filter. Its rows may hold more than those of the table. */
export type ListFile<Request> = (request: Request, progress: Progress) => Promise<string>;

export function listFile<Row extends { id: string }, Request extends ListRequest<string, string>>(
  columns: readonly CsvColumn<Row>[],
  fetchPage: (request: Request, signal: AbortSignal) => Promise<ListPage<Row>>,
): ListFile<Request> {
  return async (request, progress) => {
    const rows = await fetchAllRows<Row>(
      (page, size, signal) => fetchPage({ ...request, page, size }, signal),
      progress,
    );
    return toCsv(columns, rows);
  };
}
