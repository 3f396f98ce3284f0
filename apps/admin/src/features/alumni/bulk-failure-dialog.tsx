import type { BulkOutcome } from '@portal/api/alumni/admin';
import { Button, Dialog, failureText } from '@portal/ui';
import styles from './bulk-failure-dialog.module.css';
import { bulkSentence } from './use-bulk-decision.ts';

interface BulkFailureDialogProps {
  outcome: BulkOutcome;
  isRetrying: boolean;
  /** Tries again those that failed, and no others. */
  onRetry: () => void;
  onClose: () => void;
}

/** The account of a bulk decision that did not reach everybody: who failed, and why. */
export function BulkFailureDialog({
  outcome,
  isRetrying,
  onRetry,
  onClose,
}: BulkFailureDialogProps) {
  const { done, failed, status } = outcome;
  return (
    <Dialog
      title={`${failed.length} alumni gagal diproses`}
      onClose={onClose}
      footer={
        <>
          <Button isBusy={isRetrying} onClick={onRetry}>
            Coba lagi yang gagal
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Tutup
          </Button>
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
