import type { JobStatus } from '@portal/api/job-posting/admin';
import type { BadgeTone } from '@portal/ui';
import type { StatusStep } from '../../table/row-actions.tsx';

export const jobStatusLabels: Readonly<Record<JobStatus, string>> = {
  pending: 'Menunggu',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  closed: 'Ditutup',
};

export const jobStatusTones: Readonly<Record<JobStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  closed: 'neutral',
};

const approve = { label: 'Setujui', status: 'approved' } as const;

/** What one press may do; any other status is set in the form. (Specification 2, section 4.) */
export const jobSteps: Readonly<Record<JobStatus, readonly StatusStep<JobStatus>[]>> = {
  pending: [approve, { label: 'Tolak', status: 'rejected' }],
  approved: [{ label: 'Tutup Lowongan', status: 'closed' }],
  rejected: [approve],
  closed: [{ label: 'Buka Kembali', status: 'approved' }],
};
