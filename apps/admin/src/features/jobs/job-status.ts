import type { JobStatus } from '@portal/api/job-posting/admin';
import type { ManyDecisions } from '../../decide/bulk-decision.tsx';
import { backToQueue, statusChoices } from '../../decide/matching-choices.ts';
import type { StatusInfo } from '../../table/table-column.tsx';

const approve = { label: 'Setujui', status: 'approved' } as const;
const reject = { label: 'Tolak', status: 'rejected' } as const;
const close = { label: 'Tutup Lowongan', status: 'closed' } as const;
const reopen = { label: 'Buka Kembali', status: 'approved' } as const;

/** `steps` are the statuses that one press can set; the form can set any status. */
export const jobStatusInfo: StatusInfo<JobStatus> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] },
  approved: { label: 'Tayang', tone: 'success', steps: [null, close] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [approve, null] },
  closed: { label: 'Ditutup', tone: 'neutral', steps: [reopen, null] },
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

/** What the status means for visitors; shown where it is chosen or was just saved. */
export const jobVisibility: Readonly<Record<JobStatus, string>> = {
  pending: 'Belum tampil di situs; menunggu persetujuan.',
  approved: 'Tampil di halaman Lowongan.',
  rejected: 'Tidak tampil di situs.',
  closed: 'Tidak lagi tampil di situs.',
};
