import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { allRows } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { maxRows, pageRange } from '../query/page.ts';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { toStoredWorkEntry, type WorkEntry } from './work-history.model.ts';

const columns = 'id, company_name, position, type, start_date, end_date, description, version';

/** The jobs and businesses of several alumni by the id of their owner, the newest first; for the admin. */
export async function fetchWorkHistories(
  alumniIds: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, WorkEntry[]>> {
  const histories = new Map<string, WorkEntry[]>();
  const rows = await allRows(async (page) => {
    const read = db()
      .from('work_history')
      .select(`alumni_id, ${columns}`)
      .in('alumni_id', [...alumniIds])
      .order('start_date', { ascending: false })
      .order('id')
      .range(...pageRange(page, maxRows))
      .abortSignal(signal);
    return { rows: unwrap(await read) };
  });
  for (const row of rows) {
    const stored = toStoredWorkEntry(row);
    const known = histories.get(row.alumni_id) ?? [];
    if (stored) histories.set(row.alumni_id, [...known, stored.entry]);
  }
  return histories;
}

/** The jobs and businesses of an alumnus, the newest first. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: [...cached.workHistory, alumniId],
    queryFn: async ({ signal }) => {
      const rows = unwrap(
        await db()
          .from('work_history')
          .select(columns)
          .eq('alumni_id', alumniId)
          .order('start_date', { ascending: false })
          .order('id')
          .abortSignal(signal),
      );
      return asList(rows, toStoredWorkEntry);
    },
    meta: { errorTitle: 'Gagal memuat data' },
  });
}
