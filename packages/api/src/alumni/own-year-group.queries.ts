import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { entryOf, type Item } from '../rows/fields.ts';
import { asFlag, asOptionalText } from '../rows/stored-value.ts';

const fields = {
  /** Link to it only through `safeLink`. */
  link: ['link', asOptionalText],
  /** False once a verified person has exchanged the entry year for another that nobody has checked. */
  isYearChecked: ['is_year_checked', asFlag],
} as const;

/** The WhatsApp group of the own entry year, for verified people. */
export type OwnYearGroup = Item<typeof fields>;

export function ownYearGroupQuery(userId: string) {
  return queryOptions({
    queryKey: [...cached.ownAlumni(userId), 'year-group'],
    queryFn: read('own_year_group', entryOf(fields)),
    meta: { errorTitle: 'Gagal memuat grup angkatan' },
  });
}
