import { asObject, asOptionalText, asText } from '../rows/stored-value.ts';

export const validationStatuses = ['pending', 'verified', 'rejected'] as const;

export type ValidationStatus = (typeof validationStatuses)[number];

/** What the dashboard shows of the signed-in alumnus. */
export interface OwnAlumni {
  id: string;
  fullName: string;
  email: string;
  entryYear: string | null;
  profileImageUrl: string | null;
  canPostJobs: boolean;
  specialBadge: string | null;
  validationStatus: ValidationStatus;
}

/** An unknown status counts as not validated. */
export function toValidationStatus(stored: unknown): ValidationStatus {
  return validationStatuses.find((status) => status === stored) ?? 'pending';
}

/** null for what is no row at all. */
export function toOwnAlumni(row: unknown): OwnAlumni | null {
  const stored = asObject(row);
  if (typeof stored.id !== 'string') return null;
  return {
    id: stored.id,
    fullName: asText(stored.full_name),
    email: asText(stored.email),
    entryYear: asOptionalText(stored.entry_year),
    profileImageUrl: asOptionalText(stored.profile_image_url),
    canPostJobs: stored.can_post_jobs === true,
    specialBadge: asOptionalText(stored.special_badge),
    validationStatus: toValidationStatus(stored.validation_status),
  };
}
