import type { ListRequest, ListPage as Page } from '@portal/api';
import { keepPreviousData, useMutation, useQuery } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import { BulkDecision, type ManyDecisions } from '../decide/bulk-decision.tsx';
import { DecisionButtons } from '../decide/decision-buttons.tsx';
import { type DecisionLock, useDecisionLock } from '../decide/decision-lock.ts';
import { nameMatching } from '../decide/name-matching.ts';
import { type DecidableRow, pressOnRow } from '../decide/press.ts';
import { type Decide, useDecide } from '../decide/use-decide.tsx';
import { useHeldPage } from '../decide/use-held-page.ts';
import { ConfirmRemoval } from '../drawer/confirm-removal.tsx';
import { WorkPage } from '../frame/work-page.tsx';
import { firstRow } from '../routes.ts';
import { type ListFilterField, type ListParams, useListParams } from '../table/list-params.ts';
import type { RowsQuery } from '../table/rows-grid.tsx';
import {
  type StatusInfo,
  type StatusSteps,
  statusOptions,
  type TableColumn,
} from '../table/table-column.tsx';
import { useFirstRow } from './detail/first-row.ts';
import { OpenDetail } from './detail/open-detail.tsx';
import { ListFilter } from './list-filter.tsx';
import type { ListSource } from './list-source.ts';
import { RowActions } from './row-actions.tsx';
import { RowsTable } from './rows-table.tsx';
import { focusRowAfter } from './use-shortcuts.ts';

interface RowToDelete {
  id: string;
  name: string;
  /** Says what is deleted with the row, and what stays. */
  note?: ReactNode;
}

export interface DetailProps<Row, Status extends string, Sort extends string> {
  /** From the URL, so that there may be no such row. */
  id: string;
  request: ListRequest<Status, Sort>;
  /** The page that the table shows. */
  page: Page<Row> | undefined;
  lock: DecisionLock;
  /** The navigation through the list, for the top of the detail. */
  neighbours: ReactNode;
  onDecide: (row: DecidableRow<Status>, status: Status) => void;
  onEdit: (id: string) => void;
  onRemove: (row: RowToDelete) => void;
  onClose: () => void;
}

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
  deletionNote?: (row: Row) => ReactNode;
  form: ComponentType<{ id: string | null; onClose: () => void }>;
  detail?: ComponentType<DetailProps<Row, Status, Sort>>;
  /** The decisions on selected rows, and on all rows that match the filter. */
  decisions: ManyDecisions<Status>;
}

function unchanged<Value>(value: Value): Value {
  return value;
}

/** An admin page with one table: search, status, rows, form, detail and deletion. List, form and detail live in the URL. */
export function ListPage<
  Row extends { id: string; version: number; status: Status },
  Status extends string,
  Sort extends string,
>(props: ListPageProps<Row, Status, Sort>) {
  const { title, source, statusInfo, deletedTitle, form: Form, detail: Detail } = props;
  const { list, usePage = unchanged } = source;
  const params = useListParams(list, props.filters);
  const options = list.query(params.request);
  const rows = useQuery({ ...options, placeholderData: keepPreviousData });
  const lock = useDecisionLock();
  const { decide, result } = useDecide(source.mutations, lock);
  const changeStatus = (row: DecidableRow<Status>, status: Status) =>
    void decide(pressOnRow(row, status, { title, info: statusInfo }));
  const page = usePage(useHeldPage(rows, JSON.stringify(params.request), lock.isHeld));
  // A copy would subscribe to every field of the query, and each background read would render the table again.
  const query = page === rows.data ? rows : { ...rows, data: page };
  const { mutateAsync: remove } = useMutation(source.mutations.remove());
  const form = useUrlDialog('form');
  const detail = useUrlDialog('detail');
  useFirstRow(detail.value, query);
  const [rowToDelete, setRowToDelete] = useState<RowToDelete | null>(null);

  const deleteRow = async (id: string) => {
    await remove(id);
    showToast({ tone: 'success', title: deletedTitle });
    if (Detail && detail.value !== null) detail.close();
  };

  return (
    <>
      <WorkPage
        description={props.description}
        text={props.text}
        action={
          <Button type="primary" onClick={() => form.open('baru')}>{`Tambah ${title}`}</Button>
        }
      >
        <FilteredRows
          {...props}
          params={params}
          query={query}
          lock={lock}
          decide={decide}
          errorTitle={options.meta?.errorTitle ?? ''}
          onOpen={detail.open}
          onDecide={changeStatus}
          onEdit={form.open}
          onRemove={setRowToDelete}
        />
      </WorkPage>
      {Detail && detail.value !== null && detail.value !== firstRow && form.value === null && (
        <OpenDetail
          noun={title}
          list={list}
          detail={Detail}
          id={detail.value}
          request={params.request}
          // Rows of the former request are not neighbours in the current list.
          page={query.isPlaceholderData ? undefined : query.data}
          lock={lock}
          onDecide={changeStatus}
          onEdit={form.open}
          onRemove={setRowToDelete}
          onClose={detail.close}
        />
      )}
      {form.value !== null && (
        <Form
          key={form.value}
          id={form.value === 'baru' ? null : form.value}
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
    </>
  );
}

interface FilteredRowsProps<Row extends { id: string }, Status extends string, Sort extends string>
  extends ListPageProps<Row, Status, Sort> {
  params: ListParams<Status, Sort>;
  query: RowsQuery<Row>;
  lock: DecisionLock;
  decide: Decide;
  errorTitle: string;
  onOpen: (id: string) => void;
  onDecide: (row: DecidableRow<Status>, status: Status) => void;
  onEdit: (id: string) => void;
  onRemove: (row: RowToDelete) => void;
}

function FilteredRows<
  Row extends { id: string; version: number; status: Status },
  Status extends string,
  Sort extends string,
>(props: FilteredRowsProps<Row, Status, Sort>) {
  const { title, source, statusInfo, filters, params, lock, rowName } = props;
  const { deletedName = rowName, decisions } = props;
  return (
    <>
      <ListFilter
        params={params}
        searchLabel={props.searchLabel}
        statuses={statusOptions(statusInfo)}
        filters={props.filters}
        savedAs={props.name}
      />
      <RowsTable
        {...props}
        bulk={(selected) => (
          <BulkDecision
            {...selected}
            {...{ decisions, lock, request: params.request }}
            noun={title.toLowerCase()}
            decide={props.decide}
            matching={nameMatching(params.request, title, statusInfo, filters)}
          />
        )}
        file={{
          columns: source.file.columns,
          toBlob: (choice, progress) => source.file.toBlob(params.request, choice, progress),
        }}
        actions={(row) => (
          <RowActions
            name={rowName(row)}
            onEdit={() => props.onEdit(row.id)}
            onRemove={() =>
              props.onRemove({
                id: row.id,
                name: deletedName(row),
                note: props.deletionNote?.(row),
              })
            }
          >
            <DecisionButtons
              id={row.id}
              name={rowName(row)}
              info={statusInfo}
              steps={props.stepsOf?.(row) ?? statusInfo[row.status].steps}
              lock={lock}
              onStep={(status) => {
                const { id, version } = row;
                props.onDecide({ id, version, name: rowName(row), status: row.status }, status);
                focusRowAfter(row.id);
              }}
            />
          </RowActions>
        )}
      />
    </>
  );
}
