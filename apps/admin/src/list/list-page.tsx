import { keepPreviousData, useMutation, useQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Cluster } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { type ComponentType, type ReactElement, useState } from 'react';
import { BulkDecision, type ManyDecisions } from '../decide/bulk-decision.tsx';
import { useDecisionLock } from '../decide/decision-lock.ts';
import { chosenWords, nameMatching } from '../decide/name-matching.ts';
import { pressOnRow } from '../decide/press.ts';
import { useDecide } from '../decide/use-decide.tsx';
import { useHeldPage } from '../decide/use-held-page.ts';
import { ConfirmRemoval } from '../drawer/confirm-removal.tsx';
import { fileNameOf } from '../export/file-name.ts';
import { WorkPage } from '../frame/work-page.tsx';
import { type ListFilterField, useListParams } from '../table/list-params.ts';
import {
  type StatusInfo,
  type StatusSteps,
  statusOptions,
  type TableColumn,
} from '../table/table-column.tsx';
import { useFirstRow } from './detail/first-row.ts';
import type { DetailProps } from './detail/open-detail.tsx';
import { Reviewed } from './detail/review-queue.tsx';
import {
  type DecidedListState,
  ListContext,
  type RowToDelete,
  useDecidedList,
} from './list-context.ts';
import { ListFilter } from './list-filter.tsx';
import type { ListSource } from './list-source.ts';
import { RowActions } from './row-actions.tsx';
import { RowsTable } from './rows-table.tsx';
import { useSearchReturn } from './use-search-return.ts';

interface ListPageProps<Row extends { id: string }, Status extends string, Sort extends string> {
  /** The key under which this browser remembers columns, density and saved filters. */
  name: string;
  /** Names the rows: used in headings, buttons, toasts and for the exported file. */
  title: string;
  description: string;
  text: string;
  searchLabel: string;
  /** Filters in addition to search and status. */
  filters?: readonly ListFilterField[];
  /** Shown if there is no row at all. */
  emptyText: string;
  deletedTitle: string;
  source: ListSource<Row, Status, Sort>;
  statusInfo: StatusInfo<Status>;
  /** The decisions on a row, if they depend on more than its status. */
  stepsOf?: (row: Row) => StatusSteps<Status>;
  columns: readonly TableColumn<Row, Sort>[];
  /** The name of a row in buttons, checkboxes and toasts. */
  rowName: (row: Row) => string;
  /** The name in the confirmation of a deletion, if it differs from `rowName`. */
  deletedName?: (row: Row) => string;
  deletionNote?: (row: Row) => ReactElement;
  form: ComponentType<FormProps>;
  detail?: ComponentType<DetailProps>;
  /** Beside the button that adds a row. */
  tools?: ReactElement;
  /** The decisions on selected rows, and on all rows that match the filter. */
  decisions: ManyDecisions<Status>;
}

export interface FormProps {
  /** Null for a new row. */
  id: string | null;
  /** The field where the focus starts, with its text selected. */
  startField?: string | undefined;
  onClose: () => void;
}

interface DecidedRow<Status extends string> {
  id: string;
  version: number;
  status: Status;
}

/** An admin page with one table: search, status, rows, form, detail and deletion. List, form and detail live in the URL. */
export function ListPage<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
>(props: ListPageProps<Row, Status, Sort>) {
  const { title, form: Form, detail: Detail } = props;
  const form = useUrlDialog('form');
  const detail = useUrlDialog('detail');
  const [rowToDelete, setRowToDelete] = useState<RowToDelete | null>(null);
  const [startField, setStartField] = useState<string>();
  const edit = (id: string, field?: string) => {
    setStartField(field);
    form.open(id);
  };
  const ways = {
    ...{ open: detail.open, edit, remove: setRowToDelete },
    editOpen: (field: string) => detail.value && edit(detail.value, field),
  };
  const { list, result } = useListState(props, ways);
  useFirstRow(detail.value, list.query);
  useSearchReturn({ form: form.value, detail: detail.value });
  const { mutateAsync: remove } = useMutation(props.source.mutations.remove());

  const deleteRow = async (id: string) => {
    await remove(id);
    showToast({ tone: 'success', title: props.deletedTitle });
    if (Detail && detail.value !== null) detail.close();
  };

  return (
    <ListContext value={list}>
      <WorkPage
        description={props.description}
        text={props.text}
        action={
          <Cluster gap={3} isOneLine>
            {props.tools}
            <Button
              type="primary"
              aria-keyshortcuts="N"
              onClick={() => edit('baru')}
            >{`Tambah ${title}`}</Button>
          </Cluster>
        }
      >
        <FilteredRows {...props} />
      </WorkPage>
      {Detail && form.value === null && <Reviewed detail={Detail} dialog={detail} />}
      {form.value !== null && (
        <Form
          key={form.value}
          id={form.value === 'baru' ? null : form.value}
          startField={startField}
          onClose={form.close}
        />
      )}
      {rowToDelete && (
        <ConfirmRemoval
          noun={title.toLowerCase()}
          name={rowToDelete.name}
          onRemove={() => deleteRow(rowToDelete.id)}
          onClose={() => setRowToDelete(null)}
        >
          {rowToDelete.note}
        </ConfirmRemoval>
      )}
      {result}
    </ListContext>
  );
}

function useListState<Row extends DecidedRow<Status>, Status extends string, Sort extends string>(
  { title, source, statusInfo, rowName, filters, decisions }: ListPageProps<Row, Status, Sort>,
  ways: Pick<DecidedListState<Row, Status, Sort>, 'open' | 'edit' | 'editOpen' | 'remove'>,
) {
  const { list } = source;
  const params = useListParams(list, filters);
  const options = list.query(params.request);
  const rows = useQuery({ ...options, placeholderData: keepPreviousData });
  const lock = useDecisionLock();
  const { decide, result } = useDecide(source.mutations, lock);
  const page = useHeldPage(rows, JSON.stringify(params.request), lock.isHeld);
  const state: DecidedListState<Row, Status, Sort> = {
    ...{ title, list, params, lock, rowName, ...ways },
    readOne: source.readOne,
    fileName: fileNameOf([title, ...chosenWords(params.request, statusInfo, filters)]),
    // A copy would subscribe to every field of the query, and each background read would render the table again.
    query: page === rows.data ? rows : { ...rows, data: page },
    errorTitle: options.meta?.errorTitle ?? '',
    selection: null,
    decide: (row, status, calls) => {
      const texts = { title, info: statusInfo, verbs: decisions.verbs };
      return decide({ ...pressOnRow(row, status, texts), ...calls });
    },
    decideOnMany: decide,
  };
  return { list: state, result };
}

function FilteredRows<Row extends DecidedRow<Status>, Status extends string, Sort extends string>(
  props: ListPageProps<Row, Status, Sort>,
) {
  const { name, source, statusInfo, stepsOf, rowName, deletedName = rowName } = props;
  return (
    <>
      <ListFilter
        searchLabel={props.searchLabel}
        statuses={statusOptions(statusInfo)}
        filters={props.filters}
        savedAs={name}
      />
      <RowsTable
        name={name}
        emptyText={props.emptyText}
        columns={props.columns}
        bulk={<Bulk {...props} />}
        file={source.file}
        actions={(row: Row) => (
          <RowActions
            row={row}
            info={statusInfo}
            steps={stepsOf?.(row) ?? statusInfo[row.status].steps}
            deletedName={deletedName(row)}
            deletionNote={props.deletionNote?.(row)}
          />
        )}
      />
    </>
  );
}

/** Without selected rows as well, so that its dialog outlives those that leave the page. */
function Bulk<Row extends DecidedRow<Status>, Status extends string, Sort extends string>({
  title,
  decisions,
  statusInfo,
  stepsOf,
  filters,
}: ListPageProps<Row, Status, Sort>) {
  const { list, query, params, selection, lock, decideOnMany } = useDecidedList<
    Row,
    Status,
    Sort
  >();
  return (
    <BulkDecision
      {...{ decisions, lock, list, request: params.request }}
      info={statusInfo}
      stepsOf={stepsOf ?? (({ status }) => statusInfo[status].steps)}
      rows={selection?.rows ?? []}
      // The total of the former request says nothing about the new one.
      total={query.isPlaceholderData ? 0 : (query.data?.total ?? 0)}
      readAt={query.data?.readAt ?? 0}
      onDone={(rows) => selection?.drop(rows)}
      noun={title.toLowerCase()}
      decide={decideOnMany}
      matching={nameMatching(params.request, title, statusInfo, filters)}
    />
  );
}
