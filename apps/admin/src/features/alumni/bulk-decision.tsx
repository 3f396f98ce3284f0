import {
  type BulkOutcome,
  decideOnManyMutation,
  type ListedAlumni,
  type ValidationStatus,
} from '@portal/api/alumni/admin';
import { useMutation } from '@portal/api/query';
import { Dialog, Button as DialogButton, failureText, formatNumber } from '@portal/ui';
import { showToast } from '@portal/ui/toast';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './bulk-decision.module.css';

const verbs: Readonly<Record<ValidationStatus, string>> = {
  verified: 'diverifikasi',
  rejected: 'ditolak',
  pending: 'dikembalikan ke antrean',
};

/** '12 alumni diverifikasi' */
function bulkSentence(count: number, status: ValidationStatus): string {
  return `${formatNumber(count)} alumni ${verbs[status]}`;
}

/** Verifies or rejects all selected alumni. What failed is listed in a dialog, from which it can be tried again. */
export function BulkDecision({ rows }: { rows: readonly ListedAlumni[] }) {
  const { mutateAsync, isPending } = useMutation(decideOnManyMutation());
  const [failure, setFailure] = useState<BulkOutcome | null>(null);

  const decide = async (alumni: readonly ListedAlumni[], status: ValidationStatus) => {
    // A row that has the status already is neither work nor a success.
    const outcome = await mutateAsync({
      alumni: alumni.filter((alumnus) => alumnus.status !== status),
      status,
    });
    setFailure(outcome.failed.length > 0 ? outcome : null);
    if (outcome.failed.length === 0) {
      showToast({ tone: 'success', title: bulkSentence(outcome.done.length, status) });
    }
  };

  return (
    <>
      {rows.length > 0 && (
        <>
          <Button type="primary" loading={isPending} onClick={() => void decide(rows, 'verified')}>
            Verifikasi yang dipilih
          </Button>
          <Button danger disabled={isPending} onClick={() => void decide(rows, 'rejected')}>
            Tolak yang dipilih
          </Button>
        </>
      )}
      {failure && (
        <BulkFailureDialog
          outcome={failure}
          isRetrying={isPending}
          onRetry={() =>
            void decide(
              failure.failed.map(({ alumnus }) => alumnus),
              failure.status,
            )
          }
          onClose={() => setFailure(null)}
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
  const { done, failed, status } = outcome;
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
        {bulkSentence(done.length, status)}, {failed.length} gagal:
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
