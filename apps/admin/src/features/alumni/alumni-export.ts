import type { ExportedAlumni } from '@portal/api/alumni/admin';
import type { WorkEntry } from '@portal/api/work-history';
import { type SheetColumns, sheetTime } from '../../export/csv.ts';
import { alumniStatusInfo } from './alumni-status.ts';
import { visibilityLabels } from './alumni-values.ts';

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

type Field =
  | Exclude<keyof ExportedAlumni, 'id' | 'version' | 'profile'>
  | keyof ExportedAlumni['profile'];

const columns: SheetColumns<ExportedAlumni, Field> = {
  fullName: { title: 'Nama', text: ({ profile }) => profile.fullName },
  email: { title: 'Email', text: ({ email }) => email },
  phoneNumber: { title: 'Telepon', text: ({ profile }) => profile.phoneNumber },
  entryYear: { title: 'Angkatan', text: ({ profile }) => profile.entryYear },
  graduationYear: { title: 'Tahun lulus', text: ({ profile }) => profile.graduationYear },
  nim: { title: 'NIM', text: ({ profile }) => profile.nim },
  concentration: { title: 'Konsentrasi', text: ({ profile }) => profile.concentration },
  status: { title: 'Status', text: ({ status }) => alumniStatusInfo[status].label },
  reason: { title: 'Alasan ditolak', text: ({ reason }) => reason },
  reviewCount: {
    title: 'Minta ditinjau ulang',
    type: 'number',
    text: ({ reviewCount }) => String(reviewCount),
  },
  reviewAskedAt: {
    title: 'Terakhir diminta (WIB)',
    type: 'date',
    text: ({ reviewAskedAt }) => sheetTime(reviewAskedAt),
  },
  reviewNote: { title: 'Catatan permintaan', text: ({ reviewNote }) => reviewNote },
  specialBadge: { title: 'Lencana', text: ({ specialBadge }) => specialBadge },
  canPostJobs: {
    title: 'Boleh memasang lowongan',
    text: ({ canPostJobs }) => (canPostJobs ? 'Ya' : 'Tidak'),
  },
  jobTitle: { title: 'Jabatan', text: ({ profile }) => profile.jobTitle },
  company: { title: 'Perusahaan', text: ({ profile }) => profile.company },
  location: { title: 'Lokasi', text: ({ profile }) => profile.location },
  linkedinUrl: { title: 'LinkedIn', text: ({ profile }) => profile.linkedinUrl },
  websiteUrl: { title: 'Situs web', text: ({ profile }) => profile.websiteUrl },
  contactVisibility: {
    title: 'Kontak terlihat oleh',
    text: ({ profile }) => visibilityLabels[profile.contactVisibility],
  },
  nameVisibility: {
    title: 'Nama lengkap terlihat oleh',
    text: ({ profile }) => visibilityLabels[profile.nameVisibility],
  },
  isHiddenFromNameSearch: {
    title: 'Tampil pada pencarian nama',
    text: ({ profile }) => (profile.isHiddenFromNameSearch ? 'Tidak' : 'Ya'),
  },
  thesisTitle: { title: 'Judul skripsi', text: ({ profile }) => profile.thesisTitle },
  internshipPlace: {
    title: 'Tempat kerja praktik',
    text: ({ profile }) => profile.internshipPlace,
  },
  otherAcademicInfo: {
    title: 'Informasi akademik lain',
    text: ({ profile }) => profile.otherAcademicInfo,
  },
  degrees: {
    title: 'Pendidikan lanjutan',
    text: ({ degrees }) =>
      lines(degrees, 'degreeLevel', 'university', 'graduationYear', 'nim', 'thesisTitle'),
  },
  trainings: {
    title: 'Pelatihan dan sertifikasi',
    text: ({ trainings }) => lines(trainings, 'name', 'issuer', 'year', 'description'),
  },
  organizations: {
    title: 'Riwayat organisasi',
    text: ({ organizations }) =>
      lines(organizations, 'organizationName', 'position', 'period', 'description'),
  },
  work: {
    title: 'Riwayat pekerjaan',
    text: ({ work }) =>
      lines(work.map(toSheetJob), 'position', 'companyName', 'type', 'months', 'description'),
  },
  bio: { title: 'Bio', text: ({ profile }) => profile.bio },
  imageUrl: { title: 'Foto', text: ({ imageUrl }) => imageUrl ?? '' },
  userId: { title: 'Akun', text: ({ userId }) => (userId ? 'Terhubung' : 'Belum ada') },
  lacksConfirmation: {
    title: 'Email dikonfirmasi',
    text: ({ userId, lacksConfirmation }) => (userId ? (lacksConfirmation ? 'Tidak' : 'Ya') : ''),
  },
  createdAt: {
    title: 'Bergabung (WIB)',
    type: 'date',
    text: ({ createdAt }) => sheetTime(createdAt),
  },
  updatedAt: {
    title: 'Diperbarui (WIB)',
    type: 'date',
    text: ({ updatedAt }) => sheetTime(updatedAt),
  },
};

export const exportedColumns = Object.values(columns);
