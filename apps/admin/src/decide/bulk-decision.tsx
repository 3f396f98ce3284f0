import type { ListRequest, ManyMutations, ManyOutcome, NamedChange } from '@portal/api';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, failureText, formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import type { StatusStep } from '../table/table-column.tsx';
import type { SelectedRows } from '../table/use-selection.ts';
import barStyles from './bulk-bar.module.css';
import styles from './bulk-decision.module.css';
import type { DecisionLock } from './decision-lock.ts';
import type { MatchingChoice } from './matching-choices.ts';
import { MatchingDecision } from './matching-decision.tsx';
import { offerUndo } from './status-changer.ts';

/** The decisions on several rows at once. */
export interface ManyDecisions<Status extends string> {
  /** For the selected rows: the step that publishes, and the step that refuses. */
  steps: readonly [StatusStep<Status>, StatusStep<Status>];
  /** The verb of each status in the result: 'diverifikasi'. */
  verbs: Readonly<Record<Status, string>>;
  /** For all rows that match the filter, in addition to their deletion. */
  choices: readonly MatchingChoice[];
}

interface BulkDecisionProps<Row, Status extends string> extends SelectedRows<Row> {
  noun: string;
  decisions: ManyDecisions<Status>;
  mutations: ManyMutations<Status>;
  rowName: (row: Row) => string;
  request: ListRequest<Status, string>;
  /** A description of the rows that match the request. */
  matching: string;
  lock: DecisionLock;
}

/** The changes that give every row its former status back. */
const undoOf = <Status extends string>(changes: readonly NamedChange<Status>[]) =>
  changes.map(({ former, status, ...row }) => ({ ...row, former: status, status: former }));

/** Decides on several rows at once, with undo. A dialog lists the rows that failed and offers a retry. */
function useBulkDecision<Row, Status extends string>(props: BulkDecisionProps<Row, Status>) {
  const { noun, decisions, mutations, lock, onDone } = props;
  const { mutateAsync, isPending } = useMutation(mutations.each());
  const [failure, setFailure] = useState<ManyOutcome<Status> | null>(null);

  /** '12 alumni diverifikasi' */
  const sentence = (changes: readonly NamedChange<Status>[]) => {
    const [first] = changes;
    const isUniform = changes.every(({ status }) => status === first?.status);
    const verb = first && isUniform ? decisions.verbs[first.status] : 'dikembalikan seperti semula';
    return `${formatNumber(changes.length)} ${noun} ${verb}`;
  };

  const send = (changes: readonly NamedChange<Status>[]) => {
    const answer = mutateAsync(changes);
    const ids = changes.map(({ id }) => id);
    const release = async () => {
      await lock.hold(ids, answer);
      onDone((await answer).done);
    };
    void release();
    return answer;
  };

  const report = (done: readonly NamedChange<Status>[], undo?: () => void) => {
    setFailure(null);
    if (done.length > 0) offerUndo(Promise.resolve(), { title: sentence(done) }, lock, undo);
  };
  const reportWithUndo = (done: readonly NamedChange<Status>[]) =>
    report(done, () => void undo(done));

  const undo = async (changes: readonly NamedChange<Status>[]) => {
    const outcome = await send(undoOf(changes));
    if (outcome.failed.length > 0) setFailure(outcome);
    else report(outcome.done);
  };

  /** `earlier` are the changes that succeeded before a retry. The undo is offered after the dialog, which would cover its toast. */
  const decide = async (
    changes: readonly NamedChange<Status>[],
    earlier: readonly NamedChange<Status>[] = [],
  ) => {
    const outcome = await send(changes);
    const done = [...earlier, ...outcome.done];
    if (outcome.failed.length > 0) setFailure({ ...outcome, done });
    else reportWithUndo(done);
  };

  return { decide, failure, report: reportWithUndo, isPending, sentence };
}

/** Publishes or refuses all selected rows, and offers decisions on all rows that match the filter. */
export function BulkDecision<Row extends { id: string; status: Status }, Status extends string>(
  props: BulkDecisionProps<Row, Status>,
) {
  const { noun, decisions, rows, rowName, lock } = props;
  const { decide, failure, report, isPending, sentence } = useBulkDecision(props);
  const ids = rows.map(({ id }) => id);

  const press = (event: MouseEvent, status: Status) => {
    if (!lock.accepts(event, ids)) return;
    // Rows that already have the status are neither changed nor counted.
    const others = rows.filter((row) => row.status !== status);
    void decide(
      others.map((row) => ({ id: row.id, name: rowName(row), former: row.status, status })),
    );
  };

  return (
    <>
      {rows.length > 0 &&
        decisions.steps.map(({ label, status }, place) => (
          <Button
            key={status}
            {...(place === 0 ? { type: 'primary' } : { danger: true })}
            aria-disabled={ids.some(lock.isLocked)}
            onClick={(event) => press(event, status)}
          >
            <span>
              {label}
              <span className={barStyles.rest}> yang dipilih</span>
            </span>
          </Button>
        ))}
      <AllMatching {...props} />
      {failure && (
        <BulkFailureDialog
          title={`${failure.failed.length} ${noun} gagal diproses`}
          done={failure.done.length > 0 ? sentence(failure.done) : null}
          failed={failure.failed}
          isRetrying={isPending}
          onRetry={() => void decide(failure.failed, failure.done)}
          onClose={() => report(failure.done)}
        />
      )}
    </>
  );
}

/** Extends the selection from the page to all rows that match the filter. */
function AllMatching<Row extends { id: string }, Status extends string>(
  props: BulkDecisionProps<Row, Status>,
) {
  const { rows, total, onDone } = props;
  // The props at the time of opening: the list may be read again meanwhile.
  const [opened, setOpened] = useState<typeof props>();
  return (
    <>
      {rows.length > 0 && total > rows.length && (
        <Button onClick={() => setOpened(props)}>
          {`Pilih semua ${formatNumber(total)} yang cocok`}
        </Button>
      )}
      {opened && (
        <MatchingDecision
          noun={opened.noun}
          matching={opened.matching}
          choices={opened.decisions.choices}
          mutations={opened.mutations}
          request={opened.request}
          total={opened.total}
          visibleIds={opened.rows.map(({ id }) => id)}
          lock={props.lock}
          onDone={() => onDone(opened.rows)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface BulkFailureDialogProps {
  title: string;
  /** What succeeded in spite of the failures. */
  done: string | null;
  failed: readonly { id: string; name: string; error: unknown }[];
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function BulkFailureDialog(props: BulkFailureDialogProps) {
  const { title, done, failed, isRetrying, onRetry, onClose } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogButton isBusy={isRetrying} onClick={onRetry}>
            Coba lagi yang gagal
          </DialogButton>
          <DialogButton variant="secondary" onClick={onClose}>
            Tutup
          </DialogButton>
        </>
      }
    >
      <p role="status">
        {done && `${done}, `}
        {failed.length} gagal:
      </p>
      <ul className={styles.failures}>
        {failed.map(({ id, name, error }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className={styles.reason}>{failureText(error)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
