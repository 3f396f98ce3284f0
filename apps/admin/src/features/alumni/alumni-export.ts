import type { ExportedAlumni } from '@portal/api/alumni/admin';
import type { WorkEntry } from '@portal/api/work-history';
import { type SheetColumn, sheetTime } from '../../export/csv.ts';
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

export const exportedColumns: readonly SheetColumn<ExportedAlumni>[] = [
  { title: 'Nama', text: ({ profile }) => profile.fullName },
  { title: 'Email', text: ({ email }) => email },
  { title: 'Telepon', text: ({ profile }) => profile.phoneNumber },
  { title: 'Angkatan', text: ({ profile }) => profile.entryYear },
  { title: 'Tahun lulus', text: ({ profile }) => profile.graduationYear },
  { title: 'NIM', text: ({ profile }) => profile.nim },
  { title: 'Konsentrasi', text: ({ profile }) => profile.concentration },
  { title: 'Status', text: ({ status }) => alumniStatusInfo[status].label },
  { title: 'Lencana', text: ({ specialBadge }) => specialBadge },
  { title: 'Boleh memasang lowongan', text: ({ canPostJobs }) => (canPostJobs ? 'Ya' : 'Tidak') },
  { title: 'Jabatan', text: ({ profile }) => profile.jobTitle },
  { title: 'Perusahaan', text: ({ profile }) => profile.company },
  { title: 'Lokasi', text: ({ profile }) => profile.location },
  { title: 'LinkedIn', text: ({ profile }) => profile.linkedinUrl },
  { title: 'Situs web', text: ({ profile }) => profile.websiteUrl },
  {
    title: 'Kontak terlihat oleh',
    text: ({ profile }) => visibilityLabels[profile.contactVisibility],
  },
  {
    title: 'Nama lengkap terlihat oleh',
    text: ({ profile }) => visibilityLabels[profile.nameVisibility],
  },
  { title: 'Judul skripsi', text: ({ profile }) => profile.thesisTitle },
  { title: 'Tempat kerja praktik', text: ({ profile }) => profile.internshipPlace },
  { title: 'Informasi akademik lain', text: ({ profile }) => profile.otherAcademicInfo },
  {
    title: 'Pendidikan lanjutan',
    text: ({ degrees }) =>
      lines(degrees, 'degreeLevel', 'university', 'graduationYear', 'nim', 'thesisTitle'),
  },
  {
    title: 'Pelatihan dan sertifikasi',
    text: ({ trainings }) => lines(trainings, 'name', 'issuer', 'year', 'description'),
  },
  {
    title: 'Riwayat organisasi',
    text: ({ organizations }) =>
      lines(organizations, 'organizationName', 'position', 'period', 'description'),
  },
  {
    title: 'Riwayat pekerjaan',
    text: ({ work }) =>
      lines(work.map(toSheetJob), 'position', 'companyName', 'type', 'months', 'description'),
  },
  { title: 'Bio', text: ({ profile }) => profile.bio },
  { title: 'Foto', text: ({ imageUrl }) => imageUrl ?? '' },
  { title: 'Akun', text: ({ userId }) => (userId ? 'Terhubung' : 'Belum ada') },
  {
    title: 'Email dikonfirmasi',
    text: ({ userId, lacksConfirmation }) => (userId ? (lacksConfirmation ? 'Tidak' : 'Ya') : ''),
  },
  { title: 'Bergabung (WIB)', type: 'date', text: ({ createdAt }) => sheetTime(createdAt) },
  { title: 'Diperbarui (WIB)', type: 'date', text: ({ updatedAt }) => sheetTime(updatedAt) },
];
