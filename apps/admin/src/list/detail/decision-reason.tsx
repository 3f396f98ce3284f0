import type { Review } from '@portal/api/decision';
import { formatDate, formatNumber } from '@portal/ui';
import styles from './row-detail.module.css';

export interface DecisionReasonProps {
  /** Of events nobody asks for a second look. */
  review: Pick<Review, 'reason'> & Partial<Review>;
}

/** Why the row was rejected, and the last request of its owner to look again. */
export function DecisionReason({ review }: DecisionReasonProps) {
  const { reason, reviewCount = 0, reviewAskedAt = '', reviewNote } = review;
  return (
    <>
      {reason && <p className={styles.text}>{`Alasan ditolak: ${reason}`}</p>}
      {reviewCount > 0 && (
        <p className={styles.text}>
          {`Minta ditinjau ulang ${formatNumber(reviewCount)} kali, terakhir ${formatDate(reviewAskedAt)}${reviewNote ? `: “${reviewNote}”` : '.'}`}
        </p>
      )}
    </>
  );
}
