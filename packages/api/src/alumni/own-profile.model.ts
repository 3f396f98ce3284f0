import { asCount, asList, asObject, asText } from '../rows/stored-value.ts';
import {
  type Degree,
  type Organization,
  type Training,
  toDegree,
  toOrganization,
  toTraining,
} from './embedded-lists.model.ts';
import { type ProfileFields, toProfileFields } from './profile-fields.model.ts';

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

/** null for what is no row at all. */
export function toOwnProfile(row: unknown): OwnProfile | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    version: asCount(stored.version),
    imageUrl: asText(stored.profile_image_url),
    validationStatus: asText(stored.validation_status),
    fields: toProfileFields(stored),
    trainings: asList(stored.trainings_certifications, toTraining),
    organizations: asList(stored.organizational_history, toOrganization),
    degrees: asList(stored.advanced_degrees, toDegree),
  };
}
