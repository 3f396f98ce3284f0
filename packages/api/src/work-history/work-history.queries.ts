import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { asList } from '../rows/stored-value.ts';
import { workHistoryKeys } from './work-history.keys.ts';
import { toStoredWorkEntry } from './work-history.model.ts';

/** The jobs and businesses of an alumnus, the newest first. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: workHistoryKeys.ofAlumni(alumniId),
    queryFn: async ({ signal }) => {
      const rows = unwrap(
        await db()
          .from('work_history')
          .select('id, company_name, position, type, start_date, end_date, description, version')
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
