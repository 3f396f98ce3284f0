import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { type Item, readFields } from '../rows/fields.ts';
import { asFlag, asObject, asOptionalText } from '../rows/stored-value.ts';
import { alumniKeys } from './alumni.keys.ts';

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
    queryKey: [...alumniKeys.own(userId), 'year-group'],
    queryFn: async ({ signal }): Promise<OwnYearGroup> => {
      const { link, is_year_checked } = asObject(
        unwrap(await db().rpc('own_year_group').abortSignal(signal)),
      );
      return readFields(fields, { link, is_year_checked });
    },
    meta: { errorTitle: 'Gagal memuat grup angkatan' },
  });
}
