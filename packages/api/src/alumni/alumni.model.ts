import { asPicture } from '../client/picture.ts';
import type { Database, Tables } from '../database.types.ts';
import { asCount, asOptionalText, asRow, asText, type StoredRow } from '../rows/stored-value.ts';
import { type OwnProfile, type ProfileFields, toOwnProfile } from './profile.model.ts';

type AlumniRow = Tables<'alumni'>;

export const validationStatuses = ['pending', 'verified', 'rejected'] as const;
export type ValidationStatus = (typeof validationStatuses)[number];

/** An unknown status counts as not validated. */
export function toValidationStatus(stored: unknown): ValidationStatus {
  return validationStatuses.find((status) => status === stored) ?? 'pending';
}

/** What the dashboard shows of the signed-in alumnus. */
export interface OwnAlumni {
  id: string;
  fullName: string;
  email: string;
  entryYear: string | null;
  profileImageUrl: string | null;
  canPostJobs: boolean;
  specialBadge: string | null;
  validationStatus: ValidationStatus;
}

type OwnRow = Pick<
  AlumniRow,
  | 'id'
  | 'full_name'
  | 'email'
  | 'entry_year'
  | 'profile_image_url'
  | 'can_post_jobs'
  | 'special_badge'
  | 'validation_status'
>;

export function toOwnAlumni(row: OwnRow | null): OwnAlumni | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    fullName: asText(stored.full_name),
    email: asText(stored.email),
    entryYear: asOptionalText(stored.entry_year),
    profileImageUrl: asPicture(stored.profile_image_url) || null,
    canPostJobs: stored.can_post_jobs === true,
    specialBadge: asOptionalText(stored.special_badge),
    validationStatus: toValidationStatus(stored.validation_status),
  };
}

/** What the bar shows of the signed-in user. */
export function toOwnPortrait(row: Pick<AlumniRow, 'full_name' | 'profile_image_url'> | null) {
  if (row === null) return null;
  const stored = asRow(row);
  return {
    fullName: asText(stored.full_name),
    imageUrl: asPicture(stored.profile_image_url) || null,
  };
}

/** What other alumni look for in a profile, in the order in which the dashboard suggests it; one filled column is enough. */
const columnsOfPart = {
  years: ['entry_year'],
  photo: ['profile_image_url'],
  job: ['job_title', 'company'],
  location: ['location'],
  bio: ['bio'],
  contact: ['phone_number', 'linkedin_url'],
} as const;

export type ProfilePart = keyof typeof columnsOfPart;

const profileParts: ProfilePart[] = ['years', 'photo', 'job', 'location', 'bio', 'contact'];

export interface ProfileCompleteness {
  /** Number of parts that count. */
  total: number;
  missing: ProfilePart[];
}

type PartsRow = Pick<AlumniRow, (typeof columnsOfPart)[ProfilePart][number]>;

/** An account without a row has everything to fill in. */
export function toProfileCompleteness(row: PartsRow | null): ProfileCompleteness {
  const stored = asRow(row);
  const isFilled = (part: ProfilePart) =>
    columnsOfPart[part].some((column) => asText(stored[column]).trim() !== '');
  return {
    total: profileParts.length,
    missing: profileParts.filter((part) => !isFilled(part)),
  };
}

export const alumniSorts = [
  'created_at',
  'full_name',
  'entry_year',
  'graduation_year',
  'validation_status',
] as const;
export type AlumniSort = (typeof alumniSorts)[number];

/** What only the admin decides about an alumnus. */
interface AlumniStanding {
  status: ValidationStatus;
  specialBadge: string;
  canPostJobs: boolean;
}

/** A row of the admin's table. Empty texts stand for what is unknown; `createdAt` is a moment in ISO form. */
export interface ListedAlumni extends AlumniStanding {
  id: string;
  /** Every change of the row increments it. */
  version: number;
  hasAccount: boolean;
  /** Whether the account has not confirmed its e-mail yet; false without an account. */
  lacksConfirmation: boolean;
  fullName: string;
  email: string;
  imageUrl: string | null;
  entryYear: string;
  graduationYear: string;
  jobTitle: string;
  company: string;
  location: string;
  createdAt: string;
}

/** What the admin's form holds. */
export interface AlumniFields extends ProfileFields, AlumniStanding {
  email: string;
  imageUrl: string | null;
}

/** Everything that is stored about an alumnus but the work history. */
export interface AlumniRecord
  extends AlumniStanding,
    Pick<OwnProfile, 'trainings' | 'organizations' | 'degrees'> {
  id: string;
  /** Every change of the row increments it. */
  version: number;
  /** The account of the alumnus; null while there is none. */
  userId: string | null;
  lacksConfirmation: boolean;
  email: string;
  imageUrl: string | null;
  profile: ProfileFields;
  createdAt: string;
  updatedAt: string;
}

/** What the admin's form begins with, and its version. */
export function toVersionedAlumni(record: AlumniRecord) {
  const { version, profile, email, imageUrl, status, specialBadge, canPostJobs } = record;
  const fields: AlumniFields = { ...profile, email, imageUrl, status, specialBadge, canPostJobs };
  return { version, fields };
}

function toStanding(
  stored: StoredRow<Pick<AlumniRow, 'validation_status' | 'special_badge' | 'can_post_jobs'>>,
): AlumniStanding {
  return {
    status: toValidationStatus(stored.validation_status),
    specialBadge: asText(stored.special_badge),
    canPostJobs: stored.can_post_jobs === true,
  };
}

type FoundRow = Database['public']['Functions']['search_alumni_for_admin']['Returns'][number];

export function toListedAlumnus(row: FoundRow): ListedAlumni | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    ...toStanding(stored),
    version: asCount(stored.version),
    hasAccount: asText(stored.user_id) !== '',
    lacksConfirmation: stored.email_confirmed === false,
    fullName: asText(stored.full_name),
    email: asText(stored.email),
    imageUrl: asPicture(stored.profile_image_url) || null,
    entryYear: asText(stored.entry_year),
    graduationYear: asText(stored.graduation_year),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
    createdAt: asText(stored.created_at),
  };
}

export function toAlumniRecord(row: AlumniRow | null): AlumniRecord | null {
  const stored = asRow(row);
  const own = toOwnProfile(row);
  if (!own || typeof stored.version !== 'number') return null;
  return {
    id: own.id,
    ...toStanding(stored),
    version: stored.version,
    userId: asOptionalText(stored.user_id),
    lacksConfirmation: stored.email_confirmed === false,
    email: asText(stored.email),
    imageUrl: asPicture(stored.profile_image_url) || null,
    profile: own.fields,
    trainings: own.trainings,
    organizations: own.organizations,
    degrees: own.degrees,
    createdAt: asText(stored.created_at),
    updatedAt: asText(stored.updated_at),
  };
}
