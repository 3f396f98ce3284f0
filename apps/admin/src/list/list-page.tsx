import { useMutation } from '@portal/api/query';
import { useUrlDialog } from '@portal/federation';
import { Cluster } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { type ComponentType, type ReactElement, useState } from 'react';
import { BulkDecision } from '../decide/bulk-decision.tsx';
import type {
  DecidedListState,
  DecidedRow,
  DecidedSource,
  RowToDelete,
} from '../decide/decided-list.ts';
import { useDecisionLock } from '../decide/decision-lock.ts';
import { pressOnRow } from '../decide/press.ts';
import { useDecide } from '../decide/use-decide.tsx';
import { useHeldPage } from '../decide/use-held-page.ts';
import { withUndo } from '../decide/with-undo.ts';
import { ConfirmRemoval } from '../drawer/confirm-removal.tsx';
import { areaOf, useRestore } from '../drawer/restore.ts';
import { WorkPage } from '../frame/work-page.tsx';
import { ListContext } from '../table/list-context.ts';
import { useFirstRow } from './detail/first-row.ts';
import type { DetailProps } from './detail/open-detail.tsx';
import { Reviewed } from './detail/review-queue.tsx';
import { ListFilter } from './list-filter.tsx';
import { RowActions } from './row-actions.tsx';
import { RowsTable } from './rows-table.tsx';
import { useListState } from './use-list-state.ts';
import { useSearchReturn } from './use-search-return.ts';

interface ListPageProps<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
> {
  source: DecidedSource<Row, Status, Sort>;
  text: string;
  form: ComponentType<FormProps>;
  detail: ComponentType<DetailProps>;
  /** Beside the button that adds a row. */
  tools?: ReactElement;
}

export interface FormProps {
  /** Null for a new row. */
  id: string | null;
  /** The field where the focus starts, with its text selected. */
  startField?: string | undefined;
  /** The row with whose values a new one begins. */
  copiedId?: string | null;
  onClose: () => void;
}

/** An admin page with one table: search, status, rows, form, detail and deletion. List, form and detail live in the URL. */
export function ListPage<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
>(props: ListPageProps<Row, Status, Sort>) {
  const { source, form: Form, detail: Detail } = props;
  const form = useUrlDialog('form');
  const copy = useUrlDialog('salin');
  const detail = useUrlDialog('detail');
  const opened = [form, copy].find(({ value }) => value !== null);
  const [rowToDelete, setRowToDelete] = useState<RowToDelete | null>(null);
  const [startField, setStartField] = useState<string>();
  const edit = (id: string, field?: string) => {
    setStartField(field);
    form.open(id);
  };
  const { list, result } = useDecidedState(source, {
    edit,
    copy: copy.open,
    editOpen: (field) => detail.value && edit(detail.value, field),
    remove: setRowToDelete,
  });
  useFirstRow(detail.value, list.query);
  useSearchReturn({ form: opened?.value ?? null, detail: detail.value });
  const { mutateAsync: remove } = useMutation(source.mutations.remove());

  const restore = useRestore();

  const deleteRow = async ({ id, name }: RowToDelete) => {
    await remove(id);
    const undo = () => restore({ area: areaOf[source.mutations.kind], id }, name);
    showToast(withUndo({ tone: 'success', title: source.deletedTitle }, undo));
    if (detail.value !== null) detail.close();
  };

  return (
    <ListContext value={list}>
      <WorkPage
        text={props.text}
        action={
          <Cluster gap={3} isOneLine>
            {props.tools}
            <Button
              type="primary"
              aria-keyshortcuts="N"
              onClick={() => edit('baru')}
            >{`Tambah ${source.title}`}</Button>
          </Cluster>
        }
      >
        <ListFilter hasSavedViews />
        <RowsTable
          actions={(row: DecidedRow) => <RowActions row={row} />}
          bulk={<BulkDecision />}
        />
      </WorkPage>
      {opened ? (
        <Form
          key={opened.value}
          id={form.value === 'baru' ? null : form.value}
          copiedId={copy.value}
          startField={copy.value === null ? startField : undefined}
          onClose={opened.close}
        />
      ) : (
        <Reviewed detail={Detail} dialog={detail} />
      )}
      {rowToDelete && (
        <ConfirmRemoval
          noun={source.title.toLowerCase()}
          name={rowToDelete.name}
          onRemove={() => deleteRow(rowToDelete)}
          onClose={() => setRowToDelete(null)}
        >
          {rowToDelete.note}
        </ConfirmRemoval>
      )}
      {result}
    </ListContext>
  );
}

function useDecidedState<
  Row extends DecidedRow<Status>,
  Status extends string,
  Sort extends string,
>(
  source: DecidedSource<Row, Status, Sort>,
  ways: Pick<DecidedListState<Row, Status, Sort>, 'edit' | 'copy' | 'editOpen' | 'remove'>,
) {
  const { title, statusInfo: info, decisions, mutations } = source;
  const state = useListState(source);
  const { query: rows, params } = state;
  const lock = useDecisionLock();
  const { decide, askReason, askDay, result } = useDecide(mutations, lock);
  const page = useHeldPage(rows, JSON.stringify(params.request), lock.isHeld);
  const list: DecidedListState<Row, Status, Sort> = {
    ...state,
    ...ways,
    // A copy would subscribe to every field of the query, and each background read would render the table again.
    query: page === rows.data ? rows : { ...rows, data: page },
    stepsOf: source.stepsOf ?? (({ status }) => info[status].steps),
    lock,
    decide: (row, status, calls) =>
      decide({ ...pressOnRow(row, status, { title, info, verbs: decisions.verbs }), ...calls }),
    decideOnMany: decide,
    askReason,
    askDay,
  };
  return { list, result };
}
