import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';
import { type OwnAlumni, toOwnAlumni } from './alumni.model.ts';

const dashboardColumns =
  'id, full_name, email, entry_year, profile_image_url, can_post_jobs, special_badge, validation_status';

async function fetchOwnAlumni(userId: string, signal: AbortSignal): Promise<OwnAlumni | null> {
  const row = unwrap(
    await db()
      .from('alumni')
      .select(dashboardColumns)
      .eq('user_id', userId)
      .abortSignal(signal)
      .maybeSingle(),
  );
  return toOwnAlumni(row);
}

/** The own row, or null where the account has none ('Profil Alumni Belum Ada'). */
export function ownAlumniQuery(userId: string) {
  return queryOptions({
    queryKey: alumniKeys.own(userId),
    queryFn: ({ signal }) => fetchOwnAlumni(userId, signal),
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}

/** For the moment between sign-up and confirmation, when nobody is signed in who could read the row. */
export async function hasAlumniProfile(userId: string): Promise<boolean> {
  return unwrap(await db().rpc('has_alumni_profile', { account_id: userId })) === true;
}
