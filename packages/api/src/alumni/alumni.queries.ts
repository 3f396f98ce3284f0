import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { whenRowIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { toOwnPortrait, toProfileCompleteness } from './alumni.model.ts';
import { type OwnProfile, toOwnProfile } from './profile.model.ts';

/**
 * Name and picture of the own row, or null if the account has no row. The account's own copies may be older. It has no error title:
 * if the read fails, the navigation bar shows these copies.
 */
export function ownPortraitQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'portrait'],
    queryFn: async ({ signal }) => {
      const alumni = db().from('alumni').select('full_name, profile_image_url');
      const read = alumni.eq('user_id', userId).abortSignal(signal).maybeSingle();
      return toOwnPortrait(unwrap(await read));
    },
  });
}

const completenessColumns =
  'profile_image_url, entry_year, job_title, company, location, bio, phone_number, linkedin_url' as const;

/** Which parts of the own profile are still empty. */
export function profileCompletenessQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'completeness'],
    queryFn: async ({ signal }) => {
      const alumni = db().from('alumni').select(completenessColumns).eq('user_id', userId);
      return toProfileCompleteness(unwrap(await alumni.abortSignal(signal).maybeSingle()));
    },
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}

async function fetchOwnProfile(userId: string, signal: AbortSignal): Promise<OwnProfile | null> {
  const alumni = db().from('alumni').select().eq('user_id', userId);
  return toOwnProfile(unwrap(await alumni.abortSignal(signal).maybeSingle()));
}

/** The whole own profile, or null where the account has none yet. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'profile'],
    queryFn: ({ signal }) => fetchOwnProfile(userId, signal).catch(whenRowIsMissing(null)),
    meta: { errorTitle: 'Gagal memuat profil' },
  });
}

/** Whether the account has a row. Works between sign-up and confirmation, when no session can read the row yet. */
export async function hasAlumniProfile(userId: string): Promise<boolean> {
  return (await call('has_alumni_profile', { account_id: userId })) === true;
}
