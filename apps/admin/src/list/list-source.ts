import type { AdminList, DecisionMutations, ListRequest, Removal } from '@portal/api';
import type { QueryClient } from '@portal/api/query';
import type { ListFile } from '../export/fetch-all-rows.ts';

/** How the rows are read and written. */
export interface ListSource<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> {
  list: AdminList<Row, Status, Sort>;
  /** The export: all fields of the records. */
  file: ListFile<ListRequest<Status, Sort>>;
  mutations: DecisionMutations & Removal;
  /** Reads what the detail shows, unless it was read in the last `staleTime` milliseconds. */
  readOne: (cache: QueryClient, id: string, staleTime: number) => Promise<unknown>;
}
