import type { ListRequest } from '@portal/api';
import { useUrlParams } from '@portal/federation';
import { useMemo } from 'react';

export const pageSizes = [20, 50, 100] as const;
const defaultSize = 20;
/** Newest first. */
const defaultOrder = '-created_at';

interface ListOptions<Status extends string, Sort extends string> {
  statuses: readonly Status[];
  sorts: readonly Sort[];
  /** The order at first. */
  order?: string;
}

export interface ListParams<Status extends string = string, Sort extends string = string> {
  request: ListRequest<Status, Sort>;
  /** Whether a search or a status leaves rows out. */
  isFiltered: boolean;
  search: (text: string) => void;
  /** The empty text stands for all. */
  chooseStatus: (status: string) => void;
  sort: (column: string, ascending: boolean) => void;
  /** `isCorrection` replaces the history entry. */
  goTo: (page: number, isCorrection?: boolean) => void;
  setPageSize: (size: number) => void;
  /** Removes search and status; order and page size stay. */
  clear: () => void;
}

/**
 * What a table shows, kept in the search params, so that reload, Back and a shared link restore it. Typing replaces the history
 * entry, choosing adds one. Every change except that of the page starts again at page 1. Unknown values fall back to the defaults.
 */
export function useListParams<Status extends string, Sort extends string>(
  options: ListOptions<Status, Sort>,
): ListParams<Status, Sort> {
  const { params, change: changeParams } = useUrlParams();
  const request = useMemo(() => readRequest(params, options), [params, options]);

  const change = (changes: Record<string, string | null>, replace = false) =>
    changeParams({ halaman: null, ...changes }, { replace });

  return {
    request,
    isFiltered: request.search !== '' || request.status !== null,
    search: (text) => change({ q: text }, true),
    chooseStatus: (status) => change({ status }),
    sort: (column, ascending) => change({ urut: ascending ? column : `-${column}` }),
    goTo: (page, isCorrection) => change({ halaman: page > 1 ? String(page) : null }, isCorrection),
    setPageSize: (size) => change({ baris: size === defaultSize ? null : String(size) }),
    clear: () => change({ q: null, status: null }),
  };
}

export function readRequest<Status extends string, Sort extends string>(
  params: URLSearchParams,
  { statuses, sorts, order: firstOrder = defaultOrder }: ListOptions<Status, Sort>,
): ListRequest<Status, Sort> {
  const order = readOrder(params.get('urut'), sorts) ?? readOrder(firstOrder, sorts);
  if (!order) throw new Error(`${firstOrder} is none of ${sorts.join(', ')}`);
  const page = Number(params.get('halaman') ?? 1);
  const size = Number(params.get('baris') ?? defaultSize);
  return {
    search: params.get('q')?.trim() ?? '',
    status: statuses.find((status) => status === params.get('status')) ?? null,
    ...order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
  };
}

/** A minus in front means descending. */
function readOrder<Sort extends string>(order: string | null, sorts: readonly Sort[]) {
  const isDescending = order?.startsWith('-') === true;
  const name = isDescending ? order.slice(1) : order;
  const sort = sorts.find((known) => known === name);
  return sort && { sort, ascending: !isDescending };
}
