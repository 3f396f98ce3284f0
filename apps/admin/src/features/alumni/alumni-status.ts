import type { ValidationStatus } from '@portal/api/alumni/admin';
import type { StatusInfo } from '../../table/table-column.tsx';

const verify = { label: 'Verifikasi', status: 'verified' } as const;
export const reject = { label: 'Tolak', status: 'rejected' } as const;

/** In the table no single press takes the verification away; the detail offers `reject` for that. */
export const alumniStatusInfo: StatusInfo<ValidationStatus> = {
  pending: { label: 'Menunggu Validasi', tone: 'warning', steps: [verify, reject] },
  verified: { label: 'Terverifikasi', tone: 'verified', steps: [] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [verify] },
};
