import type { StatusChange } from '@portal/api';
import { showToast } from '@portal/ui/toast';
import type { StatusInfo } from './table-column.tsx';

interface ToastTexts {
  title: string;
  description: string;
}

/** Reports a change and offers to undo it. A failure is reported by the mutation. */
export function offerUndo(sent: Promise<unknown>, texts: ToastTexts, undo: () => void): void {
  sent.then(
    () => showToast({ tone: 'success', ...texts, action: { label: 'Urungkan', run: undo } }),
    () => undefined,
  );
}

/** Changes the status of a row by one press. `title` is that of the list: 'Kegiatan'. */
export function statusChanger<Status extends string>(
  send: (change: StatusChange<Status>) => Promise<unknown>,
  title: string,
  info: StatusInfo<Status>,
) {
  const change = ({ id, former, status }: StatusChange<Status>, name: string) =>
    offerUndo(
      send({ id, former, status }),
      { title: `Status ${title} Diperbarui`, description: `${name}: ${info[status].label}` },
      () => change({ id, former: status, status: former }, name),
    );
  return change;
}
