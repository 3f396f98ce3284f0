import type { Database } from '../database.types.ts';
import { asObject, asOptionalText, asRow, asText } from '../rows/stored-value.ts';
import { toValidationStatus, type ValidationStatus } from './alumni.model.ts';
import { type OwnProfile, toOwnProfile } from './own-profile.model.ts';
import type { ProfileFields } from './profile-fields.model.ts';

export const alumniSorts = [
  'created_at',
  'full_name',
  'entry_year',
  'graduation_year',
  'validation_status',
] as const;
export type AlumniSort = (typeof alumniSorts)[number];

/** What the admin decides about an alumnus, and he alone. */
export interface AlumniStanding {
  status: ValidationStatus;
  specialBadge: string;
  canPostJobs: boolean;
}

/** A row of the admin's table. Empty texts stand for what is unknown; `createdAt` is a moment in ISO form. */
export interface ListedAlumni extends AlumniStanding {
  id: string;
  hasAccount: boolean;
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

/** Everything that is stored about an alumnus but his work history. */
export interface AlumniRecord
  extends AlumniStanding,
    Pick<OwnProfile, 'trainings' | 'organizations' | 'degrees'> {
  id: string;
  /** Grows with every change of the row, whoever makes it. (Decision 73.) */
  version: number;
  /** The account of the alumnus; null while there is none. */
  userId: string | null;
  email: string;
  imageUrl: string | null;
  profile: ProfileFields;
  createdAt: string;
  updatedAt: string;
}

/** What the form begins with, and the version that it is. */
export function toVersionedAlumni(record: AlumniRecord) {
  const { version, profile, email, imageUrl, status, specialBadge, canPostJobs } = record;
  const fields: AlumniFields = { ...profile, email, imageUrl, status, specialBadge, canPostJobs };
  return { version, fields };
}

function toStanding(stored: Record<string, unknown>): AlumniStanding {
  return {
    status: toValidationStatus(stored.validation_status),
    specialBadge: asText(stored.special_badge),
    canPostJobs: stored.can_post_jobs === true,
  };
}

type FoundAlumnus = Database['public']['Functions']['search_alumni_for_admin']['Returns'][number];

export function toListedAlumnus(row: FoundAlumnus): ListedAlumni | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    ...toStanding(stored),
    hasAccount: asText(stored.user_id) !== '',
    fullName: asText(stored.full_name),
    email: asText(stored.email),
    imageUrl: asOptionalText(stored.profile_image_url),
    entryYear: asText(stored.entry_year),
    graduationYear: asText(stored.graduation_year),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
    createdAt: asText(stored.created_at),
  };
}

/** null for what is no row at all. */
export function toAlumniRecord(row: unknown): AlumniRecord | null {
  const stored = asObject(row);
  const own = toOwnProfile(row);
  if (!own || typeof stored.version !== 'number') return null;
  return {
    id: own.id,
    ...toStanding(stored),
    version: stored.version,
    userId: asOptionalText(stored.user_id),
    email: asText(stored.email),
    imageUrl: asOptionalText(stored.profile_image_url),
    profile: own.fields,
    trainings: own.trainings,
    organizations: own.organizations,
    degrees: own.degrees,
    createdAt: asText(stored.created_at),
    updatedAt: asText(stored.updated_at),
  };
}
