import { CheckCircleFilled } from '@ant-design/icons';
import type { ListedRegistration } from '@portal/api/registration/admin';
import { Badge, Button, Cluster, classNames } from '@portal/ui';
import type { UIEvent } from 'react';
import { OneLineText } from '../../../table/one-line-text.tsx';
import { registrationStatusInfo } from '../registrations/registration-status.ts';
import styles from './check-in-page.module.css';
import type { Tap } from './check-in-queue.ts';

interface CheckInRowProps {
  person: ListedRegistration;
  isPresent: boolean;
  /** The service has not recorded this tap. */
  tap: Tap | undefined;
  /** The person was tapped a moment ago. */
  isLocked: boolean;
  onTap: (press: UIEvent, id: string, tap: Tap) => void;
}

/** The most characters of a note in the row. A longer one has its own line below, and a tap on it shows the whole text. */
const longestFact = 60;

/** A tap on the row checks in. Taking that back is a button of its own, which no second tap on the row hits. */
export function CheckInRow({ person, isPresent, tap, isLocked, onTap }: CheckInRowProps) {
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
      <Cluster gap={2} align="center" isOneLine>
        <Cluster
          as="button"
          gap={4}
          align="center"
          justify="space-between"
          isOneLine
          type="button"
          className={styles.row}
          aria-pressed={isPresent}
          aria-disabled={isPresent || isLocked}
          onClick={(press) => {
            if (!isPresent) onTap(press, id, { name, isPresent: true });
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
        {isPresent && (
          <Button
            variant="ghost"
            size="small"
            className={classNames(styles.takeBack)}
            aria-label={`Batalkan hadir ${name}`}
            aria-disabled={isLocked}
            onClick={(press) => onTap(press, id, { name, isPresent: false })}
          >
            Batalkan
          </Button>
        )}
      </Cluster>
      {longNote}
    </li>
  );
}
