import { inBatches } from '../query/batches.ts';
import { call } from '../query/call.ts';
import { asCount, asList, asObject, asText } from '../rows/stored-value.ts';

const reasons = ['changed', 'gone', 'unconfirmed', 'account', 'waiting', 'email'] as const;

/** A row that does not offer the decision, or is not taken back. */
export interface LeftOutRow {
  id: string;
  /** Empty for a row that is gone. */
  name: string;
  /** What it is now; empty for a row that is gone. */
  status: string;
  /** It was changed or deleted meanwhile, somebody has joined with it, the e-mail is not confirmed, the seat is taken, or somebody else has the address by now. */
  reason: (typeof reasons)[number];
}

export function toLeftOut(entry: unknown): LeftOutRow | null {
  const { id, name, status, reason } = asObject(entry);
  const known = reasons.find((one) => one === reason) ?? 'changed';
  return { id: asText(id), name: asText(name), status: asText(status), reason: known };
}

export interface TakenBack {
  undone: number;
  /** By names, whatever the batches were. */
  leftOut: LeftOutRow[];
}

/** Takes back a decision, an import or a merge by its id. Rejects if that was done already or is too long ago. */
export async function takeBack(id: string): Promise<TakenBack> {
  const outcome: TakenBack = { undone: 0, leftOut: [] };
  await inBatches(async () => {
    const part = asObject(await call('take_back', { cause_id: id }));
    const done = asCount(part.undone);
    outcome.undone += done;
    outcome.leftOut.push(...asList(part.left_out, toLeftOut));
    return { done, next: part.has_more === true || null };
  });
  outcome.leftOut.sort((one, other) => one.name.localeCompare(other.name, 'id'));
  return outcome;
}
