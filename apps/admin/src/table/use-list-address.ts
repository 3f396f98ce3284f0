import type { ListRequest } from '@portal/api';
import { changedParams } from '@portal/federation';
import { useSearchParams } from '@portal/federation/router';
import { useMemo } from 'react';

export const pageSizes = [20, 50, 100] as const;
const defaultSize = 20;

interface ListOptions<Status extends string, Sort extends string> {
  statuses: readonly Status[];
  sorts: readonly Sort[];
  /** As the address writes it: a minus in front means descending. */
  defaultSort: Sort | `-${Sort}`;
}

export interface ListAddress<Status extends string, Sort extends string> {
  request: ListRequest<Status, Sort>;
  /** Whether search or status hold anything back. */
  isFiltered: boolean;
  search: (text: string) => void;
  chooseStatus: (status: Status | null) => void;
  sort: (by: Sort, ascending: boolean) => void;
  /** `isCorrection` leaves no entry behind to come back to. */
  goTo: (page: number, isCorrection?: boolean) => void;
  setPageSize: (size: number) => void;
  /** Takes the filter away; order and page size stay. */
  clear: () => void;
}

/**
 * What a table shows, kept in the address: reload, Back and a shared link find it again. Typing replaces the entry, choosing
 * makes a new one, and every change but that of the page begins with page 1. Words that nobody knows fall to the defaults.
 */
export function useListAddress<Status extends string, Sort extends string>(
  options: ListOptions<Status, Sort>,
): ListAddress<Status, Sort> {
  const [address, setAddress] = useSearchParams();
  const request = useMemo(() => readRequest(address, options), [address, options]);

  const change = (changes: Record<string, string | null>, replace = false) =>
    setAddress(changedParams(address, { halaman: null, ...changes }), { replace });

  return {
    request,
    isFiltered: request.search !== '' || request.status !== null,
    search: (text) => change({ q: text }, true),
    chooseStatus: (status) => change({ status }),
    sort: (by, ascending) => change({ urut: ascending ? by : `-${by}` }),
    goTo: (page, isCorrection) => change({ halaman: page > 1 ? String(page) : null }, isCorrection),
    setPageSize: (size) => change({ baris: size === defaultSize ? null : String(size) }),
    clear: () => change({ q: null, status: null }),
  };
}

export function readRequest<Status extends string, Sort extends string>(
  address: URLSearchParams,
  { statuses, sorts, defaultSort }: ListOptions<Status, Sort>,
): ListRequest<Status, Sort> {
  const order = readOrder(address.get('urut'), sorts) ?? readOrder(defaultSort, sorts);
  if (!order) throw new Error(`${defaultSort} is none of ${sorts.join(', ')}`);
  const page = Number(address.get('halaman') ?? 1);
  const size = Number(address.get('baris') ?? defaultSize);
  return {
    search: address.get('q')?.trim() ?? '',
    status: statuses.find((status) => status === address.get('status')) ?? null,
    ...order,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: pageSizes.find((known) => known === size) ?? defaultSize,
  };
}

function readOrder<Sort extends string>(order: string | null, sorts: readonly Sort[]) {
  const isDescending = order?.startsWith('-') === true;
  const name = isDescending ? order.slice(1) : order;
  const sort = sorts.find((known) => known === name);
  return sort && { sort, ascending: !isDescending };
}
