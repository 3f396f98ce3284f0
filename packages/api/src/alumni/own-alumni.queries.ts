import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { decisionColumns } from '../decision/decision.model.ts';
import { cached } from '../query/cached.ts';
import { unwrap } from '../query/unwrap.ts';
import { toOwnAlumni } from './alumni.model.ts';

// Not in `alumni.queries.ts`, because the registration page loads that file.

const dashboardColumns =
  `id, full_name, email, entry_year, profile_image_url, can_post_jobs, special_badge, validation_status, ${decisionColumns}` as const;

/** The own row, or null where the account has none ('Profil Alumni Belum Ada'). */
export function ownAlumniQuery(userId: string) {
  return queryOptions({
    queryKey: cached.ownAlumni(userId),
    queryFn: async ({ signal }) => {
      const alumni = db().from('alumni').select(dashboardColumns).eq('user_id', userId);
      return toOwnAlumni(unwrap(await alumni.abortSignal(signal).maybeSingle()));
    },
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}
