import type { EventStatus } from '@portal/api/event/admin';
import type { StatusInfo } from '../../table/table-column.tsx';

const approve = { label: 'Setujui', status: 'approved' } as const;
const reject = { label: 'Tolak', status: 'rejected' } as const;

/** One press leads only to these; the form can set any status. */
export const eventStatusInfo: StatusInfo<EventStatus> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] },
  approved: { label: 'Disetujui', tone: 'success', steps: [] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [approve] },
  past: { label: 'Selesai', tone: 'neutral', steps: [] },
};
