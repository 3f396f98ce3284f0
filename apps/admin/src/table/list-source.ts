import type { AdminList, ListRequest } from '@portal/api';
import type { RunControls } from '../frame/long-run.tsx';
import type { ListFilterField } from './list-params.ts';
import type { TableColumn } from './table-column.tsx';

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
  toBlob(request: Request, choice: SheetChoice, run: RunControls): Promise<Blob>;
}

/** A list of the admin: how it is called, read and shown. */
export interface ListSource<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> {
  /** The key under which this browser remembers columns, density, filters and the choice of the export. */
  name: string;
  /** Names the rows: used in headings, buttons, toasts and for the exported file. */
  title: string;
  /** What the rows belong to, for the name of the exported file. */
  owner?: string | undefined;
  /** Says what is searched, such as 'Cari judul atau lokasi'. */
  searchLabel: string;
  /** Shown if there is no row at all. */
  emptyText: string;
  list: AdminList<Row, Status, Sort>;
  statusInfo: Readonly<Record<Status, { label: string }>>;
  /** Filters in addition to search and status. */
  filters?: readonly ListFilterField[];
  columns: readonly TableColumn<Row, Sort>[];
  /** The name of a row in buttons, checkboxes and toasts. */
  rowName: (row: Row) => string;
  /** The export: all fields of the records. */
  file: ListFile<ListRequest<Status, Sort>>;
}
