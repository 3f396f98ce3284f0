import { asObject, asText } from '../stored-value.ts';

type ProfileRow = Record<string, unknown>;

const has = (row: ProfileRow, column: string) => asText(row[column]) !== '';

/** What other alumni look for in a profile, in the order in which the dashboard suggests it. */
const isFilled = {
  photo: (row: ProfileRow) => has(row, 'profile_image_url'),
  years: (row: ProfileRow) => has(row, 'entry_year') && has(row, 'graduation_year'),
  job: (row: ProfileRow) => has(row, 'job_title') || has(row, 'company'),
  location: (row: ProfileRow) => has(row, 'location'),
  bio: (row: ProfileRow) => has(row, 'bio'),
  contact: (row: ProfileRow) => has(row, 'phone_number') || has(row, 'linkedin_url'),
};

export type ProfilePart = keyof typeof isFilled;

const profileParts: ProfilePart[] = ['photo', 'years', 'job', 'location', 'bio', 'contact'];

export interface ProfileCompleteness {
  /** Number of parts that count. */
  total: number;
  missing: ProfilePart[];
}

/** An account without a row has everything to fill in. */
export function toProfileCompleteness(row: unknown): ProfileCompleteness {
  const stored = asObject(row);
  const missing = profileParts.filter((part) => !isFilled[part](stored));
  return { total: profileParts.length, missing };
}
