import type { MatchingOutcome } from '@portal/api';
import { Dialog, Button as DialogButton, failureText, formatNumber } from '@portal/ui';
import styles from './matching-decision.module.css';

interface MatchingResultProps {
  /** What was done with the rows, as in '12 lowongan disetujui'. */
  done: string;
  total: number;
  outcome: MatchingOutcome;
  onClose: () => void;
}

/** The result of a decision that was stopped before the end or failed for some rows. */
export function MatchingResult({ done, total, outcome, onClose }: MatchingResultProps) {
  const { seen, unconfirmed, error } = outcome;
  return (
    <Dialog
      title={seen < total ? 'Berhenti sebelum selesai' : 'Tidak semuanya dapat diproses'}
      onClose={onClose}
      footer={<DialogButton onClick={onClose}>Tutup</DialogButton>}
    >
      <div className={styles.choices}>
        <p role="status">
          {`${done}. `}
          {seen < total && `${formatNumber(total - seen)} belum diproses. `}
          {error && failureText(error)}
        </p>
        {unconfirmed.length > 0 && (
          <div>
            <p>{`${formatNumber(unconfirmed.length)} belum mengonfirmasi emailnya dan tidak dapat diverifikasi:`}</p>
            <p className={styles.names}>{unconfirmed.join(', ')}</p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
