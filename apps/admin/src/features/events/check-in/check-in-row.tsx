import { CheckCircleFilled } from '@ant-design/icons';
import type { ListedRegistration } from '@portal/api/registration/admin';
import { Badge, Button, Cluster, classNames, Stack } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import type { UIEvent } from 'react';
import { OneLineText } from '../../../table/one-line-text.tsx';
import styles from './check-in-page.module.css';
import type { Tap } from './check-in-queue.ts';

interface CheckInRowProps {
  person: ListedRegistration;
  isPresent: boolean;
  /** Somebody of the queue whose whole party finds free seats takes them by coming. */
  hasRoom: boolean;
  /** The service has not recorded this tap. */
  tap: Tap | undefined;
  /** The person was tapped a moment ago. */
  isLocked: boolean;
  onTap: (press: UIEvent, id: string, tap: Tap) => void;
}

/** The most characters of a note in the row. A longer one has its own line below, and a tap on it shows the whole text. */
const longestFact = 60;

/** A tap on the row checks in. Taking that back is a button of its own, which no second tap on the row hits. */
export function CheckInRow({ isLocked, onTap, ...row }: CheckInRowProps) {
  const { person, isPresent, hasRoom } = row;
  const { id, name, note, status } = person;
  const longNote = note.length > longestFact && (
    <OneLineText className={styles.note}>{note}</OneLineText>
  );
  const arranged = { gap: 4, align: 'center', justify: 'space-between', isOneLine: true } as const;
  if (status === 'waiting' && !isPresent && !hasRoom) {
    return (
      <li>
        <Cluster {...arranged} className={styles.row}>
          <RowContent {...row} />
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
          {...arranged}
          type="button"
          className={styles.row}
          aria-pressed={isPresent}
          aria-disabled={isPresent || isLocked}
          onClick={(press) => {
            if (!isPresent) onTap(press, id, { name, isPresent: true });
          }}
        >
          <RowContent {...row} />
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

type RowContentProps = Omit<CheckInRowProps, 'isLocked' | 'onTap'>;

function RowContent({ person, isPresent, hasRoom, tap }: RowContentProps) {
  const { name, entryYear, partySize, note, status, queuePlace } = person;
  const facts = [
    `${partySize} orang`,
    entryYear && `angkatan ${entryYear}`,
    note.length <= longestFact && note,
  ];
  const isWaiting = status === 'waiting' && !isPresent;
  return (
    <>
      <Stack as="span" gap={0}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Stack>
      <span className={styles.state}>
        {isWaiting && (
          <Badge tone="warning">
            {`${statusWords.registrations.waiting.label}${queuePlace === null ? '' : ` ke-${queuePlace}`}`}
          </Badge>
        )}
        {isWaiting && hasRoom && <span>Ada tempat</span>}
        {isPresent && <CheckCircleFilled aria-hidden />}
        {!isWaiting && <span>{isPresent ? 'Hadir' : 'Belum datang'}</span>}
        {tap && (
          <span className={styles.queued}>{tap.problem ? 'Tidak tercatat' : 'Belum terkirim'}</span>
        )}
      </span>
    </>
  );
}
