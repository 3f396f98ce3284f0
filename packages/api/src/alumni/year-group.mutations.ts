import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { alumniKeys } from './alumni.keys.ts';
import type { YearGroup } from './year-group.model.ts';

const rowsOf = (groups: readonly YearGroup[]) =>
  groups.map(({ year, link }) => ({ entry_year: year, group_link: link }));

/** Replaces the list while it is stored as it was read; else a version conflict. */
export function saveYearGroupsMutation() {
  return mutationOptions({
    mutationFn: async ({ groups, read }: { groups: YearGroup[]; read: YearGroup[] }) => {
      const lists = { groups: rowsOf(groups), expected: rowsOf(read) };
      unwrap(await db().rpc('save_year_groups', lists));
    },
    ...awaitsReadsWhenSettled(alumniKeys.yearGroups()),
    meta: { errorTitle: 'Gagal menyimpan grup angkatan', asksOnConflict: true },
  });
}
