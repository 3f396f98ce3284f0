import { db } from '@portal/api/client';
import { mutationOptions, type QueryClient } from '@portal/api/query';
import { type StatusChange, showListedStatus } from '../listed-status.ts';
import { missingRow } from '../missing-row.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { removeFile } from '../storage/public-files.ts';
import { unwrap } from '../unwrap.ts';
import type { EventStatus } from './admin-event.model.ts';
import { adminEventKeys } from './admin-event.queries.ts';
import { eventKeys } from './event.keys.ts';

/** The table, the public pages of this browser, and the counts of home page and dashboard. */
function refreshEvents(cache: QueryClient) {
  void cache.invalidateQueries({ queryKey: eventKeys.all });
  void cache.invalidateQueries({ queryKey: statisticsKeys.all });
}

async function sendStatus({ id, status }: StatusChange<EventStatus>): Promise<void> {
  const changed = unwrap(await db().from('events').update({ status }).eq('id', id).select('id'));
  if (changed.length === 0) throw missingRow();
}

/** Shown at once and taken back when the service refuses it. */
export function changeEventStatusMutation() {
  return mutationOptions({
    mutationFn: sendStatus,
    onMutate: (change: StatusChange<EventStatus>, { client }) =>
      showListedStatus(client, adminEventKeys.pages, change),
    onError: (_error, _change, takeBack) => takeBack?.(),
    onSettled: (_result, _error, _change, _takeBack, { client }) => refreshEvents(client),
    meta: { errorTitle: 'Gagal memperbarui status' },
  });
}

async function removeEvent(id: string): Promise<void> {
  const [removed] = unwrap(await db().from('events').delete().eq('id', id).select('image_url'));
  if (removed?.image_url) await removeFile(removed.image_url);
}

/** The row goes first, then its poster. A row that is already gone counts as deleted. (Decision 75.) */
export function deleteEventMutation() {
  return mutationOptions({
    mutationFn: removeEvent,
    onSettled: (_result, _error, _id, _context, { client }) => refreshEvents(client),
    meta: { errorTitle: 'Gagal menghapus kegiatan' },
  });
}
