import { allRows, type ListPage, type ListRequest, maxRows } from '@portal/api';
import type { ListFile } from '../table/list-source.ts';
import { type SheetColumn, toCsv } from './csv.ts';

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
        onProgress(Math.min(page * maxRows, read.total), read.total);
        return read;
      });
      const chosen = columns.filter(({ title }) => choice.columns.includes(title));
      if (choice.format === 'csv') {
        return new Blob([toCsv(chosen, rows)], { type: 'text/csv;charset=utf-8' });
      }
      const { toXlsx } = await import(/* webpackChunkName: "xlsx" */ './xlsx.ts');
      return toXlsx(chosen, rows, {
        signal,
        onProgress: (written) => onProgress(written, rows.length, 'menulis'),
      });
    },
  };
}
