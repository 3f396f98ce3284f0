import { queryOptions } from '@portal/api/query';
import type { Tables } from '../database.types.ts';
import { cached } from '../query/cached.ts';
import { call, read } from '../query/call.ts';
import { ofJson } from '../rows/fields.ts';
import { completenessColumns, toOwnPortrait, toProfileCompleteness } from './alumni.model.ts';
import { toOwnProfile } from './profile.model.ts';

/** The `queryFn` of a query that reads these columns of the own row, or all. */
export function readOwn<Row, Item>(
  toItem: (row: Row | null) => Item,
  column_names?: (keyof Tables<'alumni'>)[],
) {
  return read('own_profile', ofJson(toItem), column_names && { column_names }, { get: true });
}

/**
 * Name and picture of the own row, or null if the account has no row. The account's own copies may be older. It has no error title:
 * if the read fails, the navigation bar shows these copies.
 */
export function ownPortraitQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'portrait'],
    queryFn: readOwn(toOwnPortrait, ['full_name', 'profile_image_url']),
  });
}

/** Which parts of the own profile are still empty. */
export function profileCompletenessQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'completeness'],
    queryFn: readOwn(toProfileCompleteness, completenessColumns),
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}

/** The whole own profile, or null where the account has none yet. */
export function ownProfileQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'profile'],
    queryFn: readOwn(toOwnProfile),
    meta: { errorTitle: 'Gagal memuat profil' },
  });
}

/** Whether the account has a row. Works between sign-up and confirmation, when no session can read the row yet. */
export async function hasAlumniProfile(userId: string): Promise<boolean> {
  return (await call('has_alumni_profile', { account_id: userId })) === true;
}
