import { type AlumniFields, describedAlumni, type ExportedAlumni } from '@portal/api/alumni/admin';
import type { WorkEntry } from '@portal/api/work-history';
import { graduationProblem, yearProblem } from '@portal/ui';
import { statusWords } from '@portal/views/status';
import { sheetOf } from '../../export/sheet-of.ts';
import { type FieldTable, labelsOf } from '../../form/field-table.ts';
import { ruled, without } from '../../form/rules.ts';
import { selectAtFirstPress } from '../../form/select-at-first-press.ts';

/** Labels for who sees e-mail, phone and links in the directory, and for who sees the full name. */
const visibilityLabels = {
  public: 'Semua pengunjung',
  alumni: 'Alumni terverifikasi',
  private: 'Hanya admin',
} satisfies Record<AlumniFields['contactVisibility'], string>;

const { public: _, ...nameVisibilityLabels } = visibilityLabels;

const graduationRules = [
  ...without((year) => yearProblem(year)),
  ...ruled((year: string, form) => graduationProblem(form.getFieldValue('entryYear') ?? '', year)),
];

/** Who changes the job or moves gets a new value, and seldom a part of the former one. */
const replaced = { onMouseDown: selectAtFirstPress };

const workTypeLabels = { pekerjaan: 'Pekerjaan', usaha: 'Usaha' } as const;

/** The entries of a list in one cell, each on its line with these fields. */
const lines = <Entry>(entries: readonly Entry[], ...fields: (keyof Entry)[]) =>
  entries
    .map((entry) =>
      fields
        .map((field) => entry[field])
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');

const toSheetJob = (job: WorkEntry) => ({
  ...job,
  type: workTypeLabels[job.type],
  months: `${job.startMonth} – ${job.endMonth || 'sekarang'}`,
});

type AlumniRow = Omit<ExportedAlumni, 'id' | 'version' | 'reasonCode'>;

const columns = describedAlumni;
const read = { isRead: true } as const;

/** In the order of the spreadsheet. */
export const alumniFields = {
  fullName: { ...columns.full_name, isRequired: true },
  email: columns.email,
  phoneNumber: columns.phone_number,
  entryYear: columns.entry_year,
  graduationYear: { ...columns.graduation_year, rules: graduationRules },
  nim: columns.nim,
  concentration: columns.concentration,
  status: { ...columns.validation_status, words: statusWords.alumni },
  reason: { label: 'Alasan ditolak', ...read },
  reviewCount: { label: 'Minta ditinjau ulang', kind: 'number', ...read },
  reviewAskedAt: { label: 'Terakhir diminta (WIB)', kind: 'moment', ...read },
  reviewNote: { label: 'Catatan permintaan', ...read },
  specialBadge: {
    ...columns.special_badge,
    hint: 'Tampil di direktori, misalnya Mentor Karier. Kosongkan bila tidak ada.',
  },
  canPostJobs: columns.can_post_jobs,
  isListed: columns.is_listed,
  jobTitle: { ...columns.job_title, input: replaced },
  company: { ...columns.company, input: replaced },
  location: { ...columns.location, input: replaced },
  linkedinUrl: columns.linkedin_url,
  websiteUrl: columns.website_url,
  contactVisibility: { ...columns.contact_visibility, words: visibilityLabels },
  nameVisibility: { ...columns.name_visibility, words: nameVisibilityLabels },
  isHiddenFromNameSearch: {
    ...columns.is_hidden_from_name_search,
    short: 'Tampil pada pencarian nama',
    said: ({ isHiddenFromNameSearch }) => (isHiddenFromNameSearch ? 'Tidak' : 'Ya'),
    hint: 'Pengunjung dan alumni tidak menemukan orang ini lewat namanya; admin tetap menemukannya.',
  },
  thesisTitle: { ...columns.thesis_title, lines: [2, 10] },
  internshipPlace: columns.internship_place,
  otherAcademicInfo: { ...columns.other_academic_info, lines: [2, 10] },
  degrees: {
    ...columns.advanced_degrees,
    ...read,
    said: ({ degrees }) =>
      lines(degrees, 'degreeLevel', 'university', 'graduationYear', 'nim', 'thesisTitle'),
  },
  trainings: {
    ...columns.trainings_certifications,
    ...read,
    said: ({ trainings }) => lines(trainings, 'name', 'issuer', 'year', 'description'),
  },
  organizations: {
    ...columns.organizational_history,
    ...read,
    said: ({ organizations }) =>
      lines(organizations, 'organizationName', 'position', 'period', 'description'),
  },
  work: {
    label: 'Riwayat pekerjaan',
    ...read,
    said: ({ work }) =>
      lines(work.map(toSheetJob), 'position', 'companyName', 'type', 'months', 'description'),
  },
  bio: { ...columns.bio, lines: [2, 10] },
  imageUrl: {
    ...columns.profile_image_url,
    hint: 'JPG atau PNG. Bagian tengahnya dipotong menjadi persegi.',
    picture: { maxMegabytes: 2, width: 512, height: 512, fit: 'cover' },
  },
  userId: {
    ...columns.user_id,
    ...read,
    said: ({ userId }) => (userId ? 'Terhubung' : 'Belum ada'),
  },
  lacksConfirmation: {
    ...columns.email_confirmed,
    ...read,
    said: ({ userId, lacksConfirmation }) => (userId ? (lacksConfirmation ? 'Tidak' : 'Ya') : ''),
  },
  createdAt: { label: 'Bergabung (WIB)', kind: 'moment', ...read },
  updatedAt: { label: 'Diperbarui (WIB)', kind: 'moment', ...read },
} satisfies FieldTable<AlumniRow>;

/** The parts of the form after its head, and of the detail. */
export const alumniGroups = {
  Akademik: [
    ['entryYear', 'graduationYear'],
    'nim',
    'concentration',
    'thesisTitle',
    'internshipPlace',
    'otherAcademicInfo',
  ],
  Pekerjaan: ['jobTitle', 'company', 'location', 'bio'],
  Kontak: [
    'phoneNumber',
    'linkedinUrl',
    'websiteUrl',
    'contactVisibility',
    'nameVisibility',
    'isHiddenFromNameSearch',
  ],
} as const;

/** What a decision on a person rests on: the detail begins with it. */
export const identityFields = ['nim', 'entryYear', 'graduationYear'] as const;

/** The names of the fields in the conflict dialog. */
export const alumniFieldLabels = labelsOf<AlumniFields>(alumniFields);

export const exportedColumns = sheetOf<AlumniRow>(alumniFields);
