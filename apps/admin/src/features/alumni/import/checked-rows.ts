import type { FileDouble, ImportAction, PlannedRow, SentRow } from '@portal/api/alumni-import';
import type { BadgeTone } from '@portal/ui';
import type { SheetColumn } from '../../../export/csv.ts';
import { fieldNames, importFields } from './columns/fields.ts';
import type { ImportRecord } from './columns/to-records.ts';

/** A row of the file, and what becomes of it. */
export interface CheckedRow extends Omit<PlannedRow, 'warnings'> {
  /** What is sent; null for a row that never is. */
  sent: SentRow | null;
}

export const actionInfo: Readonly<Record<ImportAction, { label: string; tone: BadgeTone }>> = {
  new: { label: 'Baru', tone: 'success' },
  complete: { label: 'Melengkapi', tone: 'info' },
  probable: { label: 'Mungkin sama', tone: 'warning' },
  same: { label: 'Sama', tone: 'neutral' },
  joined: { label: 'Sudah bergabung', tone: 'neutral' },
  double: { label: 'Ganda di berkas', tone: 'neutral' },
  not_added: { label: 'Tidak ditambahkan', tone: 'neutral' },
  conflict: { label: 'Bentrok', tone: 'danger' },
  rejected: { label: 'Ditolak', tone: 'danger' },
  changed: { label: 'Berubah sejak diperiksa', tone: 'warning' },
};

/** Doubles are joined to the row that they repeat, whose empty fields they fill; conflicts only go. */
export function withoutDoubles(
  records: readonly ImportRecord[],
  doubles: readonly FileDouble[],
): SentRow[] {
  const sent = new Map(records.map(({ row, values }) => [row, { row, values }] as const));
  const roots = new Map<number, number>();
  for (const { row, of, isConflict } of doubles) {
    const root = roots.get(of) ?? of;
    const [first, double] = [sent.get(root), sent.get(row)];
    roots.set(row, root);
    sent.delete(row);
    if (!first || !double || isConflict) continue;
    sent.set(root, { row: root, values: { ...double.values, ...first.values } });
  }
  return [...sent.values()];
}

interface Plan {
  sent: readonly SentRow[];
  doubles: readonly FileDouble[];
  planned: readonly PlannedRow[];
}

const unsent = (record: ImportRecord, action: ImportAction, reason: string): CheckedRow => ({
  ...{ row: record.row, name: record.values.name ?? '', action, reason },
  ...{ target: null, changes: [], candidates: [], fingerprint: '', sent: null },
});

/** All rows of the file in their order. */
export function toCheckedRows(
  records: readonly ImportRecord[],
  { sent, doubles, planned }: Plan,
): CheckedRow[] {
  const doubleOf = new Map(doubles.map((double) => [double.row, double]));
  const planOf = new Map(planned.map((plan) => [plan.row, plan]));
  const sentOf = new Map(sent.map((row) => [row.row, row]));
  const completed = new Map<string, number>();
  return records.map((record) => {
    const plan = planOf.get(record.row);
    if (!plan) return toUnsentRow(record, doubleOf.get(record.row));
    const targetId = plan.action === 'complete' ? (plan.target?.id ?? '') : '';
    const former = completed.get(targetId);
    if (former) return unsent(record, 'double', `Orang yang sama dengan baris ${former}.`);
    if (targetId) completed.set(targetId, record.row);
    return toCheckedRow(plan, sentOf.get(record.row) ?? null, record.warning);
  });
}

function toUnsentRow(record: ImportRecord, double: FileDouble | undefined): CheckedRow {
  if (!double) return unsent(record, 'rejected', record.problem ?? 'Baris ini tidak terperiksa.');
  return double.isConflict
    ? unsent(record, 'conflict', `NIM ini milik orang lain di baris ${double.of}.`)
    : unsent(record, 'double', `Sama dengan baris ${double.of}, digabung.`);
}

export function toCheckedRow(
  { warnings, ...plan }: PlannedRow,
  sent: SentRow | null,
  warning: string | null = null,
): CheckedRow {
  const reason = [plan.reason, ...warnings, warning ?? ''].filter(Boolean).join(' ');
  return { ...plan, reason, sent };
}

/** What the import will write, unless the admin leaves it out. */
export const isWritten = ({ action }: Pick<CheckedRow, 'action'>) =>
  action === 'new' || action === 'complete';

/** 'Angkatan: 2015 → 2016', in the order of the fields; of a new record the values alone. */
export const changeTexts = ({ action, changes }: Pick<CheckedRow, 'action' | 'changes'>) =>
  fieldNames.flatMap((field) => {
    const change = changes.find((one) => one.field === field);
    if (!change || (action === 'new' && field === 'name')) return [];
    if (action === 'new') return change.new;
    return `${importFields[field].title}: ${change.old ? `${change.old} → ` : ''}${change.new}`;
  });

export const checkedColumns: readonly SheetColumn<CheckedRow>[] = [
  { title: 'Baris', text: ({ row }) => String(row), type: 'number' },
  { title: 'Nama', text: ({ name }) => name },
  { title: 'Hasil', text: ({ action }) => actionInfo[action].label },
  { title: 'Keterangan', text: ({ reason }) => reason },
  { title: 'Yang sudah ada', text: ({ target }) => target?.name ?? '' },
  { title: 'Perubahan', text: (row) => changeTexts(row).join('\n') },
];
