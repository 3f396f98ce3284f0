import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import {
  adminList,
  functionPages,
  type ListPage,
  type ListRequest,
  type SearchParameters,
} from '../admin/admin-list.ts';
import type { Tables } from '../database.types.ts';
import { byRows, inBatches } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { asList, asRowList } from '../rows/stored-value.ts';
import type { WorkEntry } from '../work-history/work-history.model.ts';
import { fetchWorkHistories } from '../work-history/work-history.queries.ts';
import {
  type AlumniRecord,
  type AlumniSort,
  alumniSorts,
  toAlumniRecord,
  toListedAlumnus,
  type ValidationStatus,
  validationStatuses,
} from './alumni.model.ts';
import type { ProfileFields } from './profile.model.ts';

export type AlumniListRequest = ListRequest<ValidationStatus, AlumniSort>;

/** Every failure on this screen has the same title. */
export const errorTitle = 'Error';

export const adminAlumniKey = [...cached.alumni, 'admin'] as const;
export const alumniPagesKey = [...adminAlumniKey, 'page'] as const;

const fetchPage = functionPages({
  call: (parameters: SearchParameters<ValidationStatus, AlumniSort>) =>
    db().rpc('search_alumni_for_admin', parameters),
  toRow: toListedAlumnus,
});

export const alumniList = adminList({
  queryKey: alumniPagesKey,
  statuses: validationStatuses,
  sorts: alumniSorts,
  fetchPage,
  meta: { errorTitle },
});

/** Whole rows of one request. */
const idsAtOnce = 90;

/** The whole rows with these ids. */
async function fetchRecords(
  ids: string[],
  signal: AbortSignal,
): Promise<Map<string, AlumniRecord>> {
  const toRows = ofJson(asRowList<Tables<'alumni'>>);
  const rows = toRows(await call('alumni_records', { ids }, { signal }));
  return new Map(asList(rows, toAlumniRecord).map((record) => [record.id, record]));
}

/** All that is stored about an alumnus, side by side. */
export interface ExportedAlumni
  extends Omit<AlumniRecord, 'profile' | 'formerEntryYear'>,
    ProfileFields {
  work: WorkEntry[];
}

/** A page of the list with whole rows and their work history, for the export. */
export async function exportedAlumni(
  request: AlumniListRequest,
  signal: AbortSignal,
): Promise<ListPage<ExportedAlumni>> {
  const { rows, total } = await fetchPage(request, signal);
  const records: ExportedAlumni[] = [];
  const readWhole = async (ids: string[]) => {
    const [found, histories] = await Promise.all([
      fetchRecords(ids, signal),
      fetchWorkHistories(ids, signal),
    ]);
    for (const id of ids) {
      const record = found.get(id);
      if (!record) continue;
      const { profile, formerEntryYear: _, ...others } = record;
      records.push({ ...others, ...profile, work: histories.get(id) ?? [] });
    }
  };
  await inBatches(byRows({ rows, atOnce: idsAtOnce, toSent: ({ id }) => id }, readWhole));
  return { rows: records, total };
}

async function fetchRecord(id: string, signal: AbortSignal): Promise<AlumniRecord | null> {
  if (!isUuid(id)) return null;
  return (await fetchRecords([id], signal)).get(id) ?? null;
}

/** The whole row, or null where no alumnus has this id. */
export function alumniRecordQuery(id: string) {
  return queryOptions({
    queryKey: [...adminAlumniKey, 'one', id],
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: 0,
    meta: { errorTitle },
  });
}
