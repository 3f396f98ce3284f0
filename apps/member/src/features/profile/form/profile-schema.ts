import { describedAlumni, type ProfileFields } from '@portal/api/alumni';
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

const columns = describedAlumni;

export const profileSchema = z
  .object({
    fullName: requiredField('Nama lengkap harus diisi.', columns.full_name.limit),
    entryYear: yearField(),
    graduationYear: yearField(),
    nim: atMost(columns.nim.limit),
    concentration: atMost(columns.concentration.limit),
    thesisTitle: atMost(columns.thesis_title.limit),
    internshipPlace: atMost(columns.internship_place.limit),
    otherAcademicInfo: atMost(columns.other_academic_info.limit),
    jobTitle: atMost(columns.job_title.limit),
    company: atMost(columns.company.limit),
    location: atMost(columns.location.limit),
    bio: atMost(columns.bio.limit),
    phoneNumber: z
      .string()
      .check(
        z.overwrite(phoneText),
        z.maxLength(columns.phone_number.limit, tooLong(columns.phone_number.limit)),
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
