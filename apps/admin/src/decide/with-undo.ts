import type { ToastInput } from '@portal/ui/toast';

/** Milliseconds. The database sends no notification of a decision before this time is over. */
const undoTime = 10_000;

/** The toast of a decision or a change, which takes it back. */
export function withUndo(toast: ToastInput, undo: () => void): ToastInput {
  return { ...toast, duration: undoTime, action: { label: 'Urungkan', shortcut: 'U', run: undo } };
}
