import * as z from 'zod/mini';
import { atMost, requiredField, yearField } from '../form/profile-schema.ts';
import type { ItemKind } from './item-kind.ts';

const id = z.string();
// The limit of the database.
const limit = 1000;
const titleLimit = 1000;
const text = atMost(limit);
const shortText = atMost(300);

export const trainings: ItemKind = {
  part: 'pelatihan',
  title: 'Pelatihan & sertifikasi',
  text: 'Nama sertifikasi ikut dicari di direktori.',
  noun: 'Pelatihan',
  addLabel: 'Tambah Pelatihan',
  emptyText: 'Belum ada pelatihan atau sertifikasi.',
  empty: { name: '', issuer: '', year: '', description: '' },
  fields: [
    { name: 'name', label: 'Nama Pelatihan atau Sertifikasi' },
    { name: 'issuer', label: 'Penyelenggara' },
    { name: 'year', label: 'Tahun', input: 'year', isOptional: true },
    { name: 'description', label: 'Deskripsi', input: 'area', isOptional: true, limit },
  ],
  schema: z.object({
    id,
    name: requiredField('Nama pelatihan harus diisi.', 300),
    issuer: requiredField('Penyelenggara harus diisi.', 300),
    year: yearField(10),
    description: text,
  }),
  describe: ({ name = '', issuer, year, description }) => ({
    title: name,
    facts: [issuer, year],
    ...(description && { text: description }),
  }),
};

export const organizations: ItemKind = {
  part: 'organisasi',
  title: 'Riwayat organisasi',
  text: 'Di kampus, di perhimpunan profesi, atau di masyarakat.',
  noun: 'Riwayat Organisasi',
  addLabel: 'Tambah Organisasi',
  emptyText: 'Belum ada riwayat organisasi.',
  empty: { organizationName: '', position: '', period: '', description: '' },
  fields: [
    { name: 'organizationName', label: 'Nama Organisasi' },
    { name: 'position', label: 'Jabatan dalam Organisasi' },
    { name: 'period', label: 'Periode', isOptional: true, hint: 'Misalnya 2012–2014.' },
    { name: 'description', label: 'Deskripsi', input: 'area', isOptional: true, limit },
  ],
  schema: z.object({
    id,
    organizationName: requiredField('Nama organisasi harus diisi.', 300),
    position: requiredField('Jabatan harus diisi.', 300),
    period: shortText,
    description: text,
  }),
  describe: ({ organizationName, position = '', period, description }) => ({
    title: position,
    facts: [organizationName, period],
    ...(description && { text: description }),
  }),
};

export const degrees: ItemKind = {
  part: 'pendidikan',
  title: 'Pendidikan lanjut',
  text: 'Profesi, S2, atau S3 setelah lulus dari Teknik Elektro. NIM tidak ditampilkan.',
  noun: 'Pendidikan Lanjut',
  addLabel: 'Tambah Pendidikan',
  emptyText: 'Belum ada pendidikan lanjut.',
  empty: { degreeLevel: '', university: '', graduationYear: '', nim: '', thesisTitle: '' },
  fields: [
    { name: 'degreeLevel', label: 'Jenjang', hint: 'Misalnya S2 atau Profesi Insinyur.' },
    { name: 'university', label: 'Universitas' },
    { name: 'graduationYear', label: 'Tahun Kelulusan', input: 'year', isOptional: true },
    { name: 'nim', label: 'NIM Pendidikan Lanjut', isOptional: true },
    {
      name: 'thesisTitle',
      label: 'Judul Tesis atau Disertasi',
      input: 'area',
      isOptional: true,
      limit: titleLimit,
    },
  ],
  schema: z.object({
    id,
    degreeLevel: requiredField('Jenjang harus diisi.', 300),
    university: requiredField('Universitas harus diisi.', 300),
    graduationYear: yearField(10),
    nim: shortText,
    thesisTitle: atMost(titleLimit),
  }),
  describe: ({ degreeLevel, university, graduationYear, thesisTitle }) => ({
    title: [degreeLevel, university].filter(Boolean).join(' · '),
    facts: [graduationYear && `Lulus ${graduationYear}`],
    ...(thesisTitle && { text: thesisTitle }),
  }),
};
