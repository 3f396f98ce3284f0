import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { whenRowIsMissing } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';
import { type OwnProfile, toOwnProfile } from './own-profile.model.ts';

async function fetchOwnProfile(userId: string, signal: AbortSignal): Promise<OwnProfile | null> {
  const row = unwrap(
    await db().from('alumni').select().eq('user_id', userId).abortSignal(signal).maybeSingle(),
  );
  return toOwnProfile(row);
}

/** The whole own profile, or null where the account has none yet. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: alumniKeys.ownProfile(userId),
    queryFn: ({ signal }) => fetchOwnProfile(userId, signal).catch(whenRowIsMissing(null)),
    meta: { errorTitle: 'Gagal memuat profil' },
  });
}
