import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { toRestored } from './history.model.ts';

/** Brings back what an entry of the history says was deleted. */
export function restoreMutation() {
  return mutationOptions({
    mutationFn: async (entryId: number) =>
      toRestored(unwrap(await db().rpc('restore_deleted', { history_id: entryId }))),
    // A record of any kind, with all that belongs to it.
    ...invalidatesWhenSettled([]),
    meta: { errorTitle: 'Gagal Mengembalikan' },
  });
}
