import type { ListPage } from '@portal/api';
import type { FailedQuery } from '@portal/ui';
import { createContext, useContext } from 'react';
import type { ListParams } from './list-params.ts';
import type { ListSource } from './list-source.ts';
import type { Selection } from './use-selection.ts';

/** The part of a query's result that a table shows. */
export interface RowsQuery<Row> extends FailedQuery {
  data: ListPage<Row> | undefined;
  isError: boolean;
  /** The rows are still those of the previous request. */
  isPlaceholderData: boolean;
}

export interface ListState<Row extends { id: string }, Status extends string, Sort extends string>
  extends ListSource<Row, Status, Sort> {
  params: ListParams<Status, Sort>;
  query: RowsQuery<Row>;
  /** Null outside of the table, and where nothing can be done with several rows at once. */
  selection: Selection<Row> | null;
  /** Opens the detail of a row. */
  open: (id: string) => void;
}

/** Read it by `useList` or `useDecidedList`: a context cannot carry the types of the rows. */
export const ListContext = createContext<unknown>(null);

/** The list in which a component stands. */
export function useList<Row extends { id: string } = { id: string }>() {
  const list = useContext(ListContext);
  if (!list) throw new Error('Outside of a list');
  return list as ListState<Row, string, string>;
}
