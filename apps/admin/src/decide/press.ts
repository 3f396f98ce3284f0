import type { Decision, DecisionTarget, LeftOutRow, LostRegistration } from '@portal/api';
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
  /** What is decided on: a name, or '12 alumni'. */
  name: string;
  /** Called when the question for the reason takes keys. */
  onAsked?: () => void;
  /** Called once it is on its way. */
  onSent?: () => void;
  /** The rows that must not move under the pointer meanwhile. */
  held: readonly string[];
  /** What the toasts say, by the number of changed rows. */
  done: (changed: number) => ToastTexts;
  undone: (changed: number) => ToastTexts;
  /** The status that the admin saw, if the press is on a single row. */
  seen?: string;
  /** The verb of each status in the result: 'diverifikasi'. */
  verbs?: Readonly<Record<string, string>>;
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

const refusals: Partial<Record<LeftOutRow['reason'], { title: string; text: string }>> = {
  gone: { title: 'Sudah dihapus di tab lain', text: 'Tidak ada yang diubah.' },
  over: {
    title: 'Batas lamarannya sudah lewat',
    text: 'Tidak ada yang diubah. Setujui lagi dengan batas yang baru.',
  },
  unconfirmed: {
    title: 'Belum dapat diverifikasi',
    text: 'Email alumni ini belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.',
  },
};

/** What a single row is by now that was decided on, changed or deleted elsewhere before this press. */
export function describeRefusal(
  row: LeftOutRow,
  seen: string | undefined,
  verbs: Press['verbs'],
): ToastTexts {
  const verb = row.status === seen ? undefined : verbs?.[row.status];
  const { title, text } = refusals[row.reason] ?? {
    title: verb ? `Sudah ${verb} di tab lain` : 'Sudah diubah sementara itu',
    text: 'Tidak ada yang diubah. Lihat datanya sekarang, lalu putuskan lagi bila perlu.',
  };
  return { title, description: row.name ? `${row.name}: ${text}` : text };
}

const namedAtMost = 3;

/** What follows unless the decision is undone: whose registrations are cancelled. Empty if none. */
export function describeLost(lost: readonly LostRegistration[]): string {
  if (lost.length === 0) return '';
  const named = lost.slice(0, namedAtMost).map(({ name, title, isWaiting, partySize }) => {
    const place = isWaiting ? 'daftar tunggu' : `${formatNumber(partySize)} tempat`;
    return `${name} (${place} di ‘${title}’)`;
  });
  const others = lost.length - named.length;
  const list = [...named, others > 0 && `${formatNumber(others)} lainnya`].filter(Boolean);
  return `Tanpa ‘Urungkan’, pendaftaran yang akan datang dibatalkan: ${list.join(', ')}.`;
}

const targetOf = (rows: readonly { id: string; version: number }[]) => ({
  target: { rows: rows.map(({ id, version }) => ({ id, version })) },
  held: rows.map(({ id }) => id),
});

interface RowTexts<Status extends string> extends Required<Pick<Press, 'verbs'>> {
  /** That of the list: 'Kegiatan'. */
  title: string;
  info: StatusInfo<Status>;
}

export function pressOnRow<Status extends string>(
  row: DecidableRow<Status>,
  status: Status,
  { title, info, verbs }: RowTexts<Status>,
): Press {
  const what = row.status === status ? 'Alasan' : `Status ${title}`;
  const textsOf = (verb: string, shown: Status) => () => ({
    title: `${what} ${verb}`,
    description: `${row.name}: ${info[shown].label}`,
  });
  return {
    ...targetOf([row]),
    decision: { status },
    name: row.name,
    done: textsOf('Diperbarui', status),
    undone: textsOf('Dikembalikan', row.status),
    seen: row.status,
    verbs,
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
  const { target } = many;
  const total = 'rows' in target ? target.rows.length : target.total;
  return {
    ...many,
    name: `${formatNumber(total)} ${noun}`,
    done: count(verb),
    undone: count('dikembalikan seperti semula'),
  };
}

export function pressOnRows<Status extends string>(
  rows: readonly { id: string; version: number; status: Status }[],
  status: Status,
  noun: string,
  verbs: Readonly<Record<Status, string>>,
): Press {
  const many = { ...targetOf(rows), decision: { status } };
  const [only] = rows;
  return {
    ...pressOnMatching(many, noun, verbs[status]),
    ...(only && { seen: only.status }),
    verbs,
  };
}
