import { eventCategories, eventCategoryLabel } from '@portal/api/event';
import {
  describedEvent,
  type EventFields,
  type ExportedEvent,
  type RegistrationMode,
} from '@portal/api/event/admin';
import { eventDateProblem, formatTime } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { sheetOf } from '../../export/sheet-of.ts';
import { dateProblem, timeProblem } from '../../form/date-field.tsx';
import { type FieldTable, labelsOf } from '../../form/field-table.ts';
import { ruled, without } from '../../form/rules.ts';
import { capacityProblem, endTimeProblem, secureLinkProblem } from './registration-rules.ts';

const registrationModeLabels: Readonly<Record<RegistrationMode, string>> = {
  none: 'Tanpa pendaftaran',
  portal: 'Di portal ini',
  link: 'Lewat tautan lain',
};

/** What the chosen mode means for visitors; shown below the choice. */
export const registrationVisibility: Readonly<Record<RegistrationMode, string>> = {
  none: 'Pengunjung hanya dapat bertanya lewat pesan yang sudah disiapkan.',
  portal:
    'Alumni terverifikasi mendaftar di portal. Pengunjung melihat sisa tempat dan panjang daftar tunggu, tanpa nama.',
  link: 'Pengunjung melihat tombol yang membuka tautan ini.',
};

type EventRow = Omit<ExportedEvent, 'id' | 'version'>;

const categoryWords = Object.fromEntries(
  eventCategories.map((category) => [category, eventCategoryLabel(category)]),
);

const columns = describedEvent;
const read = { isRead: true } as const;

/** In the order of the spreadsheet. */
export const eventFields = {
  title: { ...columns.title, isRequired: true },
  date: {
    ...columns.event_date,
    isRequired: true,
    rules: without((date) => (date ? (dateProblem(date) ?? eventDateProblem(date)) : null)),
  },
  time: {
    ...columns.event_time,
    short: 'Waktu',
    sheet: 'Waktu (WIB)',
    fact: ({ date, time, endTime }) => formatTime(time, endTime, date),
  },
  endTime: {
    ...columns.end_time,
    dependencies: ['time'],
    rules: ruled(
      (end: string, form) => timeProblem(end) ?? endTimeProblem(form.getFieldValue('time'), end),
    ),
  },
  location: columns.location,
  onlineLink: {
    ...columns.online_link,
    hint: 'Hanya terlihat oleh peserta yang terdaftar dan admin.',
    rules: without(secureLinkProblem),
  },
  category: { ...columns.category, words: categoryWords },
  status: { ...columns.status, words: statusWords.events },
  reason: { label: 'Alasan ditolak', ...read },
  registrationMode: {
    ...columns.registration_mode,
    sheet: 'Pendaftaran',
    words: registrationModeLabels,
  },
  registrationLink: {
    ...columns.registration_link,
    limit: 2048,
    rules: without(secureLinkProblem),
  },
  capacity: {
    ...columns.capacity,
    write: (capacity) => String(capacity ?? 'Tidak dibatasi'),
    rules: ruled(capacityProblem),
  },
  deadline: { label: 'Batas pendaftaran (WIB)', kind: 'moment', ...read },
  deadlineDate: {
    ...columns.registration_deadline,
    kind: 'date',
    sheet: false,
    hint: 'Kosongkan jika dibuka sampai kegiatan dimulai.',
    dependencies: ['date', 'time', 'deadlineTime', 'registrationMode'],
  },
  deadlineTime: {
    label: 'Jam batas (WIB)',
    kind: 'time',
    sheet: false,
    hint: 'Tanpa jam: sampai akhir hari itu.',
  },
  seatsTaken: { label: 'Tempat terisi', kind: 'number', ...read },
  waitingCount: { label: 'Daftar tunggu', kind: 'number', ...read },
  description: { ...columns.description, lines: [5, 14] },
  imageUrl: {
    ...columns.image_url,
    hint: 'JPG atau PNG, bentuknya tetap; sisi terpanjang disimpan paling besar 1600 piksel. Kartu menampilkan bagian tengah, detail kegiatan menampilkan seluruhnya.',
    picture: { maxMegabytes: 2, width: 1600, height: 1600, fit: 'inside' },
  },
  createdAt: { label: 'Dibuat (WIB)', kind: 'moment', ...read },
} satisfies FieldTable<EventRow>;

/** Of the detail; the others where people register in the portal. */
export const eventFacts = ['date', 'time', 'location', 'category', 'registrationMode'] as const;
export const portalFacts = ['onlineLink'] as const;

export const eventFieldLabels = labelsOf<EventFields>(eventFields);
export const exportedColumns = sheetOf<EventRow>(eventFields);
