import type { MatchingDecision } from '@portal/api/alumni/admin';

export type MatchingChoice =
  | 'verify'
  | 'reject'
  | 'requeue'
  | 'grant'
  | 'withdraw'
  | 'badge'
  | 'unbadge'
  | 'delete';

/** In the order of the dialog: the label, and what the result says of the alumni. */
export const matchingChoices: Readonly<Record<MatchingChoice, { label: string; done: string }>> = {
  verify: { label: 'Verifikasi', done: 'diverifikasi' },
  reject: { label: 'Tolak', done: 'ditolak' },
  requeue: { label: 'Kembalikan ke antrean', done: 'dikembalikan ke antrean' },
  grant: { label: 'Beri hak memasang lowongan', done: 'diberi hak memasang lowongan' },
  withdraw: { label: 'Cabut hak memasang lowongan', done: 'dicabut hak memasang lowongannya' },
  badge: { label: 'Beri lencana khusus', done: 'diberi lencana khusus' },
  unbadge: { label: 'Cabut lencana khusus', done: 'dicabut lencana khususnya' },
  delete: { label: 'Hapus untuk selamanya', done: 'dihapus' },
};

export function toDecision(choice: MatchingChoice, badge: string): MatchingDecision {
  const decisions: Record<MatchingChoice, MatchingDecision> = {
    verify: { status: 'verified' },
    reject: { status: 'rejected' },
    requeue: { status: 'pending' },
    grant: { canPostJobs: true },
    withdraw: { canPostJobs: false },
    badge: { specialBadge: badge.trim() },
    unbadge: { specialBadge: '' },
    delete: { isDeletion: true },
  };
  return decisions[choice];
}

/** A deletion asks for the number of rows, as it is written in the dialog or without dots. */
export function isComplete(
  choice: MatchingChoice | null,
  { badge, typedTotal, total }: { badge: string; typedTotal: string; total: number },
): boolean {
  if (choice === 'badge') return badge.trim() !== '' && badge.trim().length <= badgeLimit;
  if (choice === 'delete') return typedTotal.replaceAll(/[.\s]/g, '') === String(total);
  return choice !== null;
}

export const badgeLimit = 100;
