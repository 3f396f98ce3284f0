import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { adminList, functionPages, type SearchParameters } from '../admin/admin-list.ts';
import { allRows } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { read } from '../query/call.ts';
import { maxRows } from '../query/page.ts';
import { listOf } from '../rows/stored-value.ts';
import {
  type RegistrationSort,
  registrationSorts,
  toEventAudience,
  toHeldRegistration,
  toListedRegistration,
} from './admin-registration.model.ts';
import { type RegistrationStatus, registrationStatuses } from './registration.model.ts';

const pagesOf = (eventId: string) =>
  functionPages({
    call: (parameters: SearchParameters<RegistrationStatus, RegistrationSort>) =>
      db().rpc('search_registrations_for_admin', { event_id: eventId, ...parameters }),
    toRow: toListedRegistration,
  });

async function fetchParticipants(eventId: string, signal: AbortSignal) {
  const fetchPage = pagesOf(eventId);
  const request = { search: '', status: null, sort: 'name', ascending: true } as const;
  const rows = await allRows((page) => fetchPage({ ...request, page, size: maxRows }, signal));
  return rows.filter(({ status }) => status !== 'cancelled');
}

/** Everybody who has a seat or waits, by name. The check-in page searches them offline, and refetches for other phones. */
export function participantsQuery(eventId: string) {
  return queryOptions({
    queryKey: [...cached.registrations, 'admin', eventId, 'participants'] as const,
    queryFn: ({ signal }) => fetchParticipants(eventId, signal),
    refetchInterval: 20_000,
    meta: { errorTitle: 'Gagal memuat peserta' },
  });
}

/** Everybody who has registered for one event. */
export function registrationsOf(eventId: string) {
  return adminList({
    queryKey: [...cached.registrations, 'admin', eventId],
    statuses: registrationStatuses,
    sorts: registrationSorts,
    order: 'queue_number',
    fetchPage: pagesOf(eventId),
    meta: { errorTitle: 'Gagal memuat peserta' },
  });
}

/** Whom the portal tells of a message, a move or the end of an event. Read for a question, so always anew. */
export function eventAudienceQuery(eventId: string) {
  return queryOptions({
    queryKey: [...cached.registrations, 'admin', eventId, 'audience'] as const,
    queryFn: read('event_audience', toEventAudience, { event_id: eventId }),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat peserta' },
  });
}

/** What goes with the row of an alumnus, of events to come. */
export function registrationsOfAlumnusQuery(alumniId: string) {
  return queryOptions({
    queryKey: [...cached.registrations, 'admin', 'of-alumnus', alumniId] as const,
    queryFn: read('registrations_of_alumnus', listOf(toHeldRegistration), { alumni_id: alumniId }),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat pendaftaran alumni' },
  });
}
