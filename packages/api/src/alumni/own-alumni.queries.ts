import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { ownAlumniColumns, toOwnAlumni } from './alumni.model.ts';
import { readOwn } from './alumni.queries.ts';

// Not in `alumni.queries.ts`, because the registration page loads that file.

/** The own row, or null where the account has none ('Profil Alumni Belum Ada'). */
export function ownAlumniQuery(userId: string) {
  return queryOptions({
    queryKey: cached.ownAlumni(userId),
    queryFn: readOwn(toOwnAlumni, ownAlumniColumns),
    meta: { errorTitle: 'Gagal memuat data dashboard' },
  });
}
