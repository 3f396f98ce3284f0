import { type ContactVisibility, toContactVisibility } from '../alumni/contact-visibility.model.ts';
import {
  type PublicCertification,
  type PublicDegree,
  toCertification,
  toPublicDegree,
} from '../alumni/embedded-lists.model.ts';
import { asList, asObject, asOptionalText, asText } from '../rows/stored-value.ts';
import type { DirectoryEntry } from './directory.model.ts';
import { toDirectoryEntries } from './directory.model.ts';

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
    degrees: asList(stored.advanced_degrees, toPublicDegree),
    certifications: asList(stored.trainings_certifications, toCertification),
    contactVisibility: toContactVisibility(stored.contact_visibility),
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
