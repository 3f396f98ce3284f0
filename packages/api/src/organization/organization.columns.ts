import type { DescribedColumns } from '../rows/every-column.ts';

export const describedMember = {
  name: { label: 'Nama', limit: 200 },
  position: { label: 'Jabatan', limit: 200 },
  category: { label: 'Kategori', kind: 'choice', limit: 100 },
  job_description: { label: 'Deskripsi tugas', limit: 2000 },
  display_order: { label: 'Urutan tampil', kind: 'number' },
  image_url: { label: 'Foto', kind: 'picture' },
} satisfies DescribedColumns<'organization_structure'>;
