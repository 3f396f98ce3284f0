import { asObject, asOptionalText, asText } from '../stored-value.ts';

const validationStatuses = ['pending', 'verified', 'rejected'] as const;

type ValidationStatus = (typeof validationStatuses)[number];

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

/** null for what is no row at all. An unknown status counts as not validated. */
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
    validationStatus:
      validationStatuses.find((status) => status === stored.validation_status) ?? 'pending',
  };
}
