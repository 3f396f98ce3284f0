import { describedReview } from '../decision/decision.columns.ts';
import { columnName } from '../rows/columns.ts';
import type { ColumnDescription, DescribedColumns } from '../rows/every-column.ts';
import type { ProfileFields } from './profile.model.ts';

export const describedAlumni = {
  ...describedReview,
  full_name: { label: 'Nama lengkap', short: 'Nama', limit: 200 },
  email: { label: 'Email', kind: 'email', limit: 320 },
  phone_number: { label: 'Nomor telepon', short: 'Telepon', kind: 'phone', limit: 40 },
  entry_year: { label: 'Angkatan', kind: 'year' },
  graduation_year: { label: 'Tahun lulus', kind: 'year' },
  nim: { label: 'NIM', limit: 50 },
  concentration: { label: 'Konsentrasi', limit: 200 },
  thesis_title: { label: 'Judul skripsi', limit: 1000 },
  internship_place: { label: 'Tempat kerja praktik', limit: 300 },
  other_academic_info: { label: 'Informasi akademik lain', limit: 5000 },
  job_title: { label: 'Jabatan', limit: 200 },
  company: { label: 'Perusahaan', limit: 200 },
  location: { label: 'Lokasi', limit: 200 },
  bio: { label: 'Bio', limit: 2000 },
  linkedin_url: { label: 'LinkedIn', kind: 'link' },
  website_url: { label: 'Situs web', kind: 'link' },
  contact_visibility: { label: 'Kontak terlihat oleh', kind: 'choice' },
  name_visibility: { label: 'Nama lengkap terlihat oleh', kind: 'choice' },
  is_hidden_from_name_search: { label: 'Tidak tampil pada pencarian nama', kind: 'flag' },
  profile_image_url: { label: 'Foto profil', short: 'Foto', kind: 'picture' },
  validation_status: { label: 'Status', kind: 'choice' },
  special_badge: { label: 'Lencana khusus', short: 'Lencana', limit: 100 },
  can_post_jobs: { label: 'Boleh memasang lowongan', kind: 'flag' },
  is_listed: { label: 'Tampil di direktori', kind: 'flag' },
  advanced_degrees: { label: 'Pendidikan lanjutan' },
  trainings_certifications: { label: 'Pelatihan dan sertifikasi' },
  organizational_history: { label: 'Riwayat organisasi' },
  user_id: { label: 'Akun' },
  email_confirmed: { label: 'Email dikonfirmasi', kind: 'flag' },
} satisfies DescribedColumns<'alumni'>;

/** The column of a field, which has its name: of `jobTitle` it is `job_title`. */
export const describedField = (field: keyof ProfileFields): ColumnDescription =>
  describedAlumni[columnName(field) as keyof typeof describedAlumni];
