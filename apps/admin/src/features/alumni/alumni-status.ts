import type { ValidationStatus } from '@portal/api/alumni/admin';
import type { StatusInfo, StatusSteps } from '../../table/table-column.tsx';

const verify = { label: 'Verifikasi', status: 'verified' } as const;
const reject = { label: 'Tolak', status: 'rejected' } as const;

/** In the table no single press takes the verification away; the detail does. */
export const alumniStatusInfo: StatusInfo<ValidationStatus> = {
  pending: { label: 'Menunggu Validasi', tone: 'warning', steps: [verify, reject] },
  verified: { label: 'Terverifikasi', tone: 'verified', steps: [null, null] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [verify, null] },
};

/** What one press leads to in the detail. */
export const detailSteps = (status: ValidationStatus): StatusSteps<ValidationStatus> =>
  status === 'verified' ? [null, reject] : alumniStatusInfo[status].steps;
