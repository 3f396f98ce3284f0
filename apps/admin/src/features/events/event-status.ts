import type { EventStatus } from '@portal/api/event/admin';
import type { BadgeTone } from '@portal/ui';
import type { StatusStep } from '../../table/row-actions.tsx';

export const eventStatusLabels: Readonly<Record<EventStatus, string>> = {
  pending: 'Menunggu',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  past: 'Selesai',
};

export const eventStatusTones: Readonly<Record<EventStatus, BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  past: 'neutral',
};

const approve = { label: 'Setujui', status: 'approved' } as const;

/** What one press may do; any other status is set in the form. (Specification 2, section 4.) */
export const eventSteps: Readonly<Record<EventStatus, readonly StatusStep<EventStatus>[]>> = {
  pending: [approve, { label: 'Tolak', status: 'rejected' }],
  approved: [],
  rejected: [approve],
  past: [],
};
