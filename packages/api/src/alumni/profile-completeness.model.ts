import { asObject, asText } from '../rows/stored-value.ts';

/** What other alumni look for in a profile, in the order in which the dashboard suggests it; one filled column is enough. */
const columnsOfPart = {
  photo: ['profile_image_url'],
  years: ['entry_year'],
  job: ['job_title', 'company'],
  location: ['location'],
  bio: ['bio'],
  contact: ['phone_number', 'linkedin_url'],
} as const;

export type ProfilePart = keyof typeof columnsOfPart;

const profileParts: ProfilePart[] = ['photo', 'years', 'job', 'location', 'bio', 'contact'];

export interface ProfileCompleteness {
  /** Number of parts that count. */
  total: number;
  missing: ProfilePart[];
}

/** An account without a row has everything to fill in. */
export function toProfileCompleteness(row: unknown): ProfileCompleteness {
  const stored = asObject(row);
  const isFilled = (part: ProfilePart) =>
    columnsOfPart[part].some((column) => asText(stored[column]).trim() !== '');
  return {
    total: profileParts.length,
    missing: profileParts.filter((part) => !isFilled(part)),
  };
}
