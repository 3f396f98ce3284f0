import { jobTypes } from '@portal/api/job-posting';
import { describedJob, type ExportedJob, type JobFields } from '@portal/api/job-posting/admin';
import { deadlineProblem, linkInput, safeLink } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { sheetOf } from '../../export/sheet-of.ts';
import { dateProblem } from '../../form/date-field.tsx';
import { type FieldTable, labelsOf } from '../../form/field-table.ts';
import { ruled, without } from '../../form/rules.ts';

type JobRow = Omit<ExportedJob, 'id' | 'version'>;

const columns = describedJob;
const read = { isRead: true } as const;

/** In the order of the spreadsheet. */
export const jobFields = {
  title: { ...columns.title, isRequired: true },
  companyName: {
    ...columns.company_name,
    isRequired: true,
    input: { autoComplete: 'organization' },
  },
  location: columns.location,
  type: { ...columns.job_type, words: Object.fromEntries(jobTypes.map((type) => [type, type])) },
  status: { ...columns.status, words: statusWords.job_postings },
  reason: { label: 'Alasan ditolak', ...read },
  deadline: {
    ...columns.deadline,
    // A day that has passed may stay.
    rules: ruled((date: string, form) =>
      date && form.isFieldTouched('deadline') ? (dateProblem(date) ?? deadlineProblem(date)) : null,
    ),
  },
  proposedBy: { label: 'Pengusul', ...read },
  applicationLink: {
    ...columns.application_link,
    hint: 'Halaman lamaran atau alamat email.',
    input: linkInput({ allowsMail: true }),
    rules: without((link) =>
      link === '' || safeLink(link)
        ? null
        : 'Tulis tautan lengkap, misalnya https://contoh.com/karier atau hrd@contoh.com.',
    ),
  },
  description: { ...columns.description, isRequired: true, lines: [6, 14] },
  logoUrl: {
    ...columns.company_logo_url,
    hint: 'JPG atau PNG. Sebaiknya persegi, 400 × 400 piksel.',
    picture: { maxMegabytes: 2, width: 400, height: 400, fit: 'inside', keepsTransparency: true },
  },
  createdAt: { label: 'Dibuat (WIB)', kind: 'moment', ...read },
} satisfies FieldTable<JobRow>;

/** Of the detail. */
export const jobFacts = [
  'companyName',
  'location',
  'type',
  'deadline',
  'applicationLink',
  'proposedBy',
] as const;

export const jobFieldLabels = labelsOf<JobFields>(jobFields);
export const exportedColumns = sheetOf<JobRow>(jobFields);
