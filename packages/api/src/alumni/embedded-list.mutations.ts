import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import type { Database } from '../database.types.ts';
import { awaitsReadsOnSuccess } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { toColumns } from '../rows/columns.ts';
import { alumniKeys } from './alumni.keys.ts';

export type EmbeddedList = Database['public']['Enums']['alumni_list'];

interface ItemWrite {
  item: Readonly<Record<string, string>>;
  /** Of the alumnus's row as the item was read; null for a new one. */
  version: number | null;
}

/**
 * Adds the item, or replaces the one with its id while the row still has this version; else a version conflict. One item at a
 * time: two tabs never overwrite each other's.
 */
export function saveAlumniItemMutation(alumniId: string, list: EmbeddedList) {
  return mutationOptions({
    mutationFn: async ({ item, version }: ItemWrite) => {
      unwrap(
        await db().rpc('save_alumni_item', {
          alumni_id: alumniId,
          list,
          item: toColumns(item),
          ...(version !== null && { expected_version: version }),
        }),
      );
    },
    ...awaitsReadsOnSuccess(alumniKeys.all),
    meta: { errorTitle: 'Gagal Menyimpan', asksOnConflict: true },
  });
}

export function removeAlumniItemMutation(alumniId: string, list: EmbeddedList) {
  return mutationOptions({
    mutationFn: async (itemId: string) => {
      unwrap(await db().rpc('remove_alumni_item', { alumni_id: alumniId, list, item_id: itemId }));
    },
    ...awaitsReadsOnSuccess(alumniKeys.all),
    meta: { errorTitle: 'Gagal Menghapus' },
  });
}
