import { type DatabaseClient, db, visitorDb } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { asList } from '../rows/stored-value.ts';
import {
  type AlumniProfile,
  type PublicJob,
  toAlumniProfile,
  toPublicJob,
} from './alumni-profile.model.ts';
import { directoryKeys } from './directory.keys.ts';
import type { DirectoryViewer } from './directory.model.ts';

async function fetchProfile(
  id: string,
  signal: AbortSignal,
  client: () => DatabaseClient = db,
): Promise<AlumniProfile | null> {
  if (!isUuid(id)) return null;
  const request = client().rpc('alumni_profile', { by_id: id });
  return ofJson(toAlumniProfile)(unwrap(await request.abortSignal(signal)));
}

/** One listed alumnus; null where no listed one has this id, which comes from the URL. */
export function alumniProfileQuery(viewer: DirectoryViewer, id: string) {
  return queryOptions({
    queryKey: directoryKeys.profile(viewer, id),
    queryFn: ({ signal }) => fetchProfile(id, signal),
    meta: { errorTitle: 'Error' },
  });
}

/** The profile as a visitor reads it, also for signed-in users: the preview of one's own profile. */
export function visitorProfileQuery(id: string) {
  return queryOptions({
    queryKey: directoryKeys.profile(null, id),
    queryFn: ({ signal }) => fetchProfile(id, signal, visitorDb),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat data' },
  });
}

async function fetchWorkHistory(
  id: string,
  signal: AbortSignal,
  client: () => DatabaseClient = db,
): Promise<PublicJob[]> {
  if (!isUuid(id)) return [];
  const request = client().rpc('work_history_of', { alumnus: id });
  return asList(unwrap(await request.abortSignal(signal)), ofJson(toPublicJob));
}

/** The jobs of a listed alumnus, latest first. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: directoryKeys.workHistory(alumniId),
    queryFn: ({ signal }) => fetchWorkHistory(alumniId, signal),
    meta: { errorTitle: 'Gagal memuat riwayat pekerjaan' },
  });
}

/** The jobs as a visitor reads them. */
export function visitorWorkHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: directoryKeys.visitorWorkHistory(alumniId),
    queryFn: ({ signal }) => fetchWorkHistory(alumniId, signal, visitorDb),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat riwayat pekerjaan' },
  });
}
