import { type EventRegistration, eventCategoryLabel } from '@portal/api/event';
import type { ExportedEvent } from '@portal/api/event/admin';
import { type SheetColumns, sheetDate, sheetTime } from '../../export/csv.ts';
import { eventStatusInfo } from './event-status.ts';
import { registrationModeLabels } from './registration-terms.ts';

type Field =
  | Exclude<
      keyof ExportedEvent,
      'id' | 'version' | 'registration' | 'deadlineDate' | 'deadlineTime'
    >
  | Exclude<keyof EventRegistration, 'mode' | 'link' | 'capacity'>;

const columns: SheetColumns<ExportedEvent, Field> = {
  title: { title: 'Judul', text: ({ title }) => title },
  date: { title: 'Tanggal', type: 'date', text: ({ date }) => sheetDate(date) },
  time: { title: 'Waktu (WIB)', text: ({ time }) => time },
  endTime: { title: 'Selesai (WIB)', text: ({ endTime }) => endTime },
  location: { title: 'Lokasi', text: ({ location }) => location },
  onlineLink: { title: 'Tautan daring', text: ({ onlineLink }) => onlineLink },
  category: { title: 'Kategori', text: ({ category }) => eventCategoryLabel(category) },
  status: { title: 'Status', text: ({ status }) => eventStatusInfo[status].label },
  reason: { title: 'Alasan ditolak', text: ({ reason }) => reason },
  registrationMode: {
    title: 'Pendaftaran',
    text: ({ registrationMode }) => registrationModeLabels[registrationMode],
  },
  registrationLink: {
    title: 'Tautan pendaftaran',
    text: ({ registrationLink }) => registrationLink,
  },
  capacity: { title: 'Kapasitas', type: 'number', text: ({ capacity }) => String(capacity ?? '') },
  deadline: {
    title: 'Batas pendaftaran (WIB)',
    type: 'date',
    text: ({ registration }) => sheetTime(registration.deadline ?? ''),
  },
  seatsTaken: {
    title: 'Tempat terisi',
    type: 'number',
    text: ({ registration }) => String(registration.seatsTaken),
  },
  waitingCount: {
    title: 'Daftar tunggu',
    type: 'number',
    text: ({ registration }) => String(registration.waitingCount),
  },
  description: { title: 'Deskripsi', text: ({ description }) => description },
  imageUrl: { title: 'Poster', text: ({ imageUrl }) => imageUrl ?? '' },
  createdAt: { title: 'Dibuat (WIB)', type: 'date', text: ({ createdAt }) => sheetTime(createdAt) },
};

export const exportedColumns = Object.values(columns);
