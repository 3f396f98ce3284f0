import { asOptionalPicture } from '../client/picture.ts';
import type { Tables } from '../database.types.ts';
import { decisionFields, reasonField, reviewFields } from '../decision/decision.model.ts';
import { type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import {
  asCount,
  asFlag,
  asObject,
  asOptionalText,
  asRow,
  asText,
  oneOf,
} from '../rows/stored-value.ts';
import { type OwnProfile, type ProfileFields, toOwnProfile } from './profile.model.ts';

type AlumniRow = Tables<'alumni'>;

export const validationStatuses = ['pending', 'verified', 'rejected'] as const;
export type ValidationStatus = (typeof validationStatuses)[number];

/** An unknown status counts as not validated. */
export const toValidationStatus = oneOf(validationStatuses, 'pending');

const ownFields = {
  ...decisionFields,
  id: ['id', asText],
  fullName: ['full_name', asText],
  email: ['email', asText],
  entryYear: ['entry_year', asOptionalText],
  profileImageUrl: ['profile_image_url', asOptionalPicture],
  canPostJobs: ['can_post_jobs', asFlag],
  specialBadge: ['special_badge', asOptionalText],
  validationStatus: ['validation_status', toValidationStatus],
  isListed: ['is_listed', asFlag],
} as const;

/** What the dashboard shows of the signed-in alumnus. */
export type OwnAlumni = Item<typeof ownFields>;

const readOwnAlumni = itemReader(ownFields);

/** The posting right rests while the record is not verified. */
export function toOwnAlumni(row: Parameters<typeof readOwnAlumni>[0]): OwnAlumni | null {
  const own = readOwnAlumni(row);
  return own && { ...own, canPostJobs: own.canPostJobs && own.validationStatus === 'verified' };
}
export const ownAlumniColumns = Object.values(ownFields).map(([column]) => column);

const portraitFields = {
  fullName: ['full_name', asText],
  imageUrl: ['profile_image_url', asOptionalPicture],
} as const;

/** What the bar shows of the signed-in user. */
export function toOwnPortrait(row: RowOf<typeof portraitFields> | null) {
  return row && readFields(portraitFields, row);
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

export const completenessColumns = Object.values(columnsOfPart).flat();

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

export const standingFields = {
  status: ['validation_status', toValidationStatus],
  specialBadge: ['special_badge', asText],
  canPostJobs: ['can_post_jobs', asFlag],
  /** Whether a verified person is in the directory. */
  isListed: ['is_listed', asFlag],
} as const;

const rowFields = {
  id: ['id', asText],
  /** Every change of the row increments it. */
  version: ['version', asCount],
  /** Whether the account has not confirmed its e-mail yet; false without an account. */
  lacksConfirmation: ['email_confirmed', (stored: unknown) => stored === false],
  email: ['email', asText],
  imageUrl: ['profile_image_url', asOptionalPicture],
  /** A moment in ISO form. */
  createdAt: ['created_at', asText],
  ...standingFields,
} as const;

const listed = {
  ...rowFields,
  ...reasonField,
  hasAccount: ['email_confirmed', (stored: unknown) => typeof stored === 'boolean'],
  fullName: ['full_name', asText],
  entryYear: ['entry_year', asText],
  graduationYear: ['graduation_year', asText],
  nim: ['nim', asText],
  concentration: ['concentration', asText],
  phoneNumber: ['phone_number', asText],
  jobTitle: ['job_title', asText],
  company: ['company', asText],
  location: ['location', asText],
} as const;

/** A row of the admin's table. Empty texts stand for what is unknown. */
export type ListedAlumni = Item<typeof listed>;

export const toListedAlumnus = itemReader(listed);

/** What the admin's form holds. */
export interface AlumniFields extends ProfileFields, Item<typeof standingFields> {
  email: string;
  imageUrl: string | null;
}

const recordFields = {
  ...rowFields,
  ...reviewFields,
  /** The account of the alumnus; null while there is none. */
  userId: ['user_id', asOptionalText],
  updatedAt: ['updated_at', asText],
} as const;

/** Everything that is stored about an alumnus but the work history. */
export interface AlumniRecord
  extends Item<typeof recordFields>,
    Pick<OwnProfile, 'trainings' | 'organizations' | 'degrees'> {
  profile: ProfileFields;
  /** Of a verified alumnus who has changed the entry year: the one that the admin has checked. Empty otherwise. */
  formerEntryYear: string;
}

/** What the admin's form begins with, and its version. */
export function toVersionedAlumni(record: AlumniRecord) {
  const { version, profile, email, imageUrl, status, specialBadge, canPostJobs, isListed } = record;
  const standing = { status, specialBadge, canPostJobs, isListed };
  return { version, fields: { ...profile, email, imageUrl, ...standing } satisfies AlumniFields };
}

export function toAlumniRecord(row: AlumniRow | null): AlumniRecord | null {
  const own = toOwnProfile(row);
  if (!own || typeof row?.version !== 'number') return null;
  const { fields: profile, trainings, organizations, degrees } = own;
  const formerEntryYear = asText(asObject(row).former_entry_year);
  const others = { profile, trainings, organizations, degrees, formerEntryYear };
  return { ...readFields(recordFields, row), ...others };
}
