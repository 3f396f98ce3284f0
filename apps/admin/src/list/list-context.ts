import type { AdminList } from '@portal/api';
import { createContext, type ReactElement, useContext } from 'react';
import type { DecisionLock } from '../decide/decision-lock.ts';
import type { DecidableRow, Press } from '../decide/press.ts';
import type { Decide, Decided } from '../decide/use-decide.tsx';
import type { ListParams } from '../table/list-params.ts';
import type { RowsQuery } from '../table/rows-grid.tsx';
import type { Selection } from '../table/use-selection.ts';
import type { ListSource } from './list-source.ts';

export interface ListState<Row extends { id: string }, Status extends string, Sort extends string> {
  /** Names the rows: 'Kegiatan'. */
  title: string;
  /** Names an exported file by list and filter, without date and extension. */
  fileName: string;
  params: ListParams<Status, Sort>;
  query: RowsQuery<Row>;
  errorTitle: string;
  /** Null outside of the table, and where nothing can be done with several rows at once. */
  selection: Selection<Row> | null;
  /** The name of a row in buttons, checkboxes and toasts. */
  rowName: (row: Row) => string;
  /** Opens the detail of a row. */
  open: (id: string) => void;
}

export interface RowToDelete {
  id: string;
  name: string;
  /** Says what is deleted with the row, and what stays. */
  note?: ReactElement | undefined;
}

export interface DecisionProgress {
  opensNext: boolean;
  /** The decision on the row waits for its answer; then this row is next. */
  isSaving: boolean;
  nextName: string;
  failure: {
    id: string;
    text: string;
    /** The status that may have been stored without an answer. */
    unanswered: string | null;
    /** Whether the row was read again since. */
    isKnown: boolean;
  } | null;
  /** Called when the row is shown, with its decisions. */
  onShown: (id: string) => void;
}

/** A list whose rows are decided on, edited and deleted. */
export interface DecidedListState<
  Row extends { id: string },
  Status extends string,
  Sort extends string,
> extends ListState<Row, Status, Sort> {
  list: AdminList<Row, Status, Sort>;
  lock: DecisionLock;
  decide: (
    row: DecidableRow<Status>,
    status: Status,
    calls?: Pick<Press, 'onAsked' | 'onSent'>,
  ) => Promise<Decided>;
  readOne: ListSource<Row, Status, Sort>['readOne'];
  /** What became of the decision on the open row, in a detail that leads on. */
  progress?: DecisionProgress;
  /** For several rows at once. */
  decideOnMany: Decide;
  edit: (id: string) => void;
  /** Edits the row whose detail is open, beginning at a field. */
  editOpen: (field: string) => void;
  /** Asks first. Null closes the question. */
  remove: (row: RowToDelete | null) => void;
}

/** Read it by `useList` or `useDecidedList`: a context cannot carry the types of the rows. */
export const ListContext = createContext<unknown>(null);

/** The list in which a component stands. */
export function useList<
  Row extends { id: string } = { id: string },
  Status extends string = string,
  Sort extends string = string,
>() {
  const list = useContext(ListContext);
  if (!list) throw new Error('Outside of a list');
  return list as ListState<Row, Status, Sort>;
}

export function useDecidedList<
  Row extends { id: string } = { id: string },
  Status extends string = string,
  Sort extends string = string,
>() {
  const list = useList<Row, Status, Sort>();
  if (!('lock' in list)) throw new Error('The rows of this list are not decided on');
  return list as DecidedListState<Row, Status, Sort>;
}
