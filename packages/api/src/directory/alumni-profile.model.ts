import { asList, asObject, asOptionalText, asText } from '../stored-value.ts';
import type { DirectoryEntry } from './directory.model.ts';
import { toDirectoryEntries } from './directory.model.ts';

export interface PublicDegree {
  id: string;
  level: string;
  university: string;
  graduationYear: string;
  thesisTitle: string;
}

export interface PublicCertification {
  id: string;
  name: string;
  issuer: string;
  year: string;
}

/** Whom an alumnus lets see e-mail, telephone and links; without a known choice, nobody. */
export type ContactVisibility = 'public' | 'alumni' | 'private';

export interface AlumniContact {
  email: string | null;
  phoneNumber: string | null;
  linkedinUrl: string | null;
  websiteUrl: string | null;
}

/** Everything that the directory tells of an alumnus. Unknown texts are empty. */
export interface AlumniProfile extends DirectoryEntry {
  graduationYear: string;
  thesisTitle: string;
  bio: string;
  degrees: PublicDegree[];
  certifications: PublicCertification[];
  contactVisibility: ContactVisibility;
  /** null where the viewer may not see it. (Decision 23.) */
  contact: AlumniContact | null;
}

const visibilities: readonly ContactVisibility[] = ['public', 'alumni', 'private'];

/** null for what is no row at all. */
export function toAlumniProfile(row: unknown): AlumniProfile | null {
  const [entry] = toDirectoryEntries([row]);
  if (!entry) return null;
  const stored = asObject(row);
  return {
    ...entry,
    graduationYear: asText(stored.graduation_year),
    thesisTitle: asText(stored.thesis_title),
    bio: asText(stored.bio),
    degrees: asList(stored.advanced_degrees, toDegree),
    certifications: asList(stored.trainings_certifications, toCertification),
    contactVisibility:
      visibilities.find((visibility) => visibility === stored.contact_visibility) ?? 'private',
    contact: stored.contact_is_visible === true ? toContact(stored) : null,
  };
}

function toContact(stored: Record<string, unknown>): AlumniContact {
  return {
    email: asOptionalText(stored.email),
    phoneNumber: asOptionalText(stored.phone_number),
    linkedinUrl: asOptionalText(stored.linkedin_url),
    websiteUrl: asOptionalText(stored.website_url),
  };
}

function toDegree(item: unknown): PublicDegree {
  const stored = asObject(item);
  return {
    id: asText(stored.id),
    level: asText(stored.degree_level),
    university: asText(stored.university),
    graduationYear: asText(stored.graduation_year),
    thesisTitle: asText(stored.thesis_title),
  };
}

function toCertification(item: unknown): PublicCertification {
  const stored = asObject(item);
  return {
    id: asText(stored.id),
    name: asText(stored.name),
    issuer: asText(stored.issuer),
    year: asText(stored.year),
  };
}
