import type { Review } from '@portal/api/decision';
import { recordHistoryQuery } from '@portal/api/history';
import { useInfiniteQuery } from '@portal/api/query';
import { FactSection, formatDate, formatNumber } from '@portal/ui';
import { ChangeList } from '@portal/views/history';
import { useDecidedList } from '../../decide/decided-list.ts';
import { secondLook } from '../../table/table-column.tsx';
import styles from './row-detail.module.css';

export interface DecisionReasonProps {
  /** Of events nobody asks for a second look. */
  review: Pick<Review, 'reason'> & Partial<Review>;
  status: string;
}

/** Why the row was rejected, and the last request of its owner to look again. */
export function DecisionReason({ review, status }: DecisionReasonProps) {
  const { reason, reviewCount = 0, reviewAskedAt = '', reviewNote } = review;
  return (
    <>
      {reason && <p className={styles.text}>{`Alasan ditolak: ${reason}`}</p>}
      {reviewCount > 0 && (
        <p className={styles.text}>
          {`Minta ditinjau ulang ${formatNumber(reviewCount)} kali, terakhir ${formatDate(reviewAskedAt)}${reviewNote ? `: “${reviewNote}”` : '.'}`}
        </p>
      )}
      {secondLook({ status, reason }) && <ChangedSince />}
    </>
  );
}

/** What the owner has changed since the rejection, up to the request. */
function ChangedSince() {
  const { name, opened } = useDecidedList();
  const area = name === 'alumni' ? 'alumni' : 'job';
  const query = useInfiniteQuery(recordHistoryQuery(area, opened?.id ?? ''));
  const all = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const rejection = all.findIndex(({ changes }) =>
    changes.some(({ after }) => after === 'rejected'),
  );
  const entries = all
    .slice(0, rejection < 0 ? all.length : rejection)
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter(({ field }) => !ofRequest.test(field)),
    }))
    .filter(
      ({ actor, operation, changes }) =>
        actor === 'owner' && (operation !== 'update' || changes.length > 0),
    );
  const shown = { ...query, hasNextPage: false, data: query.data && { pages: [{ entries }] } };
  return (
    <FactSection title="Diubah sejak ditolak">
      {query.data && entries.length === 0 ? (
        <p>Tidak ada yang diubah.</p>
      ) : (
        <ChangeList query={shown} />
      )}
    </FactSection>
  );
}

/** The columns that the request itself writes. */
const ofRequest = /^(validation_status|status|review_note)$/;
