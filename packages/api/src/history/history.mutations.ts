import { mutationOptions } from '@portal/api/query';
import { takeBack } from '../decision/take-back.ts';
import { call } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { type HistoryArea, toHistoryPage, toRestored } from './history.model.ts';

/** A deletion by its entry of the history, or the last one of a record. */
export type Deletion = { entryId: number } | { area: HistoryArea; id: string };

/** 0 where there is none, which the service says. */
async function entryIdOf(deletion: Deletion): Promise<number> {
  if ('entryId' in deletion) return deletion.entryId;
  const { area, id } = deletion;
  const { entries } = toHistoryPage(await call('record_history', { of_area: area, of_id: id }));
  return entries.find(({ isRestorable, recordId }) => isRestorable && recordId === id)?.id ?? 0;
}

// A record of any kind, with all that belongs to it.
const restoring = {
  ...invalidatesWhenSettled([]),
  meta: { errorTitle: 'Gagal Mengembalikan' },
};

/** Brings back what was deleted. */
export function restoreMutation() {
  return mutationOptions({
    mutationFn: async (deletion: Deletion) =>
      toRestored(await call('restore_deleted', { history_id: await entryIdOf(deletion) })),
    ...restoring,
  });
}

/** Brings back what was deleted in one go, by its cause. */
export function restoreTogetherMutation() {
  return mutationOptions({ mutationFn: takeBack, ...restoring });
}
