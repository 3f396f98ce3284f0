import * as z from 'zod/mini';

const text = z.catch(z.nullable(z.string()), null);

const profileRow = z.object({
  profile_image_url: text,
  entry_year: text,
  graduation_year: text,
  job_title: text,
  company: text,
  location: text,
  bio: text,
  phone_number: text,
  linkedin_url: text,
});

type ProfileRow = z.infer<typeof profileRow>;

/** What other alumni look for in a profile, in the order in which the dashboard suggests it. */
const isFilled = {
  photo: (row: ProfileRow) => Boolean(row.profile_image_url),
  years: (row: ProfileRow) => Boolean(row.entry_year && row.graduation_year),
  job: (row: ProfileRow) => Boolean(row.job_title || row.company),
  location: (row: ProfileRow) => Boolean(row.location),
  bio: (row: ProfileRow) => Boolean(row.bio),
  contact: (row: ProfileRow) => Boolean(row.phone_number || row.linkedin_url),
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
  const parsed = profileRow.safeParse(row);
  const missing = parsed.success
    ? profileParts.filter((part) => !isFilled[part](parsed.data))
    : profileParts;
  return { total: profileParts.length, missing };
}
