import type { ProfileFields } from '@portal/api/alumni';
import { graduationProblem, isWebLink, phoneProblem, yearProblem } from '@portal/ui';
import * as z from 'zod/mini';

const atMost = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length, `Paling banyak ${length} karakter.`));

type Problem = string | null;

const without = (problemOf: (text: string) => Problem) =>
  z.check<string>(({ value, issues }) => {
    const message = problemOf(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

export const yearField = (yearsAhead = 0) =>
  z.string().check(
    z.trim(),
    without((year) => yearProblem(year, yearsAhead)),
  );

export const requiredField = (sentence: string, length: number) =>
  atMost(length).check(z.minLength(1, sentence));

const webLink = z.string().check(
  z.trim(),
  z.refine(
    (link) => link === '' || isWebLink(link),
    'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
  ),
);

export const profileSchema = z
  .object({
    fullName: requiredField('Nama lengkap harus diisi.', 200),
    entryYear: yearField(),
    graduationYear: yearField(),
    nim: atMost(50),
    concentration: atMost(200),
    thesisTitle: atMost(1000),
    internshipPlace: atMost(300),
    otherAcademicInfo: atMost(5000),
    jobTitle: atMost(200),
    company: atMost(200),
    location: atMost(200),
    bio: atMost(10_000),
    phoneNumber: atMost(40).check(without(phoneProblem)),
    linkedinUrl: webLink,
    websiteUrl: webLink,
    contactVisibility: z.enum(['public', 'alumni', 'private']),
  })
  .check(({ value: { entryYear, graduationYear }, issues }) => {
    const message = graduationProblem(entryYear, graduationYear);
    if (!message) return;
    issues.push({ code: 'custom', path: ['graduationYear'], input: graduationYear, message });
  }) satisfies z.ZodMiniType<ProfileFields>;
