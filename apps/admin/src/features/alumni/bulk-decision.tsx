import {
  type AlumniSort,
  type AlumniStatusDecision,
  type BulkOutcome,
  decideOnManyMutation,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, failureText, formatNumber } from '@portal/ui';
import { Button } from 'antd';
import { type MouseEvent, useState } from 'react';
import type { BulkProps } from '../../table/list-page.tsx';
import { offerUndo } from '../../table/status-changer.ts';
import styles from './bulk-decision.module.css';
import { MatchingDecision } from './matching-decision.tsx';

type AlumniBulkProps = BulkProps<ListedAlumni, ValidationStatus, AlumniSort>;

const verbs: Readonly<Record<ValidationStatus, string>> = {
  verified: 'diverifikasi',
  rejected: 'ditolak',
  pending: 'dikembalikan ke antrean',
};

/** '12 alumni diverifikasi' */
function bulkSentence(decisions: readonly AlumniStatusDecision[]): string {
  const [first] = decisions;
  const isUniform = decisions.every(({ status }) => status === first?.status);
  const verb = first && isUniform ? verbs[first.status] : 'dikembalikan seperti semula';
  return `${formatNumber(decisions.length)} alumni ${verb}`;
}

/** What gives everybody their former status again. */
const undoOf = (decisions: readonly AlumniStatusDecision[]): AlumniStatusDecision[] =>
  decisions.map(({ alumnus, status }) => ({
    alumnus: { ...alumnus, status },
    status: alumnus.status,
  }));

/** Decides on several alumni at once, with undo. What failed is listed in a dialog, from which it can be tried again. */
function useBulkDecision({ lock, onDone }: Pick<AlumniBulkProps, 'lock' | 'onDone'>) {
  const { mutateAsync, isPending } = useMutation(decideOnManyMutation());
  const [failure, setFailure] = useState<BulkOutcome | null>(null);

  const send = (decisions: readonly AlumniStatusDecision[]) => {
    const answer = mutateAsync(decisions);
    const ids = decisions.map(({ alumnus }) => alumnus.id);
    const release = async () => {
      await lock.hold(ids, answer);
      onDone((await answer).done.map(({ alumnus }) => alumnus));
    };
    void release();
    return answer;
  };

  const report = (done: readonly AlumniStatusDecision[], undo?: () => void) => {
    setFailure(null);
    if (done.length > 0) offerUndo(Promise.resolve(), { title: bulkSentence(done) }, lock, undo);
  };
  const reportWithUndo = (done: readonly AlumniStatusDecision[]) =>
    report(done, () => void undo(done));

  const undo = async (decisions: readonly AlumniStatusDecision[]) => {
    const outcome = await send(undoOf(decisions));
    if (outcome.failed.length > 0) setFailure(outcome);
    else report(outcome.done);
  };

  /** `earlier` is what was done before the rest was tried again. Its undo comes last, since the dialog covers the toast. */
  const decide = async (
    decisions: readonly AlumniStatusDecision[],
    earlier: readonly AlumniStatusDecision[] = [],
  ) => {
    const outcome = await send(decisions);
    const done = [...earlier, ...outcome.done];
    if (outcome.failed.length > 0) setFailure({ ...outcome, done });
    else reportWithUndo(done);
  };

  return { decide, failure, report: reportWithUndo, isPending };
}

/** Verifies or rejects all selected alumni. */
export function BulkDecision(props: AlumniBulkProps) {
  const { rows, lock, onDone } = props;
  const { decide, failure, report, isPending } = useBulkDecision({ lock, onDone });
  const ids = rows.map(({ id }) => id);

  const press = (event: MouseEvent, status: ValidationStatus) => {
    if (!lock.accepts(event, ids)) return;
    // A row that has the status already is neither work nor a success.
    const others = rows.filter((alumnus) => alumnus.status !== status);
    void decide(others.map((alumnus) => ({ alumnus, status })));
  };

  return (
    <>
      {rows.length > 0 && (
        <>
          <Button
            type="primary"
            aria-disabled={ids.some(lock.isLocked)}
            onClick={(event) => press(event, 'verified')}
          >
            Verifikasi yang dipilih
          </Button>
          <Button
            danger
            aria-disabled={ids.some(lock.isLocked)}
            onClick={(event) => press(event, 'rejected')}
          >
            Tolak yang dipilih
          </Button>
        </>
      )}
      <AllMatching {...props} />
      {failure && (
        <BulkFailureDialog
          outcome={failure}
          isRetrying={isPending}
          onRetry={() => void decide(failure.failed, failure.done)}
          onClose={() => report(failure.done)}
        />
      )}
    </>
  );
}

/** Leads from the selected rows of the page to all that the filter finds. */
function AllMatching({ rows, lock, request, total, onDone }: AlumniBulkProps) {
  // As they were when it was opened: the list may be read again meanwhile.
  const [opened, setOpened] = useState<Pick<AlumniBulkProps, 'rows' | 'request' | 'total'>>();
  return (
    <>
      {rows.length > 0 && total > rows.length && (
        <Button onClick={() => setOpened({ rows, request, total })}>
          {`Pilih semua ${formatNumber(total)} yang cocok`}
        </Button>
      )}
      {opened && (
        <MatchingDecision
          request={opened.request}
          total={opened.total}
          visibleIds={opened.rows.map(({ id }) => id)}
          lock={lock}
          onDone={() => onDone(opened.rows)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface BulkFailureDialogProps {
  outcome: BulkOutcome;
  isRetrying: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function BulkFailureDialog({ outcome, isRetrying, onRetry, onClose }: BulkFailureDialogProps) {
  const { done, failed } = outcome;
  return (
    <Dialog
      title={`${failed.length} alumni gagal diproses`}
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
        {done.length > 0 && `${bulkSentence(done)}, `}
        {failed.length} gagal:
      </p>
      <ul className={styles.failures}>
        {failed.map(({ alumnus, error }) => (
          <li key={alumnus.id}>
            <strong>{alumnus.fullName}</strong>
            <span className={styles.reason}>{failureText(error)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
