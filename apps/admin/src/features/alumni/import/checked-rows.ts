import type {
  FileDouble,
  ImportAction,
  ImportPlan,
  Loss,
  PlannedRow,
  SentRow,
} from '@portal/api/alumni-import';
import type { BadgeTone } from '@portal/ui';
import type { SheetColumn } from '../../../export/csv.ts';
import { type FieldName, fieldNames, importFields } from './columns/fields.ts';
import type { ImportRecord } from './columns/to-records.ts';
import type { Turn } from './read/turns.ts';

/** A row of the file, and what becomes of it. */
export interface CheckedRow extends PlannedRow {
  /** Where people find it, if its number does not say so. */
  place?: string | undefined;
  /** As they stand in the file, or as the admin has corrected them. */
  values: ImportRecord['values'];
  /** What is sent; null for a row that never is. */
  sent: SentRow | null;
  /** A question: the row is left out until the admin answers. */
  asked: 'probable' | 'conflict' | 'bare' | null;
  /** What the admin does with it: a record that it completes, 'new' for another person, or `skip`. */
  choice: string;
  /** Another row of the file that may be of the same person, or has the same e-mail or NIM. */
  double: FileDouble | null;
  /** The fields to look at. They stay once they are corrected. */
  toCorrect: readonly FieldName[];
  /** In need of a look, also after it was answered or corrected. */
  isToLook: boolean;
}

/** A row that is left out. */
export const skip = 'skip';

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

const unsent = (
  record: ImportRecord,
  action: ImportAction,
  reason: string,
  warnings: Loss[] = [],
): CheckedRow =>
  toCheckedRow(
    {
      row: record.row,
      name: record.values.name ?? '',
      action,
      reason,
      warnings,
      target: null,
      changes: [],
      candidates: [],
      taken: [],
      fingerprint: '',
    },
    null,
    record.values,
  );

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
    const row = toCheckedRow(withHint(plan, record), sentOf.get(record.row) ?? null, record.values);
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
  if (!records.some(({ place }) => place)) return rows;
  const places = new Map(records.map(({ row, place }) => [row, place]));
  const named = (text: string) =>
    text.replace(/\bbaris (\d{1,9})/gi, (told, row) => places.get(Number(row)) ?? told);
  return rows.map((row) => ({ ...row, place: places.get(row.row), reason: named(row.reason) }));
}

export const rowName = ({ row, place }: Pick<CheckedRow, 'row' | 'place'>) =>
  place ?? `baris ${row}`;

function toUnsentRow(record: ImportRecord, double: FileDouble | undefined): CheckedRow {
  const { problem, values } = record;
  if (!double && problem) return unsent(record, 'rejected', '', [nimLoss(values, problem)]);
  if (!double) return unsent(record, 'rejected', 'Baris ini tidak terperiksa.');
  const without = double.taken.length > 0 ? ` tanpa ${keyNames(double.taken)}` : '';
  const dropped = double.taken.map((field) => ({ field, value: values[field] ?? '', text: '' }));
  return unsent(record, 'double', `Sama dengan baris ${double.of}, digabung${without}.`, dropped);
}

const withHint = (plan: PlannedRow, { warning, values }: ImportRecord): PlannedRow =>
  warning ? { ...plan, warnings: [...plan.warnings, nimLoss(values, warning)] } : plan;

const nimLoss = ({ nim = '' }: ImportRecord['values'], text: string): Loss => ({
  field: 'nim',
  value: nim,
  text,
});

/** An earlier row may be of the same person, or has the e-mail or the NIM. */
export function askAbout(row: CheckedRow, double: FileDouble): CheckedRow {
  const { of, taken } = double;
  const isClear = row.action === 'complete' && taken.length === 0;
  if (isClear || !['new', 'complete', 'probable', 'conflict'].includes(row.action)) return row;
  const told =
    taken.length > 0
      ? `Baris ${of} memakai ${keyNames(taken)} yang sama.`
      : `Mungkin orang yang sama dengan baris ${of}.`;
  const action = taken.length > 0 || row.action === 'conflict' ? 'conflict' : 'probable';
  const allTaken = [...new Set([...row.taken, ...taken])];
  return {
    ...row,
    action,
    asked: action,
    choice: skip,
    reason: [row.reason, told].filter(Boolean).join(' '),
    taken: allTaken,
    double,
    toCorrect: inOrder([...row.toCorrect, ...allTaken]),
    isToLook: true,
  };
}

export const keyNames = (keys: CheckedRow['taken']) =>
  keys.map((key) => (key === 'nim' ? 'NIM' : 'email')).join(' dan ');

export function toCheckedRow(
  plan: PlannedRow,
  sent: SentRow | null,
  values: ImportRecord['values'],
): CheckedRow {
  const { action, taken, warnings } = plan;
  const reason = [plan.reason, ...warnings.map(({ text }) => text)].filter(Boolean).join(' ');
  const asked = action === 'probable' || action === 'conflict' || action === 'bare' ? action : null;
  const lost = [...warnings.map(({ field }) => field), ...(asked === 'conflict' ? taken : [])];
  const isRefused = action === 'rejected';
  const wrong = isRefused && lost.length === 0 ? refusedFields(values) : lost;
  return {
    ...plan,
    reason,
    sent,
    values,
    asked,
    choice: asked ? skip : '',
    double: null,
    // A row that goes with another one is corrected there.
    toCorrect: action === 'double' ? [] : inOrder(wrong),
    isToLook: asked !== null || isRefused || warnings.length > 0,
  };
}

const refusedFields = ({ name, entry_year, graduation_year }: ImportRecord['values']) => {
  if (!/\p{L}/u.test(name ?? '')) return ['name'];
  return entry_year && graduation_year ? ['entry_year', 'graduation_year'] : [];
};

export const inOrder = (fields: readonly string[]) =>
  fieldNames.filter((name) => fields.includes(name));

/** What the import will write, unless the admin leaves it out. */
export const isWritten = ({ action }: Pick<CheckedRow, 'action'>) =>
  action === 'new' || action === 'complete';

/** 'Angkatan: 2015 → 2016', in the order of the fields. */
export const changeTexts = ({ action, changes }: Pick<CheckedRow, 'action' | 'changes'>) =>
  fieldNames.flatMap((field) => {
    const change = changes.find((one) => one.field === field);
    const isKnown = action === 'complete' || action === 'joined';
    if (!change || (!isKnown && field === 'name')) return [];
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
