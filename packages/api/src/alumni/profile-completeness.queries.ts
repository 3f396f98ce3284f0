import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';
import { type ProfileCompleteness, toProfileCompleteness } from './profile-completeness.model.ts';

const profileColumns =
  'profile_image_url, entry_year, job_title, company, location, bio, phone_number, linkedin_url';

async function fetchProfileCompleteness(
  userId: string,
  signal: AbortSignal,
): Promise<ProfileCompleteness> {
  const row = unwrap(
    await db()
      .from('alumni')
      .select(profileColumns)
      .eq('user_id', userId)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return toProfileCompleteness(row);
}

/** Which parts of the own profile are still empty. Its key lies below the own row's, so that a saved profile renews both. */
export function profileCompletenessQuery(userId: string) {
  return queryOptions({
    queryKey: [...alumniKeys.own(userId), 'completeness'] as const,
    queryFn: ({ signal }) => fetchProfileCompleteness(userId, signal),
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}
