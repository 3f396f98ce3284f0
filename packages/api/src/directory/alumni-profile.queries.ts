import { visitorDb } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { readShown } from '../query/one-row.ts';
import { ofJson } from '../rows/fields.ts';
import { isUuid } from '../rows/id.ts';
import { listOf } from '../rows/stored-value.ts';
import { type PublicJob, toAlumniProfile, toPublicJob } from './alumni-profile.model.ts';
import type { DirectoryViewer } from './directory.model.ts';

/** One listed alumnus; null where no listed one has this id, which comes from the URL. */
export function alumniProfileQuery(viewer: DirectoryViewer, id: string) {
  return queryOptions({
    queryKey: [...cached.directory, viewer, 'profile', id],
    queryFn: readShown('alumni_profile', id, toAlumniProfile),
    meta: { errorTitle: 'Error' },
  });
}

/** The profile as a visitor reads it, also for signed-in users: the preview of one's own profile. */
export function visitorProfileQuery(id: string) {
  return queryOptions({
    queryKey: [...cached.directory, null, 'profile', id],
    queryFn: readShown('alumni_profile', id, toAlumniProfile, visitorDb),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat data' },
  });
}

const readJobs =
  (id: string, database?: typeof visitorDb) =>
  async ({ signal }: { signal: AbortSignal }): Promise<PublicJob[]> => {
    if (!isUuid(id)) return [];
    return listOf(ofJson(toPublicJob))(
      await call('work_history_of', { alumnus: id }, { database, signal }),
    );
  };

/** The jobs of a listed alumnus, latest first. */
export function workHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: [...cached.directory, 'work-history', alumniId],
    queryFn: readJobs(alumniId),
    meta: { errorTitle: 'Gagal memuat riwayat pekerjaan' },
  });
}

/** The jobs as a visitor reads them. */
export function visitorWorkHistoryQuery(alumniId: string) {
  return queryOptions({
    queryKey: [...cached.directory, 'work-history', alumniId, 'visitor'],
    queryFn: readJobs(alumniId, visitorDb),
    staleTime: 0,
    meta: { errorTitle: 'Gagal memuat riwayat pekerjaan' },
  });
}
