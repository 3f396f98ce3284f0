import { queryOptions } from '@portal/api/query';
import type { Tables } from '../database.types.ts';
import { cached } from '../query/cached.ts';
import { call, read } from '../query/call.ts';
import { ofJson } from '../rows/fields.ts';
import { asList, asText, listOf } from '../rows/stored-value.ts';
import { toStoredWorkEntry, type WorkEntry } from './work-history.model.ts';

function toOwnedEntry(row: Tables<'work_history'>) {
  const stored = toStoredWorkEntry(row);
  return stored && { owner: asText(row.alumni_id), entry: stored.entry };
}

/** The jobs and businesses of several alumni by the id of their owner, the newest first; for the admin. */
export async function fetchWorkHistories(
  alumniIds: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, WorkEntry[]>> {
  const histories = new Map<string, WorkEntry[]>();
  const rows = await call('work_entries_of', { alumni_ids: [...alumniIds] }, { signal });
  for (const { owner, entry } of asList(rows, ofJson(toOwnedEntry))) {
    histories.set(owner, [...(histories.get(owner) ?? []), entry]);
  }
  return histories;
}

/** The jobs and businesses of an alumnus, the newest first; for themselves and for the admin. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: [...cached.workHistory, alumniId],
    queryFn: read('work_entries_of', listOf(ofJson(toStoredWorkEntry)), { alumni_ids: [alumniId] }),
    meta: { errorTitle: 'Gagal memuat data' },
  });
}
