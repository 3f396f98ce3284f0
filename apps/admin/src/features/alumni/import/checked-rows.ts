import type {
  FileDouble,
  ImportAction,
  ImportPlan,
  PlannedRow,
  SentRow,
} from '@portal/api/alumni-import';
import type { BadgeTone } from '@portal/ui';
import type { SheetColumn } from '../../../export/csv.ts';
import { fieldNames, importFields } from './columns/fields.ts';
import type { ImportRecord } from './columns/to-records.ts';
import type { Turn } from './read/turns.ts';

/** A row of the file, and what becomes of it. */
export interface CheckedRow extends Omit<PlannedRow, 'warnings'> {
  /** Where people find it, if its number does not say so. */
  place?: string | undefined;
  /** What is sent; null for a row that never is. */
  sent: SentRow | null;
  /** A question: the row is left out until the admin answers. */
  asked: 'probable' | 'conflict' | 'bare' | null;
}

export const actionInfo: Readonly<Record<ImportAction, { label: string; tone: BadgeTone }>> = {
  new: { label: 'Baru', tone: 'success' },
  complete: { label: 'Melengkapi', tone: 'info' },
  probable: { label: 'Mungkin sama', tone: 'warning' },
  same: { label: 'Sama', tone: 'neutral' },
  joined: { label: 'Sudah bergabung', tone: 'neutral' },
  double: { label: 'Ganda di berkas', tone: 'neutral' },
  not_added: { label: 'Tidak ditambahkan', tone: 'neutral' },
  bare: { label: 'Tanpa pembanding', tone: 'neutral' },
  conflict: { label: 'Bentrok', tone: 'danger' },
  rejected: { label: 'Ditolak', tone: 'danger' },
  changed: { label: 'Berubah sejak diperiksa', tone: 'warning' },
};

/** So many that a row stays short; the others of one person add nothing. */
const mostJoined = 20;

/** Rows of one person go with the first; what belongs to somebody else in an earlier row goes with none. */
export function withoutDoubles(
  records: readonly ImportRecord[],
  doubles: readonly FileDouble[],
): SentRow[] {
  const sent = new Map<number, SentRow>(
    records.map(({ row, values }) => [row, { row, values }] as const),
  );
  for (const { row, of, isJoined, taken } of doubles) {
    const [first, double] = [sent.get(of), sent.get(row)];
    if (!double) continue;
    const values = { ...double.values };
    for (const key of taken) delete values[key];
    sent.set(row, { row, values });
    if (!isJoined || !first) continue;
    sent.delete(row);
    const joined = [...(first.joined ?? []), { row, values }].slice(0, mostJoined);
    sent.set(of, { ...first, joined });
  }
  return [...sent.values()];
}

const unsent = (record: ImportRecord, action: ImportAction, reason: string): CheckedRow => ({
  row: record.row,
  name: record.values.name ?? '',
  action,
  reason,
  target: null,
  changes: [],
  candidates: [],
  taken: [],
  fingerprint: '',
  sent: null,
  asked: null,
});

/** All rows of the file in their order. */
export async function toCheckedRows(
  records: readonly ImportRecord[],
  { sent, doubles, planned }: ImportPlan,
  turn: Turn,
): Promise<CheckedRow[]> {
  const doubleOf = new Map(doubles.map((double) => [double.row, double]));
  const planOf = new Map(planned.map((plan) => [plan.row, plan]));
  const sentOf = new Map(sent.map((row) => [row.row, row]));
  const completed = new Map<string, number>();
  const toRow = (record: ImportRecord) => {
    const plan = planOf.get(record.row);
    const double = doubleOf.get(record.row);
    if (!plan) return toUnsentRow(record, double);
    const targetId = plan.action === 'complete' ? (plan.target?.id ?? '') : '';
    const former = completed.get(targetId);
    if (former) return unsent(record, 'double', `Orang yang sama dengan baris ${former}.`);
    if (targetId) completed.set(targetId, record.row);
    const row = toCheckedRow(plan, sentOf.get(record.row) ?? null, record.warning);
    return double ? askAbout(row, double) : row;
  };
  const rows: CheckedRow[] = [];
  for (const record of records) {
    await turn();
    rows.push(toRow(record));
  }
  return rows;
}

/** The rows of several sheets with their places, also where a reason names another row. */
export function withPlaces(
  rows: readonly CheckedRow[],
  records: readonly ImportRecord[],
): readonly CheckedRow[] {
  const places = new Map(records.map(({ row, place }) => [row, place]));
  if (!records.some(({ place }) => place)) return rows;
  const named = (text: string) =>
    text.replace(/\bbaris (\d{1,9})/gi, (told, row) => places.get(Number(row)) ?? told);
  return rows.map((row) => ({ ...row, place: places.get(row.row), reason: named(row.reason) }));
}

export const rowName = ({ row, place }: Pick<CheckedRow, 'row' | 'place'>) =>
  place ?? `baris ${row}`;

function toUnsentRow(record: ImportRecord, double: FileDouble | undefined): CheckedRow {
  if (!double) return unsent(record, 'rejected', record.problem ?? 'Baris ini tidak terperiksa.');
  const without = double.taken.length > 0 ? ` tanpa ${keyNames(double.taken)}` : '';
  return unsent(record, 'double', `Sama dengan baris ${double.of}, digabung${without}.`);
}

/** An earlier row may be of the same person, or has the e-mail or the NIM. */
function askAbout(row: CheckedRow, { of, taken }: FileDouble): CheckedRow {
  const isClear = row.action === 'complete' && taken.length === 0;
  if (isClear || !['new', 'complete', 'probable', 'conflict'].includes(row.action)) return row;
  const told =
    taken.length > 0
      ? `Baris ${of} memakai ${keyNames(taken)} yang sama.`
      : `Mungkin orang yang sama dengan baris ${of}.`;
  const asked = taken.length > 0 || row.action === 'conflict' ? 'conflict' : 'probable';
  const reason = [row.reason, told].filter(Boolean).join(' ');
  return { ...row, asked, action: asked, reason, taken: [...new Set([...row.taken, ...taken])] };
}

export const keyNames = (keys: CheckedRow['taken']) =>
  keys.map((key) => (key === 'nim' ? 'NIM' : 'email')).join(' dan ');

export function toCheckedRow(
  { warnings, ...plan }: PlannedRow,
  sent: SentRow | null,
  warning: string | null = null,
): CheckedRow {
  const reason = [plan.reason, ...warnings.map(({ text }) => text), warning ?? '']
    .filter(Boolean)
    .join(' ');
  const { action } = plan;
  const isAsked = action === 'probable' || action === 'conflict' || action === 'bare';
  return { ...plan, reason, sent, asked: isAsked ? action : null };
}

/** What the import will write, unless the admin leaves it out. */
export const isWritten = ({ action }: Pick<CheckedRow, 'action'>) =>
  action === 'new' || action === 'complete';

/** 'Angkatan: 2015 → 2016', in the order of the fields; of somebody who is not known the values alone. */
export const changeTexts = ({ action, changes }: Pick<CheckedRow, 'action' | 'changes'>) =>
  fieldNames.flatMap((field) => {
    const change = changes.find((one) => one.field === field);
    const isKnown = action === 'complete' || action === 'joined';
    if (!change || (!isKnown && field === 'name')) return [];
    if (!isKnown) return change.new;
    return `${importFields[field].label}: ${change.old ? `${change.old} → ` : ''}${change.new}`;
  });

export const checkedColumns: readonly SheetColumn<CheckedRow>[] = [
  { title: 'Baris', text: ({ row, place }) => place ?? String(row), type: 'number' },
  { title: 'Nama', text: ({ name }) => name },
  { title: 'Hasil', text: ({ action }) => actionInfo[action].label },
  { title: 'Keterangan', text: ({ reason }) => reason },
  { title: 'Yang sudah ada', text: ({ target }) => target?.name ?? '' },
  { title: 'Perubahan', text: (row) => changeTexts(row).join('\n') },
];
