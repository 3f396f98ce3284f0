import type { StoredColumn, Tables } from '../rows/every-column.ts';

type Watched = keyof Pick<
  Tables,
  | 'alumni'
  | 'work_history'
  | 'job_postings'
  | 'events'
  | 'event_registrations'
  | 'organization_structure'
  | 'site_configurations'
>;

/** What the database counts, stamps or names rows by, and does not note. */
type Unnoted =
  | 'id'
  | 'config_key'
  | 'version'
  | `${string}_at`
  | 'waiting_since'
  | 'seats_taken'
  | 'waiting_count'
  | 'queue_number'
  | 'review_count';

/** Of a decision and its second look. */
type OfDecisions = 'decision_note' | 'decision_code' | 'review_note';

type Field = { [Table in Watched]: Exclude<StoredColumn<Table>, Unnoted> }[Watched] | OfDecisions;

/** The columns of the history in the words of people: a new column does not compile without. */
export const historyFieldLabels: Readonly<Record<Field, string>> = {
  advanced_degrees: 'Pendidikan lanjut',
  alumni_id: 'Alumni',
  application_link: 'Tautan lamaran',
  bio: 'Bio',
  can_post_jobs: 'Hak memasang lowongan',
  cancel_reason: 'Alasan pembatalan',
  capacity: 'Kuota',
  category: 'Kategori',
  company: 'Perusahaan',
  company_logo_url: 'Logo perusahaan',
  company_name: 'Perusahaan',
  concentration: 'Konsentrasi',
  config_value: 'Isi',
  contact_visibility: 'Siapa yang melihat kontak',
  deadline: 'Batas lamaran',
  decision_code: 'Kode alasan',
  decision_note: 'Alasan keputusan',
  description: 'Deskripsi',
  display_order: 'Urutan',
  email: 'Email',
  email_confirmed: 'Email dikonfirmasi',
  end_date: 'Selesai',
  end_time: 'Jam selesai',
  entry_year: 'Tahun masuk',
  event_date: 'Tanggal',
  event_id: 'Kegiatan',
  event_time: 'Jam mulai',
  full_name: 'Nama lengkap',
  graduation_year: 'Tahun lulus',
  guest_name: 'Nama tamu',
  image_url: 'Gambar',
  internship_place: 'Tempat kerja praktik',
  is_hidden_from_name_search: 'Disembunyikan dari pencarian nama',
  is_listed: 'Tampil di direktori',
  job_description: 'Uraian tugas',
  job_title: 'Jabatan',
  job_type: 'Jenis pekerjaan',
  linkedin_url: 'LinkedIn',
  location: 'Lokasi',
  name: 'Nama',
  name_visibility: 'Siapa yang melihat nama',
  nim: 'NIM',
  note: 'Catatan',
  online_link: 'Tautan daring',
  organizational_history: 'Riwayat organisasi',
  other_academic_info: 'Info akademik lain',
  party_size: 'Jumlah orang',
  phone_number: 'Nomor telepon',
  position: 'Posisi',
  posted_by_user_id: 'Akun pengusul',
  profile_image_url: 'Foto profil',
  registration_deadline: 'Batas pendaftaran',
  registration_link: 'Tautan pendaftaran',
  registration_mode: 'Cara mendaftar',
  review_note: 'Permintaan ditinjau ulang',
  special_badge: 'Lencana',
  start_date: 'Mulai',
  status: 'Status',
  thesis_title: 'Judul skripsi',
  title: 'Judul',
  trainings_certifications: 'Pelatihan dan sertifikasi',
  type: 'Jenis',
  user_id: 'Akun',
  validation_status: 'Status validasi',
  website_url: 'Situs web',
};
