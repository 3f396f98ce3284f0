import type { EventStatus } from '@portal/api/event/admin';
import type { StatusInfo } from '../../table/table-column.tsx';

const approve = { label: 'Setujui', status: 'approved' } as const;
const reject = { label: 'Tolak', status: 'rejected' } as const;

/** One press leads only to these; the form can set any status. */
export const eventStatusInfo: StatusInfo<EventStatus> = {
  pending: { label: 'Menunggu', tone: 'warning', steps: [approve, reject] },
  approved: { label: 'Disetujui', tone: 'success', steps: [null, null] },
  rejected: { label: 'Ditolak', tone: 'danger', steps: [approve, null] },
  past: { label: 'Selesai', tone: 'neutral', steps: [null, null] },
};

/** What the status means for visitors, to read where it is chosen or was just saved. */
export const eventVisibility: Readonly<Record<EventStatus, string>> = {
  pending: 'Belum tampil di situs; menunggu persetujuan.',
  approved: 'Tampil di halaman Kegiatan. Setelah lewat, ia berpindah sendiri ke kegiatan lalu.',
  rejected: 'Tidak tampil di situs.',
  past: 'Tidak tampil di mana pun di situs, juga tidak di antara kegiatan lalu.',
};
