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
  const textsOf = (shown: Status) => () => ({
    title: `Status ${title} Diperbarui`,
    description: `${row.name}: ${info[shown].label}`,
  });
  return {
    ...targetOf([row]),
    decision: { status },
    done: textsOf(status),
    undone: textsOf(row.status),
  };
}

const backAsBefore = 'dikembalikan seperti semula';

/** The toast of many rows: '12 alumni diverifikasi'. */
const countRows = (noun: string, verb: string) => (changed: number) => ({
  title: `${formatNumber(changed)} ${noun} ${verb}`,
});

/** `verbs` names each status in the result: 'diverifikasi'. */
export function pressOnRows<Status extends string>(
  rows: readonly Omit<DecidableRow<Status>, 'name'>[],
  status: Status,
  { noun, verbs }: { noun: string; verbs: Readonly<Record<Status, string>> },
): Press {
  const former = new Set(rows.map((row) => row.status).filter((one) => one !== status));
  const [only] = former;
  return {
    ...targetOf(rows),
    decision: { status },
    done: countRows(noun, verbs[status]),
    undone: countRows(noun, only && former.size === 1 ? verbs[only] : backAsBefore),
  };
}

interface Matching {
  target: DecisionTarget;
  decision: Decision;
  held: readonly string[];
}

/** A decision on all rows that match the filter. */
export function pressOnMatching(matching: Matching, noun: string, verb: string): Press {
  return { ...matching, done: countRows(noun, verb), undone: countRows(noun, backAsBefore) };
}
