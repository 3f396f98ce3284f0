import { inBatches } from '../query/batches.ts';
import { call } from '../query/call.ts';
import { entriesOf, entryOf, type Item } from '../rows/fields.ts';
import { asCount, asFlag, asText, oneOf } from '../rows/stored-value.ts';

const reasons = [
  'changed',
  'gone',
  'unconfirmed',
  'over',
  'account',
  'no account',
  'waiting',
  'email',
] as const;

const leftOutRow = {
  id: ['id', asText],
  /** Empty for a row that is gone. */
  name: ['name', asText],
  /** What it is now; empty for a row that is gone. */
  status: ['status', asText],
  /** It was changed or deleted meanwhile, somebody has joined with it, its account is gone or has another record, the e-mail is not confirmed, its last day is over, the seat is taken, or somebody else has the address by now. */
  reason: ['reason', oneOf(reasons, 'changed')],
} as const;
/** A row that does not offer the decision, or is not taken back. */
export type LeftOutRow = Item<typeof leftOutRow>;
export const toLeftOut = entriesOf(leftOutRow);

const toPart = entryOf({
  undone: ['undone', asCount],
  leftOut: ['left_out', toLeftOut],
  hasMore: ['has_more', asFlag],
} as const);

export interface TakenBack {
  undone: number;
  /** By names, whatever the batches were. */
  leftOut: LeftOutRow[];
}

/** Takes back a decision, a deletion, an import or a merge by its id. Rejects if that was done already or is too long ago. */
export async function takeBack(id: string): Promise<TakenBack> {
  const outcome: TakenBack = { undone: 0, leftOut: [] };
  await inBatches(async () => {
    const { undone, leftOut, hasMore } = toPart(await call('take_back', { cause_id: id }));
    outcome.undone += undone;
    outcome.leftOut.push(...leftOut);
    return { done: undone, next: hasMore || null };
  });
  outcome.leftOut.sort((one, other) => one.name.localeCompare(other.name, 'id'));
  return outcome;
}
