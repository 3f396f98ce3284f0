import { mutationOptions } from '@portal/api/query';
import { write } from '../query/call.ts';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import type { YearGroup } from './year-group.model.ts';
import { yearGroupsQuery } from './year-group.queries.ts';

const rowsOf = (groups: readonly YearGroup[]) =>
  groups.map(({ year, link }) => ({ entry_year: year, group_link: link }));

/** Replaces the list while it is stored as it was read; else a version conflict. */
export function saveYearGroupsMutation() {
  return mutationOptions({
    mutationFn: write(
      'save_year_groups',
      ({ groups, read }: { groups: YearGroup[]; read: YearGroup[] }) => ({
        groups: rowsOf(groups),
        expected: rowsOf(read),
      }),
    ),
    ...awaitsReadsWhenSettled(yearGroupsQuery().queryKey),
    meta: { errorTitle: 'Gagal menyimpan grup angkatan', asksOnConflict: true },
  });
}
