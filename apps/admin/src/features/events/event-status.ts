import type { EventStatus } from '@portal/api/event/admin';
import { type BadgeTone, todayInJakarta } from '@portal/ui';
import { periodLabels, periodOf } from '@portal/views/event';
import { statusWords } from '@portal/views/status';
import type { ManyDecisions } from '../../decide/decided-list.ts';
import { approve, backToQueue, reject, statusChoices } from '../../decide/matching-choices.ts';
import type { StatusInfo } from '../../table/table-column.tsx';

const words = statusWords.events;

/** `steps` are the statuses that one press can set; the form can set any status. */
export const eventStatusInfo: StatusInfo<EventStatus> = {
  pending: { ...words.pending, steps: [approve, reject] },
  approved: { ...words.approved, steps: [null, null] },
  rejected: { ...words.rejected, steps: [approve, null] },
  past: { ...words.past, steps: [null, null] },
};

const verbs = {
  pending: 'dikembalikan ke antrean',
  approved: 'disetujui',
  rejected: 'ditolak',
  past: 'diarsipkan',
} as const;

export const eventDecisions: ManyDecisions<EventStatus> = {
  steps: [approve, reject],
  verbs,
  deletionNote:
    'Pendaftaran di kegiatan itu ikut terhapus. Peserta kegiatan yang akan datang diberi tahu bahwa kegiatannya dibatalkan, jika mereka punya akun.',
  choices: statusChoices(verbs, [
    approve,
    reject,
    { label: 'Arsipkan', status: 'past' },
    backToQueue,
  ]),
};

const visibility: Readonly<Record<EventStatus, string>> = {
  pending: 'Belum tampil di situs; menunggu persetujuan.',
  approved: 'Tampil di halaman Kegiatan.',
  rejected: 'Tidak tampil di situs.',
  past: 'Tidak tampil di mana pun di situs, juga tidak di antara kegiatan lalu.',
};

interface Visible {
  status: EventStatus;
  /** Empty while no date is chosen. */
  date: string;
}

/** Says what visitors see of an event; shown where its status is chosen or was just saved. */
export function eventVisibility({ status, date }: Visible): string {
  if (status !== 'approved' || !date) return visibility[status];
  return isOver(date)
    ? `Tampil di halaman Kegiatan, di bawah ‘${periodLabels.past}’.`
    : `Tampil di halaman Kegiatan, di bawah ‘${periodLabels.upcoming}’. Setelah lewat, ia berpindah sendiri ke ‘${periodLabels.past}’.`;
}

/** The list's badge for an event: whether visitors see it, and among upcoming or past events. */
export function eventState({ status, date }: Visible): { label: string; tone: BadgeTone } {
  if (status !== 'approved' || !isOver(date)) return eventStatusInfo[status];
  return { label: `${eventStatusInfo.approved.label}, lewat`, tone: 'neutral' };
}

function isOver(date: string): boolean {
  return periodOf(date, todayInJakarta()) === 'past';
}
