import { CheckCircleFilled } from '@ant-design/icons';
import type { ListedRegistration } from '@portal/api/registration/admin';
import { Badge, Cluster } from '@portal/ui';
import { OneLineText } from '../../../table/one-line-text.tsx';
import { registrationStatusInfo } from '../registrations/registration-status.ts';
import styles from './check-in-page.module.css';
import type { Tap } from './check-in-queue.ts';

interface CheckInRowProps {
  person: ListedRegistration;
  isPresent: boolean;
  /** The service has not recorded this tap. */
  tap: Tap | undefined;
  onTap: (id: string, tap: Tap) => void;
}

/** The most characters of a note in the row. A longer one has its own line below, and a tap on it shows the whole text. */
const longestFact = 60;

export function CheckInRow({ person, isPresent, tap, onTap }: CheckInRowProps) {
  const { id, name, entryYear, partySize, note, status, queuePlace } = person;
  const isLong = note.length > longestFact;
  const facts = [`${partySize} orang`, entryYear && `angkatan ${entryYear}`, !isLong && note];
  const about = (
    <span className={styles.person}>
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
  const longNote = isLong && <OneLineText className={styles.note}>{note}</OneLineText>;
  if (status === 'waiting') {
    return (
      <li>
        <Cluster gap={4} align="center" justify="space-between" isOneLine className={styles.row}>
          {about}
          <span className={styles.state}>
            <Badge tone="warning">{`${registrationStatusInfo.waiting.label} ke-${queuePlace}`}</Badge>
          </span>
        </Cluster>
        {longNote}
      </li>
    );
  }
  return (
    <li>
      <Cluster
        as="button"
        gap={4}
        align="center"
        justify="space-between"
        isOneLine
        type="button"
        className={styles.row}
        aria-pressed={isPresent}
        onClick={({ detail }) => {
          // The second tap of a double one must not undo the first.
          if (detail < 2) onTap(id, { name, isPresent: !isPresent });
        }}
      >
        {about}
        <span className={styles.state}>
          {isPresent && <CheckCircleFilled aria-hidden />}
          {isPresent ? 'Hadir' : 'Belum datang'}
          {tap && (
            <span className={styles.queued}>
              {tap.problem ? 'Tidak tercatat' : 'Belum terkirim'}
            </span>
          )}
        </span>
      </Cluster>
      {longNote}
    </li>
  );
}
