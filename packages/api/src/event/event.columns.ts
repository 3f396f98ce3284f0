import { describedDecision } from '../decision/decision.columns.ts';
import type { DescribedColumns } from '../rows/every-column.ts';

export const describedEvent = {
  ...describedDecision,
  title: { label: 'Judul', limit: 200 },
  event_date: { label: 'Tanggal', kind: 'date' },
  event_time: { label: 'Waktu (WIB)', kind: 'time' },
  end_time: { label: 'Selesai (WIB)', kind: 'time' },
  location: { label: 'Lokasi', limit: 300 },
  online_link: { label: 'Tautan daring', kind: 'link', limit: 500 },
  category: { label: 'Kategori', kind: 'choice', limit: 50 },
  status: { label: 'Status', kind: 'choice' },
  registration_mode: { label: 'Cara mendaftar', kind: 'choice' },
  registration_link: { label: 'Tautan pendaftaran', kind: 'link' },
  capacity: { label: 'Kapasitas (orang)', short: 'Kapasitas', kind: 'number' },
  registration_deadline: { label: 'Batas pendaftaran', kind: 'moment' },
  description: { label: 'Deskripsi', limit: 5000 },
  image_url: { label: 'Poster', kind: 'picture' },
  user_id: { label: 'Akun' },
} satisfies DescribedColumns<'events'>;
