import type { Database } from '../database.types.ts';
import { asCount, asList, asObject, asText } from '../stored-value.ts';

export type ContactChoice = Database['public']['Enums']['contact_visibility'];

type Training = {
  id: string;
  name: string;
  issuer: string;
  year: string;
  description: string;
};

type Organization = {
  id: string;
  organizationName: string;
  position: string;
  period: string;
  description: string;
};

type Degree = {
  id: string;
  degreeLevel: string;
  university: string;
  graduationYear: string;
  nim: string;
  thesisTitle: string;
};

/** What the person fills in himself; an empty text stands for what is unknown. */
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
  contactVisibility: ContactChoice;
}

/** The whole own row, as its owner may see and change it. */
export interface OwnProfile {
  id: string;
  /** Counts every change of the row, those of its lists included. */
  version: number;
  imageUrl: string;
  validationStatus: string;
  fields: ProfileFields;
  trainings: Training[];
  organizations: Organization[];
  degrees: Degree[];
}

const choices: readonly ContactChoice[] = ['public', 'alumni', 'private'];

/** null for what is no row at all. */
export function toOwnProfile(row: unknown): OwnProfile | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    imageUrl: asText(stored.profile_image_url),
    validationStatus: asText(stored.validation_status),
    fields: toFields(stored),
    trainings: asList(stored.trainings_certifications, toTraining),
    organizations: asList(stored.organizational_history, toOrganization),
    degrees: asList(stored.advanced_degrees, toDegree),
  };
}

function toFields(stored: Record<string, unknown>): ProfileFields {
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
    contactVisibility: choices.find((choice) => choice === stored.contact_visibility) ?? 'private',
  };
}

/** Older ids were made of numbers. (Decision 53.) */
function toId(stored: unknown): string {
  return typeof stored === 'number' ? String(stored) : asText(stored);
}

function toTraining(item: unknown): Training {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    name: asText(stored.name),
    issuer: asText(stored.issuer),
    year: asText(stored.year),
    description: asText(stored.description),
  };
}

function toOrganization(item: unknown): Organization {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    organizationName: asText(stored.organization_name) || asText(stored.name),
    position: asText(stored.position),
    period: asText(stored.period),
    description: asText(stored.description),
  };
}

function toDegree(item: unknown): Degree {
  const stored = asObject(item);
  return {
    id: toId(stored.id),
    degreeLevel: asText(stored.degree_level),
    university: asText(stored.university),
    graduationYear: asText(stored.graduation_year),
    nim: asText(stored.nim),
    thesisTitle: asText(stored.thesis_title),
  };
}
