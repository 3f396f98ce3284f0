import { type QueryClient, queryOptions } from '@portal/api/query';
import { unwrap, unwrapCounted } from '../query/unwrap.ts';
import { asCount, asRow, asRowList } from '../rows/stored-value.ts';
import { everyWordFound } from './text-search.ts';

/** The request of an admin table: one page of the filtered rows in one order. `size` is at most 1,000, the service's own limit. */
export interface ListRequest<Status extends string, Sort extends string> {
  /** Words, each a part of one of the searched columns; empty for all. */
  search: string;
  status: Status | null;
  /** Further filters, by the names that the list's database function accepts, or the columns of its table. */
  filters?: Readonly<Record<string, string>>;
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
  /** When the page was asked for, as `Date.now()`. */
  readAt?: number;
}

type FetchPage<Row, Status extends string, Sort extends string> = (
  request: ListRequest<Status, Sort>,
  signal: AbortSignal,
) => Promise<ListPage<Row>>;

interface ListDescription<Row, Status extends string, Sort extends string> {
  /** Every page of the list is cached under this key. */
  queryKey: readonly string[];
  /** What the list can be filtered by, in the order in which it is offered. */
  statuses: readonly Status[];
  /** The columns that the list can be sorted by. */
  sorts: readonly Sort[];
  /** The order at first, with a minus in front for a descending one; without it the newest first. */
  order?: Sort | `-${Sort}`;
  fetchPage: FetchPage<Row, Status, Sort>;
  meta: { errorTitle: string; unexpectedTitle?: string };
}

/** A list of the admin: its filters and orders, its query, and `fetchPage` for the export. */
export function adminList<Row extends { id: string }, Status extends string, Sort extends string>({
  queryKey,
  meta,
  ...list
}: ListDescription<Row, Status, Sort>) {
  return {
    ...list,
    query: (request: ListRequest<Status, Sort>) =>
      queryOptions({
        queryKey: [...queryKey, request] as const,
        queryFn: async ({ signal }): Promise<ListPage<Row>> => {
          const readAt = Date.now();
          return { ...(await list.fetchPage(request, signal)), readAt };
        },
        // Rows are proposed, changed and decided on in other browsers: each opening of the table reads them again.
        staleTime: 0,
        meta,
      }),
    /** How many rows a request finds in each status, or in that of the request. Read again each time it is shown. */
    statusCounts: (request: ListRequest<Status, Sort>) =>
      queryOptions({
        queryKey: ['status-counts', ...queryKey, request] as const,
        queryFn: ({ signal }) =>
          Promise.all(
            (request.status ? [request.status] : list.statuses).map(async (status) => {
              const one = { ...request, status, page: 1, size: 1 };
              return { status, count: (await list.fetchPage(one, signal)).total };
            }),
          ),
        staleTime: 0,
        gcTime: 0,
        meta,
      }),
  };
}

export type AdminList<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> = ReturnType<typeof adminList<Row, Status, Sort>>;

type Answer<Row> = Parameters<typeof unwrapCounted<Row>>[0];

/** The part of PostgREST's request that a list adds to. */
interface RowsRequest<Row> extends PromiseLike<Answer<Row>> {
  or(filters: string): RowsRequest<Row>;
  filter(column: string, operator: string, value: unknown): RowsRequest<Row>;
  order(column: string, order: { ascending: boolean; nullsFirst: boolean }): RowsRequest<Row>;
  range(first: number, last: number): RowsRequest<Row>;
  abortSignal(signal: AbortSignal): RowsRequest<Row>;
}

interface TableDescription<Stored, Row> {
  /** A request of the table for all rows, with their exact count. The column `searched` holds the texts that a search looks through. */
  select: () => RowsRequest<Stored>;
  /** Null leaves the row out. */
  toRow: (stored: Stored) => Row | null;
}

const rangeNotSatisfiable = 416;

/** How a list reads a page of its table. A page beyond the last one is empty and still knows the total. */
export function tablePages<Stored, Row, Status extends string, Sort extends keyof Stored & string>({
  select,
  toRow,
}: TableDescription<Stored, Row>): FetchPage<Row, Status, Sort> {
  return async ({ search, status, filters = {}, sort, ascending, page, size }, signal) => {
    const read = (first: number, last: number) => {
      let request = select();
      const words = everyWordFound(['searched'], search);
      if (words) request = request.or(words);
      const columns = { ...filters, ...(status && { status }) };
      for (const [column, value] of Object.entries(columns)) {
        request = request.filter(column, 'eq', value);
      }
      return request
        .order(sort, { ascending, nullsFirst: false })
        .order('id', { ascending, nullsFirst: false })
        .range(first, last)
        .abortSignal(signal);
    };
    const first = (page - 1) * size;
    const answer = await read(first, first + size - 1);
    if (answer.status === rangeNotSatisfiable) {
      const { total } = unwrapCounted(await read(0, 0));
      return { rows: [], total };
    }
    const { rows, total } = unwrapCounted(answer);
    return { rows: asRowList(rows).flatMap((row) => toRow(row) ?? []), total };
  };
}

/** What the functions of the database that search for the admin take. */
export interface SearchParameters<Status extends string, Sort extends string> {
  search: string;
  by_status?: Status;
  filters?: Record<string, string>;
  sort_by: Sort;
  ascending: boolean;
  page_size: number;
  page_offset: number;
}

interface Counted {
  total_count: number;
}

interface FunctionDescription<Stored, Row, Status extends string, Sort extends string> {
  /** A request of the function, whose every row carries the total. */
  call: (parameters: SearchParameters<Status, Sort>) => {
    abortSignal: (
      signal: AbortSignal,
    ) => PromiseLike<Parameters<typeof unwrap<(Stored & Counted)[]>>[0]>;
  };
  /** Null leaves the row out. */
  toRow: (stored: Stored) => Row | null;
}

/** How a list reads a page of a function that searches. A page beyond the last one is empty and still knows the total. */
export function functionPages<Stored, Row, Status extends string, Sort extends string>({
  call,
  toRow,
}: FunctionDescription<Stored, Row, Status, Sort>): FetchPage<Row, Status, Sort> {
  return async ({ search, status, filters, sort, ascending, page, size }, signal) => {
    const read = async (page_size: number, page_offset: number) => {
      const order = { sort_by: sort, ascending };
      const filter = {
        search,
        ...(status && { by_status: status }),
        ...(hasAny(filters) && { filters }),
      };
      const answer = await call({ ...filter, ...order, page_size, page_offset }).abortSignal(
        signal,
      );
      return asRowList(unwrap(answer));
    };
    const rows = await read(size, (page - 1) * size);
    const counted = rows.length === 0 && page > 1 ? await read(1, 0) : rows;
    return {
      rows: rows.flatMap((row) => toRow(row) ?? []),
      total: asCount(asRow(counted[0]).total_count),
    };
  };
}

export function hasAny(
  filters: ListRequest<string, string>['filters'],
): filters is Record<string, string> {
  return Object.keys(filters ?? {}).length > 0;
}

/** Changes one row in every cached page of a list. The service will store it as the next version. */
export function showListedChange(
  cache: QueryClient,
  queryKey: readonly unknown[],
  id: string,
  change: object,
): void {
  cache.setQueriesData<ListPage<{ id: string; version: number }>>(
    { queryKey },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) =>
          row.id === id ? { ...row, ...change, version: row.version + 1 } : row,
        ),
      },
  );
}
