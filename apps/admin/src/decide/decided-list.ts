import type { DecisionMutations, Removal } from '@portal/api';
import type { Reason } from '@portal/api/decision';
import type { UseQueryOptions } from '@portal/api/query';
import type { ReactElement } from 'react';
import { type ListState, useList } from '../table/list-context.ts';
import type { ListSource } from '../table/list-source.ts';
import type { StatusInfo, StatusStep, StatusSteps } from '../table/table-column.tsx';
import type { DecisionLock } from './decision-lock.ts';
import type { MatchingChoice } from './matching-choices.ts';
import type { DecidableRow, Press } from './press.ts';
import type { Decide, Decided } from './use-decide.tsx';

export interface DecidedRow<Status extends string = string> {
  id: string;
  version: number;
  status: Status;
}

/** The decisions on several rows at once. */
export interface ManyDecisions<Status extends string> {
  /** For the selected rows: the step that publishes, and the step that refuses. */
  steps: readonly [StatusStep<Status>, StatusStep<Status>];
  /** The verb of each status in the result: 'diverifikasi'. */
  verbs: Readonly<Record<Status, string>>;
  /** For all rows that match the filter, in addition to their deletion. */
  choices: readonly MatchingChoice[];
  /** What goes with deleted rows, and who is told. */
  deletionNote?: string;
}

/** A list whose rows are decided on, edited and deleted. */
export interface DecidedSource<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
> extends ListSource<Row, Status, Sort> {
  statusInfo: StatusInfo<Status>;
  /** The decisions on a row, if they depend on more than its status. */
  stepsOf?: (row: Row) => StatusSteps<Status>;
  /** The decisions on selected rows, and on all rows that match the filter. */
  decisions: ManyDecisions<Status>;
  mutations: DecisionMutations & Removal;
  /** The query of one row, as detail and form show it. */
  record: (id: string) => Pick<UseQueryOptions, 'queryKey' | 'meta'>;
  /** The name in the confirmation of a deletion, if it differs from `rowName`. */
  deletedName?: (row: Row) => string;
  deletionNote?: (row: Row) => ReactElement;
  deletedTitle: string;
}

export interface RowToDelete {
  id: string;
  name: string;
  /** Says what is deleted with the row, and what stays. */
  note?: ReactElement | undefined;
}

/** What became of the decision on the open row. */
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

export interface DecidedListState<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
> extends DecidedSource<Row, Status, Sort>,
    ListState<Row, Status, Sort> {
  statusInfo: StatusInfo<Status>;
  stepsOf: (row: Row) => StatusSteps<Status>;
  lock: DecisionLock;
  decide: (
    row: DecidableRow<Status>,
    status: Status,
    calls?: Pick<Press, 'onAsked' | 'onSent'>,
  ) => Promise<Decided>;
  /** In the detail of a row. */
  opened?: {
    id: string;
    progress: DecisionProgress;
    /** The navigation through the list, for the top of the detail. */
    neighbours: ReactElement;
    onClose: () => void;
  };
  /** For several rows at once. */
  decideOnMany: Decide;
  /** For a rejection that a form saves. Null if the admin rather leaves it. */
  askReason: (of: { name: string }) => Promise<Reason | null>;
  /** For a job that a form approves past its day. Null if the admin rather leaves it. */
  askDay: (name: string) => Promise<string | null>;
  edit: (id: string) => void;
  /** Adds a row that begins with the values of this one. */
  copy: (id: string) => void;
  /** Edits the row whose detail is open, beginning at a field. */
  editOpen: (field: string) => void;
  /** Asks first. Null closes the question. */
  remove: (row: RowToDelete | null) => void;
}

export function useDecidedList() {
  const list = useList();
  if (!('lock' in list)) throw new Error('The rows of this list are not decided on');
  return list as unknown as DecidedListState<DecidedRow, string, string>;
}
