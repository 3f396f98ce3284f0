import type { JobStatus } from '@portal/api/job-posting/admin';
import { type BadgeTone, daysAhead, formatDate } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import type { ManyDecisions } from '../../decide/decided-list.ts';
import { approve, backToQueue, reject, statusChoices } from '../../decide/matching-choices.ts';
import type { StatusInfo } from '../../table/table-column.tsx';

const close = { label: 'Tutup Lowongan', status: 'closed' } as const;
const reopen = { label: 'Buka Kembali', status: 'approved' } as const;

const words = statusWords.job_postings;

/** `steps` are the statuses that one press can set; the form can set any status. */
export const jobStatusInfo: StatusInfo<JobStatus> = {
  pending: { ...words.pending, steps: [approve, reject] },
  approved: { ...words.approved, steps: [null, close] },
  rejected: { ...words.rejected, steps: [approve, null] },
  closed: { ...words.closed, steps: [reopen, null] },
};

const verbs = {
  pending: 'dikembalikan ke antrean',
  approved: 'disetujui',
  rejected: 'ditolak',
  closed: 'ditutup',
} as const;

export const jobDecisions: ManyDecisions<JobStatus> = {
  steps: [approve, reject],
  verbs,
  choices: statusChoices(verbs, [
    approve,
    reject,
    { label: 'Tutup', status: 'closed' },
    backToQueue,
  ]),
};

const visibility: Readonly<Record<JobStatus, string>> = {
  pending: 'Belum tampil di situs; menunggu persetujuan.',
  approved: 'Tampil di halaman Lowongan.',
  rejected: 'Tidak tampil di situs.',
  closed: 'Tidak lagi tampil di situs.',
};

interface Visible {
  status: JobStatus;
  /** Empty for none. */
  deadline: string;
}

/** Says what visitors see of a job; shown where its status is chosen or was just saved. */
export function jobVisibility({ status, deadline }: Visible): string {
  if (status !== 'approved' || !deadline) return visibility[status];
  const day = formatDate(deadline);
  return isOver(deadline)
    ? `Tidak lagi tampil di situs sejak batasnya, ${day}, lewat.`
    : `Tampil di halaman Lowongan sampai ${day}.`;
}

/** The list's badge for a job: its status, and whether an approved one is over. */
export function jobState({ status, deadline }: Visible): { label: string; tone: BadgeTone } {
  if (status !== 'approved' || !isOver(deadline)) return jobStatusInfo[status];
  return { label: `${jobStatusInfo.approved.label}, lewat`, tone: 'neutral' };
}

function isOver(deadline: string): boolean {
  return daysAhead(deadline) < 0;
}
