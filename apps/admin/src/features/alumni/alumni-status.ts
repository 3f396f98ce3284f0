import type { ValidationStatus } from '@portal/api/alumni/admin';
import { statusWords } from '@portal/views/status';
import { reject } from '../../decide/matching-choices.ts';
import type { StatusInfo, StatusSteps } from '../../table/table-column.tsx';

export const verify = { label: 'Verifikasi', status: 'verified' } as const;

const words = statusWords.alumni;

/** In the table no single press revokes a verification; the detail allows it. */
export const alumniStatusInfo: StatusInfo<ValidationStatus> = {
  pending: { ...words.pending, steps: [verify, reject] },
  verified: { ...words.verified, steps: [null, null] },
  rejected: { ...words.rejected, steps: [verify, null] },
};

interface Decidable {
  status: ValidationStatus;
  lacksConfirmation: boolean;
}

/** The database refuses to verify an account whose e-mail is not confirmed. */
export function rowSteps({ status, lacksConfirmation }: Decidable): StatusSteps<ValidationStatus> {
  const { steps } = alumniStatusInfo[status];
  return lacksConfirmation ? [null, steps[1]] : steps;
}

/** The decisions that the detail offers. */
export const detailSteps = (alumnus: Decidable): StatusSteps<ValidationStatus> =>
  alumnus.status === 'verified' ? [null, reject] : rowSteps(alumnus);

export const confirmationNote =
  'Email akunnya belum dikonfirmasi. Ia dapat diverifikasi setelah membuka tautan konfirmasi di emailnya.';
