import { db } from '@portal/api/client';
import { mutationOptions, queryOptions } from '@portal/api/query';
import { awaitsReadsWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { entriesOf, type Item } from '../rows/fields.ts';
import { asText } from '../rows/stored-value.ts';
import { alumniKeys } from './alumni.keys.ts';

const fields = { year: ['entry_year', asText], link: ['group_link', asText] } as const;
const toYearGroups = entriesOf(fields);

/** The WhatsApp group of those who entered in one year. */
export type YearGroup = Item<typeof fields>;

const queryKey = [...alumniKeys.all, 'year-groups'] as const;
const toRows = (groups: readonly YearGroup[]) =>
  groups.map(({ year, link }) => ({ entry_year: year, group_link: link }));

/** All of them, for the admin; the latest year first. */
export function yearGroupsQuery() {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      toYearGroups(unwrap(await db().rpc('year_groups').abortSignal(signal))),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat grup angkatan' },
  });
}

/** Replaces the list while it is stored as it was read; else a version conflict. */
export function saveYearGroupsMutation() {
  return mutationOptions({
    mutationFn: async ({ groups, read }: { groups: YearGroup[]; read: YearGroup[] }) => {
      const lists = { groups: toRows(groups), expected: toRows(read) };
      unwrap(await db().rpc('save_year_groups', lists));
    },
    ...awaitsReadsWhenSettled(queryKey),
    meta: { errorTitle: 'Gagal menyimpan grup angkatan', asksOnConflict: true },
  });
}
