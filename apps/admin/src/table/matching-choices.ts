import type { MatchingDecision } from '@portal/api';
import type { StatusStep } from './table-column.tsx';

export interface MatchingChoice {
  label: string;
  /** What the result says of the rows: 'diverifikasi'. */
  done: string;
  /** Takes what was typed, where the choice asks for a text. */
  toDecision: (typed: string) => MatchingDecision;
  /** What has to be typed for it. */
  asks?: { label: string; limit: number };
}

export const backToQueue = { label: 'Kembalikan ke antrean', status: 'pending' } as const;

/** One choice for each step, whose result says what the verb of its status says. */
export function statusChoices<Status extends string>(
  verbs: Readonly<Record<Status, string>>,
  steps: readonly StatusStep<Status>[],
): MatchingChoice[] {
  return steps.map(({ label, status }) => ({
    label,
    done: verbs[status],
    toDecision: () => ({ status }),
  }));
}

/** Every list has it, as the last choice. */
export const deletion: MatchingChoice = {
  label: 'Hapus untuk selamanya',
  done: 'dihapus',
  toDecision: () => ({ isDeletion: true }),
};

/** A deletion asks for the number of rows, as it is written in the dialog or without dots. */
export function isComplete(choice: MatchingChoice | null, typed: string, total: number): boolean {
  if (choice === deletion) return typed.replaceAll(/[.\s]/g, '') === String(total);
  if (!choice?.asks) return choice !== null;
  return typed.trim() !== '' && typed.trim().length <= choice.asks.limit;
}
