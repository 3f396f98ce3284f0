import { jobTypes } from '@portal/api/job-posting';
import { isWebLink, safeLink } from '@portal/ui';
import * as z from 'zod/mini';

const required = (sentence: string) => z.string().check(z.trim(), z.minLength(1, sentence));

const emptyOr = (isLink: (text: string) => boolean, sentence: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isLink(text), sentence),
  );

export const jobFormSchema = z.object({
  title: required('Judul harus diisi.'),
  companyName: required('Nama perusahaan harus diisi.'),
  location: z.string().check(z.trim()),
  jobType: z.enum(jobTypes),
  applicationLink: emptyOr(
    (text) => safeLink(text) !== null,
    'Tulis tautan lengkap, misalnya https://contoh.com/karier atau hrd@contoh.com.',
  ),
  companyLogoUrl: emptyOr(
    isWebLink,
    'Tulis alamat gambar yang lengkap, misalnya https://contoh.com/logo.png.',
  ),
  description: required('Deskripsi harus diisi.'),
});

export type JobFormValues = z.infer<typeof jobFormSchema>;

export const emptyJob: JobFormValues = {
  title: '',
  companyName: '',
  location: '',
  jobType: 'Full-time',
  applicationLink: '',
  companyLogoUrl: '',
  description: '',
};
