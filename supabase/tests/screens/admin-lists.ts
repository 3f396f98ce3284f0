import { productModule } from '../product.ts';
import { api, type Planted, type Query } from './planted.ts';

interface Filter {
  param: string;
  label: string;
  options?: readonly { value: string; label: string }[];
}

export interface List {
  statuses: readonly string[];
  sorts: readonly string[];
  query(request: object): Query;
}

const admin = <Exports>(path: string) => productModule<Exports>(`apps/admin/src/${path}.ts`);

const { readRequest } = await admin<{
  readRequest(params: URLSearchParams, list: List, filters: readonly Filter[]): object;
}>('table/list-params');
export const { alumniFilters } = await admin<{ alumniFilters: readonly Filter[] }>(
  'features/alumni/alumni-filters',
);
export const { reasonFilter } = await admin<{ reasonFilter(kind: string): Filter }>(
  'decide/reason-filter',
);
export const { alumniList } = await api<{ alumniList: List }>('alumni/admin');
export const { jobList } = await api<{ jobList: List }>('job-posting/admin');
export const { eventList } = await api<{ eventList: List }>('event/admin');
export const { registrationsOf } = await api<{ registrationsOf(event: string): List }>(
  'registration/admin',
);

/** What a table of the admin asks when its address has these parameters. */
export function asked(
  list: List,
  params: Record<string, string>,
  filters: readonly Filter[] = [],
): Query {
  return list.query(readRequest(new URLSearchParams({ baris: '100', ...params }), list, filters));
}

/** Of 'Kota: solo' the filter with this label, and what is typed into it or the option that is chosen; of 'cari solo' the search. */
export function askedFor(list: List, name: string, filters: readonly Filter[] = []): Query {
  const [kind = '', word = ''] = name.split(' ');
  if (kind === 'cari') return asked(list, { q: word });
  if (kind === 'status') return asked(list, { status: word });
  const [label, typed = ''] = name.split(': ');
  const filter = filters.find((one) => one.label === label);
  if (!filter) throw new Error(`No filter is called ${label}`);
  const option = filter.options?.find((one) => one.label === typed);
  return asked(list, { [filter.param]: option?.value ?? typed }, filters);
}

/** The options of a filter by reason, each with a row that has it. */
export function withReasons({ label, options = [] }: Filter): Planted {
  return Object.fromEntries(
    options.map((one) => [`${label}: ${one.label}`, { decision_code: one.value }]),
  );
}

/** The other rows have the first status. */
export function withStatuses({ statuses }: List, column = 'status'): Planted {
  return Object.fromEntries(
    statuses.slice(1).map((status) => [`status ${status}`, { [column]: status }]),
  );
}
