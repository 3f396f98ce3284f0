import { describedReview } from '../decision/decision.columns.ts';
import type { DescribedColumns } from '../rows/every-column.ts';

export const describedJob = {
  ...describedReview,
  title: { label: 'Judul', limit: 200 },
  company_name: { label: 'Nama perusahaan', short: 'Perusahaan', limit: 200 },
  location: { label: 'Lokasi', limit: 200 },
  job_type: { label: 'Jenis pekerjaan', short: 'Jenis', kind: 'choice' },
  status: { label: 'Status', kind: 'choice' },
  deadline: { label: 'Batas lamaran', kind: 'date' },
  application_link: { label: 'Tautan lamaran', kind: 'link' },
  description: { label: 'Deskripsi', limit: 5000 },
  company_logo_url: { label: 'Logo', kind: 'picture' },
  posted_by_user_id: { label: 'Akun pengusul' },
} satisfies DescribedColumns<'job_postings'>;
