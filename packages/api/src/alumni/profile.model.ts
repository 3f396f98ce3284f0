import { asPicture } from '../client/picture.ts';
import type { Tables } from '../database.types.ts';
import {
  type ContactVisibility,
  type PublicCertification,
  type PublicDegree,
  toCertification,
  toContactVisibility,
  toEntryId,
  toPublicDegree,
} from '../directory/alumni-profile.model.ts';
import { asCount, asList, asObject, asRow, asText, type StoredRow } from '../rows/stored-value.ts';

export type { ContactVisibility };

type AlumniRow = Tables<'alumni'>;

/** Who may read the full name: only the admin ('private'), or verified alumni as well ('alumni'). */
export type NameVisibility = Exclude<ContactVisibility, 'public'>;

/** What alumni fill in themselves, each in the column of its name (`job_title`); an empty text stands for what is unknown. */
export interface ProfileFields {
  fullName: string;
  entryYear: string;
  graduationYear: string;
  nim: string;
  concentration: string;
  thesisTitle: string;
  internshipPlace: string;
  otherAcademicInfo: string;
  jobTitle: string;
  company: string;
  location: string;
  bio: string;
  phoneNumber: string;
  linkedinUrl: string;
  websiteUrl: string;
  contactVisibility: ContactVisibility;
  nameVisibility: NameVisibility;
}

/** What the form of a new profile begins with. */
export function emptyProfile(fullName: string): ProfileFields {
  return toProfileFields({ full_name: fullName, contact_visibility: 'alumni' });
}

function toProfileFields(stored: StoredRow<AlumniRow>): ProfileFields {
  return {
    fullName: asText(stored.full_name),
    entryYear: asText(stored.entry_year),
    graduationYear: asText(stored.graduation_year),
    nim: asText(stored.nim),
    concentration: asText(stored.concentration),
    thesisTitle: asText(stored.thesis_title),
    internshipPlace: asText(stored.internship_place),
    otherAcademicInfo: asText(stored.other_academic_info),
    jobTitle: asText(stored.job_title),
    company: asText(stored.company),
    location: asText(stored.location),
    bio: asText(stored.bio),
    phoneNumber: asText(stored.phone_number),
    linkedinUrl: asText(stored.linkedin_url),
    websiteUrl: asText(stored.website_url),
    contactVisibility: toContactVisibility(stored.contact_visibility),
    nameVisibility: stored.name_visibility === 'alumni' ? 'alumni' : 'private',
  };
}

type Training = PublicCertification & { description: string };

type Organization = Record<
  'id' | 'organizationName' | 'position' | 'period' | 'description',
  string
>;

type Degree = PublicDegree & { nim: string };

function toTraining(item: unknown): Training {
  return { ...toCertification(item), description: asText(asObject(item).description) };
}

function toOrganization(item: unknown): Organization {
  const stored = asObject(item);
  return {
    id: toEntryId(stored.id),
    organizationName: asText(stored.organization_name) || asText(stored.name),
    position: asText(stored.position),
    period: asText(stored.period),
    description: asText(stored.description),
  };
}

function toDegree(item: unknown): Degree {
  return { ...toPublicDegree(item), nim: asText(asObject(item).nim) };
}

/** The whole own row, as its owner may see and change it. */
export interface OwnProfile {
  id: string;
  /** Every change of the row increments it, those of its lists included. */
  version: number;
  imageUrl: string;
  validationStatus: string;
  fields: ProfileFields;
  trainings: Training[];
  organizations: Organization[];
  degrees: Degree[];
}

export function toOwnProfile(row: AlumniRow | null): OwnProfile | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    imageUrl: asPicture(stored.profile_image_url),
    validationStatus: asText(stored.validation_status),
    fields: toProfileFields(stored),
    trainings: asList(stored.trainings_certifications, toTraining),
    organizations: asList(stored.organizational_history, toOrganization),
    degrees: asList(stored.advanced_degrees, toDegree),
  };
}
