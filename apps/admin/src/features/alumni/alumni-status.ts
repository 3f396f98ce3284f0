import type { ValidationStatus } from '@portal/api/alumni/admin';
import type { BadgeTone } from '@portal/ui';
import type { StatusStep } from '../../table/row-actions.tsx';

/** In the words of the specification, section 4. */
export const statusLabels: Readonly<Record<ValidationStatus, string>> = {
  pending: 'Menunggu Validasi',
  verified: 'Terverifikasi',
  rejected: 'Ditolak',
};

export const statusTones: Readonly<Record<ValidationStatus, BadgeTone>> = {
  pending: 'warning',
  verified: 'verified',
  rejected: 'danger',
};

type Steps = readonly StatusStep<ValidationStatus>[];

const verify = { label: 'Verifikasi', status: 'verified' } as const;
const reject = { label: 'Tolak', status: 'rejected' } as const;

/** What the detail offers. */
export const statusSteps: Readonly<Record<ValidationStatus, Steps>> = {
  pending: [verify, reject],
  verified: [reject],
  rejected: [verify],
};

/** In the table nobody loses what he has by a slip of the finger. */
export const rowSteps: typeof statusSteps = { ...statusSteps, verified: [] };
