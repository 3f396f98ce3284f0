import type { Decision } from '@portal/api';
import { cleanText } from '@portal/api/text';
import type { StatusInfo, StatusStep, StatusSteps } from '../table/table-column.tsx';

export interface MatchingChoice {
  label: string;
  /** The verb in the result: 'diverifikasi'. */
  done: string;
  /** `typed` is used only by a choice that requires a text. */
  toDecision: (typed: string) => Decision;
  /** The text that the choice requires. */
  asks?: { label: string; limit: number };
  /** The status that the choice sets. It acts on the chosen statuses only. */
  status?: string;
  /** It acts on those that have this status already. */
  isReason?: boolean;
}

/** What the admin has chosen for all rows that match. */
export interface MatchingAnswer {
  choice: MatchingChoice | null;
  typed: string;
  /** The rows that the choice acts on, if it sets a status. */
  statuses: readonly string[];
}

/** How many of the matching rows are in a status. */
export interface StatusCount {
  status: string;
  count: number;
}

export const waitingStatus = 'pending';

export const approve = { label: 'Setujui', status: 'approved' } as const;
export const reject = { label: 'Tolak', status: 'rejected' } as const;
export const backToQueue = { label: 'Kembalikan ke antrean', status: waitingStatus } as const;

/** One choice for each step. Its result uses the verb of its status. */
export function statusChoices<Status extends string>(
  verbs: Readonly<Record<Status, string>>,
  steps: readonly StatusStep<Status>[],
): MatchingChoice[] {
  return steps.flatMap(({ label, status }) => {
    const choice = { label, done: verbs[status], toDecision: () => ({ status }), status };
    const other = { ...choice, label: 'Ubah alasan', done: 'diubah alasannya', isReason: true };
    return status === 'rejected' ? [choice, other] : choice;
  });
}

/** Whether one of the steps sets the status. */
export function offersStatus(steps: StatusSteps<string>, status: string): boolean {
  return steps.some((step) => step?.status === status);
}

/** The statuses on which a choice acts unless others are chosen: the waiting ones, or else those whose rows offer it. */
export function statusesAtOnce(info: StatusInfo<string>, status: string | undefined): string[] {
  if (status === undefined) return [];
  const offering = Object.keys(info).filter((one) =>
    offersStatus(info[one]?.steps ?? [null, null], status),
  );
  return offering.includes(waitingStatus) ? [waitingStatus] : offering;
}

/** A choice of a status does nothing to those that have it, and another reason to all others. */
export function actsOn(choice: MatchingChoice | null, { status, count }: StatusCount): boolean {
  return (status === choice?.status) === (choice?.isReason ?? false) && count > 0;
}

/** The rows on which an answer acts: all that match, or those in its statuses. */
export function targetOf(
  { choice, statuses }: MatchingAnswer,
  counts: readonly StatusCount[] = [],
  total: number,
) {
  if (!choice?.status) return { statuses: null, total };
  const chosen = counts.filter((one) => actsOn(choice, one) && statuses.includes(one.status));
  return {
    statuses: chosen.map(({ status }) => status),
    total: chosen.reduce((sum, { count }) => sum + count, 0),
  };
}

/** The last choice of every list. */
export const deletion: MatchingChoice = {
  label: 'Hapus',
  done: 'dihapus',
  toDecision: () => ({ isDeletion: true }),
};

/** A deletion requires the number of rows as typed confirmation, with or without the dots of the dialog. */
export function isComplete(choice: MatchingChoice | null, typed: string, total: number): boolean {
  if (total === 0) return false;
  if (choice === deletion) return typed.replaceAll(/[.\s]/g, '') === String(total);
  if (!choice?.asks) return choice !== null;
  return cleanText(typed) !== '' && cleanText(typed).length <= choice.asks.limit;
}
