import { asPicture } from '../client/picture.ts';
import { decisionFields } from '../decision/decision.model.ts';
import {
  type ContactVisibility,
  certificationFields,
  degreeFields,
  toContactVisibility,
  toEntryId,
} from '../directory/alumni-profile.model.ts';
import { entriesOf, type Item, itemReader, type RowOf, readFields } from '../rows/fields.ts';
import { asCount, asFlag, asList, asObject, asText, oneOf } from '../rows/stored-value.ts';

export type { ContactVisibility };

/** Who may read the full name: only the admin ('private'), or verified alumni as well ('alumni'). */
export type NameVisibility = Exclude<ContactVisibility, 'public'>;

const nameVisibilities: readonly NameVisibility[] = ['private', 'alumni'];

export const profileFields = {
  fullName: ['full_name', asText],
  entryYear: ['entry_year', asText],
  graduationYear: ['graduation_year', asText],
  nim: ['nim', asText],
  concentration: ['concentration', asText],
  thesisTitle: ['thesis_title', asText],
  internshipPlace: ['internship_place', asText],
  otherAcademicInfo: ['other_academic_info', asText],
  jobTitle: ['job_title', asText],
  company: ['company', asText],
  location: ['location', asText],
  bio: ['bio', asText],
  phoneNumber: ['phone_number', asText],
  linkedinUrl: ['linkedin_url', asText],
  websiteUrl: ['website_url', asText],
  contactVisibility: ['contact_visibility', toContactVisibility],
  nameVisibility: ['name_visibility', oneOf(nameVisibilities, 'private')],
  /** Then only the admin finds the person by name. */
  isHiddenFromNameSearch: ['is_hidden_from_name_search', asFlag],
} as const;

/** What alumni fill in themselves, each in the column of its name (`job_title`); an empty text stands for what is unknown. */
export type ProfileFields = Item<typeof profileFields>;

/** What the form of a new profile begins with. */
export function emptyProfile(fullName: string): ProfileFields {
  return { ...readFields(profileFields, null), fullName, contactVisibility: 'alumni' };
}

const trainingFields = { ...certificationFields, description: ['description', asText] } as const;
const degreeWithNim = { ...degreeFields, nim: ['nim', asText] } as const;

function toOrganization(item: unknown) {
  const stored = asObject(item);
  return {
    id: toEntryId(stored.id),
    organizationName: asText(stored.organization_name) || asText(stored.name),
    position: asText(stored.position),
    period: asText(stored.period),
    description: asText(stored.description),
  };
}

const ownFields = {
  ...decisionFields,
  id: ['id', asText],
  /** Every change of the row increments it, those of its lists included. */
  version: ['version', asCount],
  imageUrl: ['profile_image_url', asPicture],
  validationStatus: ['validation_status', asText],
  /** A verified person is in the directory only if it is true: an import may have added the row without that. */
  isListed: ['is_listed', asFlag],
  trainings: ['trainings_certifications', entriesOf(trainingFields)],
  organizations: ['organizational_history', (stored: unknown) => asList(stored, toOrganization)],
  degrees: ['advanced_degrees', entriesOf(degreeWithNim)],
} as const;
const readOwn = itemReader(ownFields);

/** The whole own row, as its owner may see and change it. */
export interface OwnProfile extends Item<typeof ownFields> {
  fields: ProfileFields;
}

export function toOwnProfile(
  row: RowOf<typeof ownFields & typeof profileFields> | null,
): OwnProfile | null {
  const own = readOwn(row);
  return own && { ...own, fields: readFields(profileFields, row) };
}
