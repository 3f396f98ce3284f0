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
  /** Reads what the detail shows: ahead, unless it is known already, or what is stored now. */
  readOne: (cache: QueryClient, id: string, isAhead: boolean) => Promise<unknown>;
}
