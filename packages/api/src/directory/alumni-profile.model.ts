import type { Database } from '../database.types.ts';
import { entriesOf, type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asOptionalText, asText, oneOf } from '../rows/stored-value.ts';
import { entryFields } from './directory.model.ts';

/** Who may see e-mail, telephone and links of an alumnus. */
export type ContactVisibility = Database['public']['Enums']['contact_visibility'];

const visibilities: readonly ContactVisibility[] = ['public', 'alumni', 'private'];

/** Nobody, where the stored choice is unknown. */
export const toContactVisibility = oneOf(visibilities, 'private');

/** The id of an entry in a JSON list; older ones are numbers. */
export function toEntryId(stored: unknown): string {
  return typeof stored === 'number' ? String(stored) : asText(stored);
}

export const certificationFields = {
  id: ['id', toEntryId],
  name: ['name', asText],
  issuer: ['issuer', asText],
  year: ['year', asText],
} as const;

/** The part of a training that is public. */
export type PublicCertification = Item<typeof certificationFields>;

export const degreeFields = {
  id: ['id', toEntryId],
  degreeLevel: ['degree_level', asText],
  university: ['university', asText],
  graduationYear: ['graduation_year', asText],
  thesisTitle: ['thesis_title', asText],
} as const;

/** The part of a degree that is public: all but the NIM. */
export type PublicDegree = Item<typeof degreeFields>;

const contactFields = {
  email: ['email', asOptionalText],
  phoneNumber: ['phone_number', asOptionalText],
  linkedinUrl: ['linkedin_url', asOptionalText],
  websiteUrl: ['website_url', asOptionalText],
} as const;

export type AlumniContact = Item<typeof contactFields>;

const profileFields = {
  ...entryFields,
  graduationYear: ['graduation_year', asText],
  thesisTitle: ['thesis_title', asText],
  bio: ['bio', asText],
  degrees: ['advanced_degrees', entriesOf(degreeFields)],
  certifications: ['trainings_certifications', entriesOf(certificationFields)],
  contactVisibility: ['contact_visibility', toContactVisibility],
} as const;
const readProfile = itemReader(profileFields);

/** Everything that the directory shows of an alumnus. Unknown texts are empty. */
export interface AlumniProfile extends Item<typeof profileFields> {
  /** Null where the viewer may not see it. */
  contact: AlumniContact | null;
}

type ProfileRow = RowOf<typeof profileFields & typeof contactFields> & {
  contact_is_visible: unknown;
};

export function toAlumniProfile(row: ProfileRow | null): AlumniProfile | null {
  const profile = readProfile(row);
  const isVisible = row?.contact_is_visible === true;
  return profile && { ...profile, contact: isVisible ? readFields(contactFields, row) : null };
}

const jobFields = {
  id: ['id', asText],
  position: ['position', asText],
  companyName: ['company_name', asText],
  startDate: ['start_date', asText],
  /** Null: the alumnus still works there. */
  endDate: ['end_date', asOptionalText],
  description: ['description', asText],
} as const;

export type PublicJob = Item<typeof jobFields>;

export const toPublicJob = itemReader(jobFields);
