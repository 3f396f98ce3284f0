import type { MatchingDecision } from '@portal/api';

export interface MatchingChoice {
  label: string;
  /** What the result says of the rows: 'diverifikasi'. */
  done: string;
  /** Takes what was typed, where the choice asks for a text. */
  toDecision: (typed: string) => MatchingDecision;
  /** What has to be typed for it. */
  asks?: { label: string; limit: number };
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
