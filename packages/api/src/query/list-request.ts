/** What a table of the admin asks for: one page of a filter in one order. `size` is at most 1,000, the service's own limit. */
export interface ListRequest<Status extends string, Sort extends string> {
  /** Part of one of the searched columns; empty for all. */
  search: string;
  status: Status | null;
  /** A column of the database. */
  sort: Sort;
  ascending: boolean;
  /** The first page is 1. */
  page: number;
  size: number;
}

export interface ListPage<Row> {
  rows: Row[];
  /** The number of rows under the filter, all pages together. */
  total: number;
}
