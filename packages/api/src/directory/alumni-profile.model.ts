import type { Database, Tables } from '../database.types.ts';
import {
  asList,
  asObject,
  asOptionalText,
  asRow,
  asText,
  type StoredRow,
} from '../rows/stored-value.ts';
import { type DirectoryEntry, toDirectoryEntry } from './directory.model.ts';

/** Who may see e-mail, telephone and links of an alumnus. */
export type ContactVisibility = Database['public']['Enums']['contact_visibility'];

const visibilities: readonly ContactVisibility[] = ['public', 'alumni', 'private'];

/** Nobody, where the stored choice is unknown. */
export function toContactVisibility(stored: unknown): ContactVisibility {
  return visibilities.find((choice) => choice === stored) ?? 'private';
}

/** The part of a training that is public. */
export type PublicCertification = Record<'id' | 'name' | 'issuer' | 'year', string>;

/** The part of a degree that is public: all but the NIM. */
export type PublicDegree = Record<
  'id' | 'degreeLevel' | 'university' | 'graduationYear' | 'thesisTitle',
  string
>;

/** The id of an entry in a JSON list; older ones are numbers. */
export function toEntryId(stored: unknown): string {
  return typeof stored === 'number' ? String(stored) : asText(stored);
}

export function toCertification(item: unknown): PublicCertification {
  const stored = asObject(item);
  return {
    id: toEntryId(stored.id),
    name: asText(stored.name),
    issuer: asText(stored.issuer),
    year: asText(stored.year),
  };
}

export function toPublicDegree(item: unknown): PublicDegree {
  const stored = asObject(item);
  return {
    id: toEntryId(stored.id),
    degreeLevel: asText(stored.degree_level),
    university: asText(stored.university),
    graduationYear: asText(stored.graduation_year),
    thesisTitle: asText(stored.thesis_title),
  };
}

export interface AlumniContact {
  email: string | null;
  phoneNumber: string | null;
  linkedinUrl: string | null;
  websiteUrl: string | null;
}

/** Everything that the directory shows of an alumnus. Unknown texts are empty. */
export interface AlumniProfile extends DirectoryEntry {
  graduationYear: string;
  thesisTitle: string;
  bio: string;
  degrees: PublicDegree[];
  certifications: PublicCertification[];
  contactVisibility: ContactVisibility;
  /** Null where the viewer may not see it. */
  contact: AlumniContact | null;
}

type ProfileRow = Tables<'alumni_directory'>;

export function toAlumniProfile(row: ProfileRow | null): AlumniProfile | null {
  const entry = toDirectoryEntry(row);
  if (!entry) return null;
  const stored = asRow(row);
  return {
    ...entry,
    graduationYear: asText(stored.graduation_year),
    thesisTitle: asText(stored.thesis_title),
    bio: asText(stored.bio),
    degrees: asList(stored.advanced_degrees, toPublicDegree),
    certifications: asList(stored.trainings_certifications, toCertification),
    contactVisibility: toContactVisibility(stored.contact_visibility),
    contact: stored.contact_is_visible === true ? toContact(stored) : null,
  };
}

function toContact(stored: StoredRow<ProfileRow>): AlumniContact {
  return {
    email: asOptionalText(stored.email),
    phoneNumber: asOptionalText(stored.phone_number),
    linkedinUrl: asOptionalText(stored.linkedin_url),
    websiteUrl: asOptionalText(stored.website_url),
  };
}

export interface PublicJob {
  id: string;
  position: string;
  companyName: string;
  startDate: string;
  /** Null: the alumnus still works there. */
  endDate: string | null;
  description: string;
}

type JobRow = Pick<
  Tables<'work_history'>,
  'id' | 'position' | 'company_name' | 'start_date' | 'end_date' | 'description'
>;

export function toPublicJob(row: JobRow): PublicJob | null {
  const stored = asRow(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    position: asText(stored.position),
    companyName: asText(stored.company_name),
    startDate: asText(stored.start_date),
    endDate: asOptionalText(stored.end_date),
    description: asText(stored.description),
  };
}
