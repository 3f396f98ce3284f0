import { describedJob, jobTypes, type WrittenJob } from '@portal/api/job-posting';
import { cleanText } from '@portal/api/text';
import type { FieldLabels } from '@portal/forms';
import {
  dayInJakarta,
  deadlineProblem,
  formatDate,
  isWebLink,
  safeLink,
  tooLong,
} from '@portal/ui';
import * as z from 'zod/mini';

const atMost = (limit: number) =>
  z.string().check(z.overwrite(cleanText), z.maxLength(limit, tooLong(limit)));
const required = (sentence: string, limit: number) => atMost(limit).check(z.minLength(1, sentence));

const emptyOr = (isLink: (text: string) => boolean, sentence: string) =>
  z.string().check(
    z.overwrite(cleanText),
    z.refine((text) => text === '' || isLink(text), sentence),
  );

export const jobFormSchema = z.object({
  title: required('Judul harus diisi.', describedJob.title.limit),
  companyName: required('Nama perusahaan harus diisi.', describedJob.company_name.limit),
  location: atMost(describedJob.location.limit),
  jobType: z.enum(jobTypes),
  applicationLink: emptyOr(
    (text) => safeLink(text) !== null,
    'Tulis tautan lengkap, misalnya https://contoh.com/karier atau hrd@contoh.com.',
  ),
  companyLogoUrl: emptyOr(
    // Browsers block pictures without https.
    (text) => isWebLink(text) && /^https:/i.test(text),
    'Tulis alamat gambar yang diawali https://, misalnya https://contoh.com/logo.png.',
  ),
  deadline: z
    .string()
    .check(z.refine((date) => deadlineProblem(date) === null, deadlineProblem('') ?? '')),
  description: required('Deskripsi harus diisi.', describedJob.description.limit),
});

export type JobFormValues = WrittenJob;

export const labels: Readonly<Record<keyof JobFormValues, string>> = {
  title: 'Judul Lowongan',
  companyName: 'Nama Perusahaan',
  location: 'Lokasi',
  jobType: 'Jenis Pekerjaan',
  deadline: 'Batas Lamaran',
  applicationLink: 'Tautan Lamaran',
  companyLogoUrl: 'URL Logo Perusahaan',
  description: 'Deskripsi',
};

export const jobLabels: FieldLabels<JobFormValues> = {
  ...labels,
  deadline: { label: labels.deadline, write: formatDate },
};

export const emptyJob = (): JobFormValues => ({
  title: '',
  companyName: '',
  location: '',
  jobType: 'Full-time',
  applicationLink: '',
  companyLogoUrl: '',
  deadline: dayInJakarta(30),
  description: '',
});
