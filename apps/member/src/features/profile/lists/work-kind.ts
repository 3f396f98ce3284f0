import { formatMonthYear } from '@portal/ui';
import * as z from 'zod/mini';
import { atMost, requiredField } from '../form/profile-schema.ts';
import type { ItemKind } from './item-kind.ts';

const descriptionLimit = 2000;
const month = /^\d{4}-\d{2}$/;

export const workEntrySchema = z
  .object({
    id: z.string(),
    companyName: requiredField('Nama perusahaan atau usaha harus diisi.', 200),
    position: requiredField('Posisi harus diisi.', 200),
    type: z.enum(['pekerjaan', 'usaha']),
    startMonth: z.string().check(z.regex(month, 'Pilih bulan dan tahun mulai.')),
    endMonth: z
      .string()
      .check(z.refine((end) => end === '' || month.test(end), 'Pilih bulan dan tahun selesai.')),
    description: atMost(descriptionLimit),
  })
  .check(
    z.refine(({ startMonth, endMonth }) => endMonth === '' || endMonth >= startMonth, {
      path: ['endMonth'],
      error: 'Selesai tidak boleh sebelum mulai.',
    }),
  );

const types = [
  { value: 'pekerjaan', label: 'Pekerjaan' },
  { value: 'usaha', label: 'Usaha' },
] as const;

function period(startMonth: string, endMonth: string): string {
  const end = endMonth ? formatMonthYear(`${endMonth}-01`) : 'Sekarang';
  return `${formatMonthYear(`${startMonth}-01`)} – ${end}`;
}

export const workKind: ItemKind = {
  part: 'riwayat-kerja',
  title: 'Riwayat pekerjaan',
  text: 'Pekerjaan dan usaha Anda, dari yang terbaru.',
  noun: 'Riwayat Pekerjaan',
  addLabel: 'Tambah Riwayat Pekerjaan',
  emptyText: 'Belum ada riwayat pekerjaan.',
  empty: {
    companyName: '',
    position: '',
    type: 'pekerjaan',
    startMonth: '',
    endMonth: '',
    description: '',
  },
  fields: [
    { name: 'type', label: 'Jenis', input: 'select', options: types },
    { name: 'companyName', label: 'Nama Perusahaan atau Usaha' },
    { name: 'position', label: 'Posisi' },
    { name: 'startMonth', label: 'Mulai', input: 'month' },
    {
      name: 'endMonth',
      label: 'Selesai',
      input: 'month',
      isOptional: true,
      hint: 'Kosongkan bila masih berlangsung.',
    },
    {
      name: 'description',
      label: 'Deskripsi',
      input: 'area',
      isOptional: true,
      limit: descriptionLimit,
    },
  ],
  schema: workEntrySchema,
  describe: ({
    companyName,
    position = '',
    type,
    startMonth = '',
    endMonth = '',
    description,
  }) => ({
    title: position,
    facts: [companyName, period(startMonth, endMonth), type === 'usaha' ? 'Usaha' : undefined],
    ...(description && { text: description }),
  }),
};
