import { mutationOptions } from '@portal/api/query';
import { call } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { toRestored } from './history.model.ts';

/** Brings back what an entry of the history says was deleted. */
export function restoreMutation() {
  return mutationOptions({
    mutationFn: async (entryId: number) =>
      toRestored(await call('restore_deleted', { history_id: entryId })),
    // A record of any kind, with all that belongs to it.
    ...invalidatesWhenSettled([]),
    meta: { errorTitle: 'Gagal Mengembalikan' },
  });
}
