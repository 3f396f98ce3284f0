import type { ExportedJob } from '@portal/api/job-posting/admin';
import { type SheetColumn, sheetTime } from '../../export/csv.ts';
import { jobStatusInfo } from './job-status.ts';

export const exportedColumns: readonly SheetColumn<ExportedJob>[] = [
  { title: 'Judul', text: ({ title }) => title },
  { title: 'Perusahaan', text: ({ companyName }) => companyName },
  { title: 'Lokasi', text: ({ location }) => location },
  { title: 'Jenis', text: ({ type }) => type },
  { title: 'Status', text: ({ status }) => jobStatusInfo[status].label },
  { title: 'Pengusul', text: ({ proposedBy }) => proposedBy },
  { title: 'Tautan lamaran', text: ({ applicationLink }) => applicationLink },
  { title: 'Deskripsi', text: ({ description }) => description },
  { title: 'Logo', text: ({ logoUrl }) => logoUrl ?? '' },
  { title: 'Dibuat (WIB)', type: 'date', text: ({ createdAt }) => sheetTime(createdAt) },
];
