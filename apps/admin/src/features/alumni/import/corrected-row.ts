import type { FileDouble, PlannedRow, SentRow } from '@portal/api/alumni-import';
import { askAbout, type CheckedRow, inOrder, toCheckedRow } from './checked-rows.ts';

type Values = CheckedRow['values'];

/** A row as it is planned anew: what was to be corrected stays, for another value. */
const replanned = (former: CheckedRow, row: CheckedRow): CheckedRow => ({
  ...row,
  isToLook: former.isToLook,
  toCorrect: inOrder([...former.toCorrect, ...row.toCorrect]),
});

/** A row with an answer before it is planned. What was asked stays, for another answer. */
export function answered(former: CheckedRow, choice: string) {
  const { row, values, asked, candidates, taken, double } = former;
  const sent: SentRow = { row, values, ...former.sent, choice };
  const toRow = (plan: PlannedRow, now: CheckedRow): CheckedRow => ({
    ...replanned(former, toCheckedRow(plan, sent, values)),
    asked,
    candidates,
    taken,
    double,
    choice: now.choice,
  });
  return { sent, toRow };
}

/** A corrected row before it is planned: without the e-mail or NIM of another row of the file, about which it asks. */
export function corrected(former: CheckedRow, typed: Values, others: readonly CheckedRow[]) {
  const { row, double: known } = former;
  const all = { ...(former.sent?.values ?? former.values), ...typed };
  const filled = Object.entries(all).filter(([, value]) => value);
  const values: Record<string, string | undefined> = Object.fromEntries(filled);
  const asked = known?.taken.length ? known.taken : (['name'] as const);
  const isOpen = known && asked.every((field) => !(field in typed));
  const double = isOpen ? known : doubleOf(row, typed, others);
  for (const field of double?.taken ?? []) delete values[field];
  const sent: SentRow = { row, values, ...(former.sent?.joined && { joined: former.sent.joined }) };
  const toRow = (plan: PlannedRow) => {
    const planned = toCheckedRow(plan, sent, { ...former.values, ...typed });
    return replanned(former, double ? askAbout(planned, double) : planned);
  };
  return { sent, toRow };
}

/** As keys are compared, roughly: it only asks. */
const keyOf = (value = '') => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function doubleOf(row: number, typed: Values, others: readonly CheckedRow[]): FileDouble | null {
  const holderOf = (field: 'email' | 'nim' | 'name') => {
    const key = keyOf(typed[field]);
    const isSame = ({ values }: SentRow) => keyOf(values[field]) === key;
    const has = ({ sent }: CheckedRow) =>
      sent !== null && sent.row !== row && [sent, ...(sent.joined ?? [])].some(isSame);
    return key ? others.find(has)?.row : undefined;
  };
  const taken = (['email', 'nim'] as const).filter((field) => holderOf(field));
  const of = holderOf(taken[0] ?? 'name');
  return of ? { row, of, isJoined: false, taken } : null;
}
