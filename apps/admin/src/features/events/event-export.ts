import { eventCategoryLabel } from '@portal/api/event';
import type { ExportedEvent } from '@portal/api/event/admin';
import { type SheetColumn, sheetDate, sheetTime } from '../../export/csv.ts';
import { eventStatusInfo } from './event-status.ts';
import { registrationModeLabels } from './registration-terms.ts';

export const exportedColumns: readonly SheetColumn<ExportedEvent>[] = [
  { title: 'Judul', text: ({ title }) => title },
  { title: 'Tanggal', type: 'date', text: ({ date }) => sheetDate(date) },
  { title: 'Waktu (WIB)', text: ({ time }) => time },
  { title: 'Selesai (WIB)', text: ({ endTime }) => endTime },
  { title: 'Lokasi', text: ({ location }) => location },
  { title: 'Kategori', text: ({ category }) => eventCategoryLabel(category) },
  { title: 'Status', text: ({ status }) => eventStatusInfo[status].label },
  {
    title: 'Pendaftaran',
    text: ({ registrationMode }) => registrationModeLabels[registrationMode],
  },
  { title: 'Tautan pendaftaran', text: ({ registrationLink }) => registrationLink },
  { title: 'Kapasitas', type: 'number', text: ({ capacity }) => String(capacity ?? '') },
  {
    title: 'Batas pendaftaran (WIB)',
    type: 'date',
    text: ({ registration }) => sheetTime(registration.deadline ?? ''),
  },
  {
    title: 'Kursi terisi',
    type: 'number',
    text: ({ registration }) => String(registration.seatsTaken),
  },
  {
    title: 'Daftar tunggu',
    type: 'number',
    text: ({ registration }) => String(registration.waitingCount),
  },
  { title: 'Deskripsi', text: ({ description }) => description },
  { title: 'Poster', text: ({ imageUrl }) => imageUrl ?? '' },
  { title: 'Dibuat (WIB)', type: 'date', text: ({ createdAt }) => sheetTime(createdAt) },
];
