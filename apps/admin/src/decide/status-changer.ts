import type { StatusChange } from '@portal/api';
import { showToast } from '@portal/ui/toast';
import type { StatusInfo } from '../table/table-column.tsx';
import type { DecisionLock } from './decision-lock.ts';

/** Milliseconds. The database sends no notification of a decision before this time is over. */
const undoTime = 10_000;

interface ToastTexts {
  title: string;
  description?: string;
}

/**
 * Reports a change and offers to undo it, unless it is an undo itself: a second press on 'Urungkan' would hit the same button of the
 * next toast. If the toast appears under the pointer, the second press of a double click does not undo. The mutation reports a failure.
 */
export function offerUndo(
  sent: Promise<unknown>,
  texts: ToastTexts,
  lock: Pick<DecisionLock, 'isRepeated'>,
  undo?: () => void,
): void {
  const show = (): unknown =>
    showToast({
      tone: 'success',
      ...texts,
      ...(undo && {
        duration: undoTime,
        action: { label: 'Urungkan', run: () => void (lock.isRepeated() ? show() : undo()) },
      }),
    });
  sent.then(show, () => undefined);
}

/** Changes the status of a row by one press. `title` is that of the list: 'Kegiatan'. */
export function statusChanger<Status extends string>(
  send: (change: StatusChange<Status>) => Promise<unknown>,
  lock: Pick<DecisionLock, 'hold' | 'isRepeated'>,
  title: string,
  info: StatusInfo<Status>,
) {
  const change = (step: StatusChange<Status>, name: string, undo?: () => void) => {
    const answer = send(step);
    const label = info[step.status].label;
    const texts = { title: `Status ${title} Diperbarui`, description: `${name}: ${label}` };
    offerUndo(answer, texts, lock, undo);
    void lock.hold([step.id], answer);
  };
  return ({ id, former, status }: StatusChange<Status>, name: string) =>
    change({ id, former, status }, name, () =>
      change({ id, former: status, status: former }, name),
    );
}
