import type { AdminList, DecisionMutations, ListPage, ListRequest, Removal } from '@portal/api';
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
  /** Adds the data of a second request to the rows, which are shown without waiting for it. */
  usePage?: (page: ListPage<Row> | undefined) => ListPage<Row> | undefined;
  mutations: DecisionMutations & Removal;
}
