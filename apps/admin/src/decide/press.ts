import type { Decision, DecisionTarget } from '@portal/api';
import { formatNumber } from '@portal/ui';
import type { StatusInfo } from '../table/table-column.tsx';

interface ToastTexts {
  title: string;
  description?: string;
}

/** One decision of the admin, whatever the number of its rows. */
export interface Press {
  target: DecisionTarget;
  decision: Decision;
  /** The rows that must not move under the pointer meanwhile. */
  held: readonly string[];
  /** What the toasts say, by the number of changed rows. */
  done: (changed: number) => ToastTexts;
  undone: (changed: number) => ToastTexts;
  /** It takes back another one, and offers no undo itself. */
  isUndo?: boolean;
}

/** A row as the admin sees it: the decision acts on this version only. */
export interface DecidableRow<Status extends string> {
  id: string;
  version: number;
  name: string;
  status: Status;
}

const targetOf = (rows: readonly { id: string; version: number }[]) => ({
  target: { rows: rows.map(({ id, version }) => ({ id, version })) },
  held: rows.map(({ id }) => id),
});

/** `title` is that of the list: 'Kegiatan'. */
export function pressOnRow<Status extends string>(
  row: DecidableRow<Status>,
  status: Status,
  { title, info }: { title: string; info: StatusInfo<Status> },
): Press {
  const textsOf = (verb: string, shown: Status) => () => ({
    title: `Status ${title} ${verb}`,
    description: `${row.name}: ${info[shown].label}`,
  });
  return {
    ...targetOf([row]),
    decision: { status },
    done: textsOf('Diperbarui', status),
    undone: textsOf('Dikembalikan', row.status),
  };
}

interface Many {
  target: DecisionTarget;
  decision: Decision;
  held: readonly string[];
}

/** A decision on all rows that match the filter. The toast says '12 alumni diverifikasi'. */
export function pressOnMatching(many: Many, noun: string, verb: string): Press {
  const count = (did: string) => (changed: number) => ({
    title: `${formatNumber(changed)} ${noun} ${did}`,
  });
  // Not the verb of the former status, which would read like a new decision.
  return { ...many, done: count(verb), undone: count('dikembalikan seperti semula') };
}

export function pressOnRows(
  rows: readonly { id: string; version: number }[],
  status: string,
  noun: string,
  verb: string,
): Press {
  return pressOnMatching({ ...targetOf(rows), decision: { status } }, noun, verb);
}
