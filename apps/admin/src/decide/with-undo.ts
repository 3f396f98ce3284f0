import { showToast, type ToastInput } from '@portal/ui/toast';
import type { DecisionLock } from './decision-lock.ts';

/** Milliseconds. The database sends no notification of a decision before this time is over. */
const undoTime = 10_000;

/** The toast of a decision. If it appears under the pointer, the second press of a double click does not undo. */
export function withUndo(
  toast: ToastInput,
  lock: Pick<DecisionLock, 'isRepeated'>,
  undo: () => void,
): ToastInput {
  const shown: ToastInput = {
    ...toast,
    duration: undoTime,
    action: {
      label: 'Urungkan',
      shortcut: 'U',
      run: () => void (lock.isRepeated() ? showToast(shown) : undo()),
    },
  };
  return shown;
}
