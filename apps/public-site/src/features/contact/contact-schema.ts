import { cleanText } from '@portal/api/text';
import * as z from 'zod/mini';

const filled = (sentence: string) =>
  z.string().check(z.overwrite(cleanText), z.minLength(1, sentence));

export const contactSchema = z.object({
  fullName: filled('Nama lengkap harus diisi.'),
  email: filled('Email harus diisi.').check(
    z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.com.'),
  ),
  subject: filled('Subjek harus diisi.'),
  message: filled('Pesan harus diisi.'),
});

export type ContactMessage = z.infer<typeof contactSchema>;
