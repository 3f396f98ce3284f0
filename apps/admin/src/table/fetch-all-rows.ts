import type { ListPage } from '@portal/api';

/** The most rows that the service returns in one answer. */
const pageLimit = 1000;

export type FetchPage<Row> = (
  page: number,
  size: number,
  signal: AbortSignal,
) => Promise<ListPage<Row>>;

interface Progress {
  signal: AbortSignal;
  onProgress: (read: number, total: number) => void;
}

/** Every row under a filter, page by page. A row that moves to another page meanwhile still appears once. */
export async function fetchAllRows<Row extends { id: string }>(
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
