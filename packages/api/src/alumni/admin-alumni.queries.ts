import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import type { ListPage, ListRequest } from '../query/list-request.ts';
import { unwrap } from '../query/unwrap.ts';
import { asCount, asObject } from '../rows/stored-value.ts';
import { isUuid } from '../rows/uuid.ts';
import {
  type AlumniRecord,
  type AlumniSort,
  type ListedAlumni,
  toAlumniRecord,
  toListedAlumni,
} from './admin-alumni.model.ts';
import { alumniKeys } from './alumni.keys.ts';
import type { ValidationStatus } from './alumni.model.ts';

export type AlumniListRequest = ListRequest<ValidationStatus, AlumniSort>;

/** The specification's title for every failure on this screen. */
export const errorTitle = 'Error';

export const adminAlumniKeys = {
  all: [...alumniKeys.all, 'admin'] as const,
  pages: () => [...adminAlumniKeys.all, 'page'] as const,
  one: (id: string) => [...adminAlumniKeys.all, 'one', id] as const,
  edited: (id: string) => [...adminAlumniKeys.all, 'edited', id] as const,
};

async function askForRows(request: AlumniListRequest, signal: AbortSignal): Promise<unknown[]> {
  const { search, status, sort, ascending, page, size } = request;
  const rows: unknown = unwrap(
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
  // To the admin a wrong answer must not look like an empty table.
  if (!Array.isArray(rows)) throw new TypeError('The rows of a table are no list');
  return rows;
}

/** Any page of the table, of up to 1,000 rows; for the export too. A page beyond the last one is empty and still knows the total. */
export async function fetchListedAlumni(
  request: AlumniListRequest,
  signal: AbortSignal,
): Promise<ListPage<ListedAlumni>> {
  const rows = await askForRows(request, signal);
  const isBeyond = rows.length === 0 && request.page > 1;
  const counted = isBeyond ? await askForRows({ ...request, page: 1, size: 1 }, signal) : rows;
  return { rows: toListedAlumni(rows), total: asCount(asObject(counted[0]).total_count) };
}

export function listedAlumniQuery(request: AlumniListRequest) {
  return queryOptions({
    queryKey: [...adminAlumniKeys.pages(), request] as const,
    queryFn: ({ signal }) => fetchListedAlumni(request, signal),
    // Alumni register and edit themselves: the table is asked for anew whenever it is opened.
    staleTime: 0,
    meta: { errorTitle },
  });
}

async function fetchRecord(id: string, signal: AbortSignal): Promise<AlumniRecord | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await db().from('alumni').select().eq('id', id).abortSignal(signal).maybeSingle(),
  );
  return toAlumniRecord(row);
}

/** The whole row, or null where nobody has this id. */
export function alumniRecordQuery(id: string) {
  return queryOptions({
    queryKey: adminAlumniKeys.one(id),
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: 0,
    meta: { errorTitle },
  });
}

/** The same for the form: read anew when it opens and never behind what is being typed, whatever happens to the row. */
export function editedAlumniQuery(id: string) {
  return queryOptions({
    queryKey: adminAlumniKeys.edited(id),
    queryFn: ({ signal }) => fetchRecord(id, signal),
    staleTime: 'static',
    gcTime: 0,
    meta: { errorTitle },
  });
}
