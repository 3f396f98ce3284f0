import type { ListRequest } from '@portal/api';
import { useUrlParams } from '@portal/federation';
import { useMemo } from 'react';

export const pageSizes = [20, 50, 100] as const;
const defaultSize = 20;
/** Newest first. */
const defaultOrder = '-created_at';

/** A filter in addition to search and status. */
export interface ListFilterField {
  /** Its search parameter in the URL. */
  param: string;
  /** Its name in the request to the database. */
  name: string;
  label: string;
  /** The options to choose from. Without them the filter is a text field. */
  options?: readonly { value: string; label: string }[];
}

interface ListOptions<Status extends string, Sort extends string> {
  statuses: readonly Status[];
  sorts: readonly Sort[];
  /** The default order. */
  order?: string;
}

export interface ListParams<Status extends string = string, Sort extends string = string> {
  request: ListRequest<Status, Sort>;
  /** Whether a search, a status or another filter is set. */
  isFiltered: boolean;
  search: (text: string) => void;
  /** The empty string means all. */
  chooseStatus: (status: string) => void;
  /** The empty string means all. */
  chooseFilter: (filter: ListFilterField, value: string) => void;
  sort: (column: string, ascending: boolean) => void;
  /** `isCorrection` replaces the history entry. */
  goTo: (page: number, isCorrection?: boolean) => void;
  setPageSize: (size: number) => void;
  /** Search, status, filters, order and page size as search params, which a saved view stores. */
  view: string;
  showView: (view: string) => void;
  /** Removes search, status and filters; order and page size stay. */
  clear: () => void;
}

const noFilters: readonly ListFilterField[] = [];

/**
 * The state of a table in the search params, so that reload, Back and a shared link restore it. Typing replaces the history entry,
 * choosing adds one. Every change except that of the page returns to page 1. Unknown values fall back to the defaults.
 */
export function useListParams<Status extends string, Sort extends string>(
  options: ListOptions<Status, Sort>,
  filters: readonly ListFilterField[] = noFilters,
): ListParams<Status, Sort> {
  const { params, change: changeParams } = useUrlParams();
  const request = useMemo(() => readRequest(params, options, filters), [params, options, filters]);

  const change = (changes: Record<string, string | null>, replace = false) =>
    changeParams({ halaman: null, ...changes }, { replace });
  const kept = ['q', 'status', 'urut', 'baris', ...filters.map(({ param }) => param)];

  return {
    request,
    isFiltered: request.search !== '' || request.status !== null || countFilters(request) > 0,
    search: (text) => change({ q: text }, true),
    chooseStatus: (status) => change({ status }),
    chooseFilter: ({ param, options: choices }, value) => change({ [param]: value }, !choices),
    sort: (column, ascending) => change({ urut: ascending ? column : `-${column}` }),
    goTo: (page, isCorrection) => change({ halaman: page > 1 ? String(page) : null }, isCorrection),
    setPageSize: (size) => change({ baris: size === defaultSize ? null : String(size) }),
    view: String(new URLSearchParams(kept.flatMap((name) => pairOf(params, name)))),
    showView: (view) => {
      const wanted = new URLSearchParams(view);
      change(Object.fromEntries(kept.map((name) => [name, wanted.get(name)])));
    },
    clear: () =>
      change({
        q: null,
        status: null,
        ...Object.fromEntries(filters.map(({ param }) => [param, null])),
      }),
  };
}

export function readRequest<Status extends string, Sort extends string>(
  params: URLSearchParams,
  { statuses, sorts, order: firstOrder = defaultOrder }: ListOptions<Status, Sort>,
  filters: readonly ListFilterField[] = noFilters,
): ListRequest<Status, Sort> {
  // In a queue whoever has waited longest is first.
  const first = params.has('antrean') ? 'created_at' : firstOrder;
  const order = readOrder(params.get('urut'), sorts) ?? readOrder(first, sorts);
  if (!order) throw new Error(`${firstOrder} is none of ${sorts.join(', ')}`);
  const page = Number(params.get('halaman') ?? 1);
  const size = Number(params.get('baris') ?? defaultSize);
  return {
    search: params.get('q')?.trim() ?? '',
    status: statuses.find((status) => status === params.get('status')) ?? null,
    filters: readFilters(params, filters),
    ...order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
  };
}

function pairOf(params: URLSearchParams, name: string): [string, string][] {
  const value = params.get(name);
  return value ? [[name, value]] : [];
}

export const countFilters = ({ filters = {} }: ListRequest<string, string>) =>
  Object.keys(filters).length;

function readFilters(params: URLSearchParams, fields: readonly ListFilterField[]) {
  const chosen = fields.flatMap(({ param, name, options }) => {
    const value = params.get(param)?.trim() ?? '';
    const isKnown = !options || options.some((option) => option.value === value);
    return value !== '' && isKnown ? [[name, value]] : [];
  });
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** A minus in front means descending. */
function readOrder<Sort extends string>(order: string | null, sorts: readonly Sort[]) {
  const isDescending = order?.startsWith('-') === true;
  const name = isDescending ? order.slice(1) : order;
  const sort = sorts.find((known) => known === name);
  return sort && { sort, ascending: !isDescending };
}
