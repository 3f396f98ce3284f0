import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, asRowList, type ListPage, type ListRequest } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { isUuid } from '../rows/id.ts';
import { asCount, asRow } from '../rows/stored-value.ts';
import { alumniKeys } from './alumni.keys.ts';
import {
  type AlumniRecord,
  type AlumniSort,
  alumniSorts,
  type ListedAlumni,
  toAlumniRecord,
  toListedAlumnus,
  type ValidationStatus,
  validationStatuses,
} from './alumni.model.ts';

export type AlumniListRequest = ListRequest<ValidationStatus, AlumniSort>;

/** Every failure on this screen has the same title. */
export const errorTitle = 'Error';

export const adminAlumniKeys = {
  all: [...alumniKeys.all, 'admin'] as const,
  pages: () => [...adminAlumniKeys.all, 'page'] as const,
  one: (id: string) => [...adminAlumniKeys.all, 'one', id] as const,
  edited: (id: string) => [...adminAlumniKeys.all, 'edited', id] as const,
};

async function askForRows(request: AlumniListRequest, signal: AbortSignal) {
  const { search, status, sort, ascending, page, size } = request;
  const rows = unwrap(
    await db()
      .rpc('search_alumni_for_admin', {
        search,
        ...(status && { by_status: status }),
        sort_by: sort,
        ascending,
        page_size: size,
        page_offset: (page - 1) * size,
      })
      .abortSignal(signal),
  );
  return asRowList(rows);
}

/** A page beyond the last one is empty and still knows the total, which every row carries. */
async function fetchPage(
  request: AlumniListRequest,
  signal: AbortSignal,
): Promise<ListPage<ListedAlumni>> {
  const rows = await askForRows(request, signal);
  const isBeyond = rows.length === 0 && request.page > 1;
  const counted = isBeyond ? await askForRows({ ...request, page: 1, size: 1 }, signal) : rows;
  return {
    rows: rows.flatMap((row) => toListedAlumnus(row) ?? []),
    total: asCount(asRow(counted[0]).total_count),
  };
}

export const alumniList = adminList({
  queryKey: adminAlumniKeys.pages(),
  statuses: validationStatuses,
  sorts: alumniSorts,
  fetchPage,
  meta: { errorTitle },
});

/** Ids that fit into the URL of one request. */
const idsAtOnce = 100;

/** A page of the list with whole rows, for the export. */
export async function exportedAlumni(
  request: AlumniListRequest,
  signal: AbortSignal,
): Promise<ListPage<AlumniRecord>> {
  const { rows, total } = await fetchPage(request, signal);
  const records: AlumniRecord[] = [];
  for (let first = 0; first < rows.length; first += idsAtOnce) {
    const ids = rows.slice(first, first + idsAtOnce).map(({ id }) => id);
    const found = unwrap(await db().from('alumni').select().in('id', ids).abortSignal(signal));
    const byId = new Map(asRowList(found).map((row) => [row.id, row]));
    records.push(...ids.flatMap((id) => toAlumniRecord(byId.get(id) ?? null) ?? []));
  }
  return { rows: records, total };
}

async function fetchRecord(id: string, signal: AbortSignal): Promise<AlumniRecord | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db().from('alumni').select().eq('id', id).abortSignal(signal).maybeSingle(),
  );
  return toAlumniRecord(row);
}

/** The whole row, or null where no alumnus has this id. */
export function alumniRecordQuery(id: string) {
  return queryOptions({
    queryKey: adminAlumniKeys.one(id),
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: 0,
    meta: { errorTitle },
  });
}

/** The row for the form: read when it opens and never again while the admin types. */
export function editedAlumniQuery(id: string) {
  return queryOptions({
    queryKey: adminAlumniKeys.edited(id),
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: 'static',
    gcTime: 0,
    meta: { errorTitle },
  });
}
