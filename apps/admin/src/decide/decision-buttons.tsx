import { Cluster, classNames } from '@portal/ui';
import { Button } from 'antd';
import { use } from 'react';
import { QueueContext } from '../drawer/side-drawer.tsx';
import type { StatusInfo, StatusSteps } from '../table/table-column.tsx';
import { useDecidedList } from './decided-list.ts';
import styles from './decision-buttons.module.css';
import type { DecidableRow } from './press.ts';

interface DecisionButtonsProps {
  row: DecidableRow<string>;
  steps: StatusSteps<string>;
  /** After a decision was pressed. */
  onPressed?: () => void;
  /** Shows a decision that does not apply as a disabled button, not as an empty place. For a single row. */
  isFull?: boolean;
}

/** Of a rejected row: it is rejected once more, for another reason. Not in a queue, whose keys are meant for what waits. */
export const changeReason = { label: 'Ubah alasan', status: 'rejected' };

/** The shortcut key of each place. */
const placeKeys = ['V', 'R'];

/** The decisions on a row. Each has a fixed place, so that none moves to where another one was just pressed. */
export function DecisionButtons({ row, steps, onPressed, isFull = false }: DecisionButtonsProps) {
  const { statusInfo, lock, decide } = useDecidedList();
  const isQueue = use(QueueContext);
  const { id, name } = row;
  return shownSteps(row, steps, isFull && !isQueue).map((step, place) => {
    const labels = labelsAt(statusInfo, place, isFull);
    const label = step?.label ?? labels[0];
    // In a list the row itself is locked, and keeps its place meanwhile.
    const spot = isFull ? `place ${place}` : '';
    return (
      <span
        key={place}
        className={styles.place}
        // The place is as wide as its longest label, so that it stays the same for every status.
        data-widest={labels.toSorted((a, b) => b.length - a.length)[0]}
      >
        {(step || isFull) && (
          <Button
            {...(isFull ? {} : { size: 'small' })}
            className={classNames(styles.button)}
            type={isFull && place === 0 ? 'primary' : 'default'}
            danger={step?.status === 'rejected'}
            aria-label={`${label} ${name}`}
            aria-keyshortcuts={placeKeys[place]}
            // Not `disabled`, which would take the focus away and hide presses from the lock.
            aria-disabled={!step || lock.isLocked(id) || lock.isLocked(spot)}
            onClick={(press) => {
              if (!step || !lock.accepts(press, [id], spot)) return;
              void decide(row, step.status);
              onPressed?.();
            }}
          >
            {label}
          </Button>
        )}
      </span>
    );
  });
}

const shownSteps = (
  { status }: DecidableRow<string>,
  steps: StatusSteps<string>,
  isFull: boolean,
): StatusSteps<string> =>
  isFull && status === changeReason.status ? [steps[0], changeReason] : steps;

function labelsAt(info: StatusInfo<string>, place: number, isFull: boolean): string[] {
  const labels = Object.values(info).flatMap(({ steps }) => steps[place]?.label ?? []);
  return isFull ? [...labels, changeReason.label] : labels;
}

interface FormReasonProps {
  id: string;
  stored: {
    version: number;
    fields: { status: string; title: string };
    review: { reason: string };
  };
}

/** In the form of a rejected row: why, and the way to another reason, which needs no saving. */
export function FormReason({ id, stored: { version, fields, review } }: FormReasonProps) {
  const { decide } = useDecidedList();
  const { status, title: name } = fields;
  if (status !== changeReason.status) return null;
  return (
    <Cluster gap={2} align="center">
      <span>{review.reason ? `Alasan ditolak: ${review.reason}` : 'Ditolak tanpa alasan.'}</span>
      <Button
        size="small"
        onClick={() => void decide({ id, version, name, status }, changeReason.status)}
      >
        {changeReason.label}
      </Button>
    </Cluster>
  );
}
