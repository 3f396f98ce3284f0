import type { ProfileFields } from '@portal/api/alumni';
import { cleanText, phoneText } from '@portal/api/text';
import { graduationProblem, isWebLink, phoneProblem, tooLong, yearProblem } from '@portal/ui';
import * as z from 'zod/mini';

export const atMost = (length: number) =>
  z.string().check(z.overwrite(cleanText), z.maxLength(length, tooLong(length)));

type Problem = string | null;

const without = (problemOf: (text: string) => Problem) =>
  z.check<string>(({ value, issues }) => {
    const message = problemOf(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

export const yearField = (yearsAhead = 0) =>
  z.string().check(
    z.overwrite(cleanText),
    without((year) => yearProblem(year, yearsAhead)),
  );

export const requiredField = (sentence: string, length: number) =>
  atMost(length).check(z.minLength(1, sentence));

const webLink = z.string().check(
  z.overwrite(cleanText),
  z.refine(
    (link) => link === '' || isWebLink(link),
    'Tulis alamat lengkap yang diawali https://, misalnya https://contoh.com.',
  ),
);

/** The most characters of each text, as in the database. */
export const profileLimits = {
  fullName: 200,
  nim: 50,
  concentration: 200,
  thesisTitle: 1000,
  internshipPlace: 300,
  otherAcademicInfo: 5000,
  jobTitle: 200,
  company: 200,
  location: 200,
  bio: 2000,
  phoneNumber: 40,
} as const satisfies Partial<Record<keyof ProfileFields, number>>;

export const profileSchema = z
  .object({
    fullName: requiredField('Nama lengkap harus diisi.', profileLimits.fullName),
    entryYear: yearField(),
    graduationYear: yearField(),
    nim: atMost(profileLimits.nim),
    concentration: atMost(profileLimits.concentration),
    thesisTitle: atMost(profileLimits.thesisTitle),
    internshipPlace: atMost(profileLimits.internshipPlace),
    otherAcademicInfo: atMost(profileLimits.otherAcademicInfo),
    jobTitle: atMost(profileLimits.jobTitle),
    company: atMost(profileLimits.company),
    location: atMost(profileLimits.location),
    bio: atMost(profileLimits.bio),
    phoneNumber: z
      .string()
      .check(
        z.overwrite(phoneText),
        z.maxLength(profileLimits.phoneNumber, tooLong(profileLimits.phoneNumber)),
        without(phoneProblem),
      ),
    linkedinUrl: webLink,
    websiteUrl: webLink,
    contactVisibility: z.enum(['public', 'alumni', 'private']),
    nameVisibility: z.enum(['private', 'alumni']),
    isHiddenFromNameSearch: z.boolean(),
  })
  .check(({ value: { entryYear, graduationYear }, issues }) => {
    const message = graduationProblem(entryYear, graduationYear);
    if (!message) return;
    issues.push({ code: 'custom', path: ['graduationYear'], input: graduationYear, message });
  }) satisfies z.ZodMiniType<ProfileFields>;
