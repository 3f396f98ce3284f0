import type { Decision } from '@portal/api';
import type { StatusStep } from '../table/table-column.tsx';

export interface MatchingChoice {
  label: string;
  /** The verb in the result: 'diverifikasi'. */
  done: string;
  /** `typed` is used only by a choice that requires a text. */
  toDecision: (typed: string) => Decision;
  /** The text that the choice requires. */
  asks?: { label: string; limit: number };
}

export const backToQueue = { label: 'Kembalikan ke antrean', status: 'pending' } as const;

/** One choice for each step. Its result uses the verb of its status. */
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

/** The last choice of every list. */
export const deletion: MatchingChoice = {
  label: 'Hapus untuk selamanya',
  done: 'dihapus',
  toDecision: () => ({ isDeletion: true }),
};

/** A deletion requires the number of rows as typed confirmation, with or without the dots of the dialog. */
export function isComplete(choice: MatchingChoice | null, typed: string, total: number): boolean {
  if (choice === deletion) return typed.replaceAll(/[.\s]/g, '') === String(total);
  if (!choice?.asks) return choice !== null;
  return typed.trim() !== '' && typed.trim().length <= choice.asks.limit;
}
