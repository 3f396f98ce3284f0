import type { StatusChange } from '@portal/api';
import { showToast } from '@portal/ui/toast';
import type { DecisionLock } from './decision-lock.ts';
import type { StatusInfo } from './table-column.tsx';

/** The database tells nobody of a decision before this time is over. */
const undoTime = 10_000;

interface ToastTexts {
  title: string;
  description?: string;
}

/**
 * Reports a change and offers to undo it, unless it is an undo itself: a second press on 'Urungkan' would meet the button of the next
 * toast. A failure is reported by the mutation.
 */
export function offerUndo(sent: Promise<unknown>, texts: ToastTexts, undo?: () => void): void {
  sent.then(
    () =>
      showToast({
        tone: 'success',
        ...texts,
        ...(undo && { duration: undoTime, action: { label: 'Urungkan', run: undo } }),
      }),
    () => undefined,
  );
}

/** Changes the status of a row by one press. `title` is that of the list: 'Kegiatan'. */
export function statusChanger<Status extends string>(
  send: (change: StatusChange<Status>) => Promise<unknown>,
  lock: Pick<DecisionLock, 'hold'>,
  title: string,
  info: StatusInfo<Status>,
) {
  const change = (step: StatusChange<Status>, name: string, undo?: () => void) => {
    const answer = send(step);
    const label = info[step.status].label;
    offerUndo(
      answer,
      { title: `Status ${title} Diperbarui`, description: `${name}: ${label}` },
      undo,
    );
    void lock.hold([step.id], answer);
  };
  return ({ id, former, status }: StatusChange<Status>, name: string) =>
    change({ id, former, status }, name, () =>
      change({ id, former: status, status: former }, name),
    );
}
