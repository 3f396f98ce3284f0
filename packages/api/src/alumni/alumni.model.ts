import * as z from 'zod/mini';

const optionalText = z.catch(z.nullable(z.string()), null);

const ownAlumniRow = z.object({
  id: z.string(),
  full_name: z.catch(z.string(), ''),
  email: z.catch(z.string(), ''),
  entry_year: optionalText,
  profile_image_url: optionalText,
  can_post_jobs: z.catch(z.boolean(), false),
  special_badge: optionalText,
  validation_status: z.catch(z.enum(['pending', 'verified', 'rejected']), 'pending'),
});

/** What the dashboard shows of the signed-in alumnus. */
export interface OwnAlumni {
  id: string;
  fullName: string;
  email: string;
  entryYear: string | null;
  profileImageUrl: string | null;
  canPostJobs: boolean;
  specialBadge: string | null;
  validationStatus: 'pending' | 'verified' | 'rejected';
}

export function toOwnAlumni(row: unknown): OwnAlumni | null {
  const parsed = ownAlumniRow.safeParse(row);
  if (!parsed.success) return null;
  const { data } = parsed;
  return {
    id: data.id,
    fullName: data.full_name,
    email: data.email,
    entryYear: data.entry_year,
    profileImageUrl: data.profile_image_url,
    canPostJobs: data.can_post_jobs,
    specialBadge: data.special_badge,
    validationStatus: data.validation_status,
  };
}
