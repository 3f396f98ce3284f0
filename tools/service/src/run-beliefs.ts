import { messageOf } from '@portal/local-stack/command';
import type { Belief, Need } from './belief.ts';
import type { KnownDifference } from './known-differences.ts';

export interface Outcome {
  name: string;
  result: 'held' | 'differs' | 'not seen';
  line: string;
}

export interface Run {
  /** What the run can see. */
  given: ReadonlySet<Need>;
  /** Only the embedded stack answers as `here` of the known differences. */
  isEmbedded: boolean;
  differences: readonly KnownDifference[];
  isStopped?: () => boolean;
}

const whatNeeds: Record<Need, string> = {
  sql: '--access-token and --project-ref',
  settings: '--access-token and --project-ref',
  portal: '--portal',
  mailbox: '--mail-to',
};
const atOnce = 8;

/** Looks at every belief, some at a time; the outcomes are in the order of the beliefs. */
export async function runBeliefs<Context>(
  beliefs: readonly Belief<Context>[],
  context: Context,
  run: Run,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...beliefs.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next && !run.isStopped?.(); next = waiting.shift()) {
      const [index, belief] = next;
      outcomes[index] = await look(belief, context, run);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

async function look<Context>(
  belief: Belief<Context>,
  context: Context,
  { given, isEmbedded, differences }: Run,
): Promise<Outcome> {
  const { name } = belief;
  const lacking = belief.needs.find((need) => !given.has(need));
  if (lacking) return { name, result: 'not seen', line: `not seen (needs ${whatNeeds[lacking]})` };
  const seen = await belief.see(context).catch((error) => `no answer: ${reasonOf(error)}`);
  const known = isEmbedded ? differences.find(({ row }) => row === name) : undefined;
  const wanted = known?.here ?? belief.expected;
  if (seen === wanted) return { name, result: 'held', line: 'held' };
  const gone = known && seen === belief.expected ? ', a known difference that has gone' : '';
  return { name, result: 'differs', line: `differs (seen ${seen} instead of ${wanted}${gone})` };
}

/** A failed request says why in its cause alone. */
function reasonOf(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  return cause instanceof Error ? `${messageOf(error)}, ${cause.message}` : messageOf(error);
}

export function summarize(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome['result']) =>
    outcomes.filter((outcome) => outcome.result === result).length;
  return `${count('held')} beliefs held, ${count('differs')} differ, ${count('not seen')} not seen.`;
}
