import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { workHistoryKeys } from './work-history.keys.ts';
import { toStoredWorkEntries } from './work-history.model.ts';

const columns = 'id, company_name, position, type, start_date, end_date, description, version';

/** The jobs and businesses of an alumnus, the newest first. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: workHistoryKeys.ofAlumni(alumniId),
    queryFn: async ({ signal }) =>
      toStoredWorkEntries(
        unwrap(
          await db()
            .from('work_history')
            .select(columns)
            .eq('alumni_id', alumniId)
            .order('start_date', { ascending: false })
            .order('id')
            .abortSignal(signal),
        ),
      ),
    meta: { errorTitle: 'Gagal memuat data' },
  });
}
