import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, asRowList, type ListPage, type ListRequest } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { asCount, asRow } from '../rows/stored-value.ts';
import {
  type ListedRegistration,
  type RegistrationSort,
  registrationSorts,
  toListedRegistration,
} from './admin-registration.model.ts';
import { registrationKeys } from './registration.keys.ts';
import { type RegistrationStatus, registrationStatuses } from './registration.model.ts';

type RegistrationListRequest = ListRequest<RegistrationStatus, RegistrationSort>;

async function askForRows(eventId: string, request: RegistrationListRequest, signal: AbortSignal) {
  const { search, status, sort, ascending, page, size } = request;
  const rows = unwrap(
    await db()
      .rpc('search_registrations_for_admin', {
        event_id: eventId,
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
  eventId: string,
  request: RegistrationListRequest,
  signal: AbortSignal,
): Promise<ListPage<ListedRegistration>> {
  const rows = await askForRows(eventId, request, signal);
  const isBeyond = rows.length === 0 && request.page > 1;
  const counted = isBeyond
    ? await askForRows(eventId, { ...request, page: 1, size: 1 }, signal)
    : rows;
  return {
    rows: rows.flatMap((row) => toListedRegistration(row) ?? []),
    total: asCount(asRow(counted[0]).total_count),
  };
}

/** The most rows that the service returns in one answer. */
const pageLimit = 1000;

async function fetchParticipants(eventId: string, signal: AbortSignal) {
  const found = new Map<string, ListedRegistration>();
  for (let page = 1; ; page += 1) {
    const request = { search: '', status: null, sort: 'name', ascending: true } as const;
    const { rows, total } = await fetchPage(eventId, { ...request, page, size: pageLimit }, signal);
    for (const row of rows) if (row.status !== 'cancelled') found.set(row.id, row);
    if (rows.length === 0 || page * pageLimit >= total) return [...found.values()];
  }
}

/** All who have a seat or wait, by name: the door searches them without a connection. Read again while it is open, for other telephones. */
export function participantsQuery(eventId: string) {
  return queryOptions({
    queryKey: [...registrationKeys.all, 'admin', eventId, 'participants'] as const,
    queryFn: ({ signal }) => fetchParticipants(eventId, signal),
    refetchInterval: 20_000,
    meta: { errorTitle: 'Gagal memuat peserta' },
  });
}

/** Everybody who has registered for one event. */
export function registrationsOf(eventId: string) {
  return adminList({
    queryKey: [...registrationKeys.all, 'admin', eventId],
    statuses: registrationStatuses,
    sorts: registrationSorts,
    order: 'queue_number',
    fetchPage: (request: RegistrationListRequest, signal) => fetchPage(eventId, request, signal),
    meta: { errorTitle: 'Gagal memuat peserta' },
  });
}
