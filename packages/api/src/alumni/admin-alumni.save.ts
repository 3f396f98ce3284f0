import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { unwrapWritten } from '../query/unwrap.ts';
import { toColumns } from '../rows/columns.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { refreshAlumni } from './admin-alumni.change.ts';
import type { AlumniFields } from './admin-alumni.model.ts';
import { toStandingColumns } from './admin-alumni.mutations.ts';
import { errorTitle } from './admin-alumni.queries.ts';

interface AlumniWrite {
  /** Made by the client: sending a new alumnus again makes no second row. (Threat E4.) */
  id: string;
  /** The one that the form was filled from; null for an alumnus who is not stored yet. */
  version: number | null;
  fields: AlumniFields;
}

function toRow({ email, imageUrl, status, specialBadge, canPostJobs, ...profile }: AlumniFields) {
  const { fullName, contactVisibility, ...optional } = profile;
  return {
    full_name: fullName,
    email,
    contact_visibility: contactVisibility,
    profile_image_url: imageUrl,
    ...toColumns(optional),
    ...toStandingColumns({ status, specialBadge, canPostJobs }),
  };
}

async function writeAlumnus({ id, version, fields }: AlumniWrite): Promise<void> {
  const alumni = db().from('alumni');
  const row = toRow(fields);
  const written =
    version === null
      ? alumni.upsert({ id, ...row }, { onConflict: 'id', ignoreDuplicates: true })
      : alumni.update(row).eq('id', id).eq('version', version);
  unwrapWritten(await written.select('id'));
}

/** Adds an alumnus, or changes him while he still has this version; else a version conflict. (Decision 73.) */
export function saveAlumniMutation() {
  return mutationOptions({
    mutationFn: writeAlumnus,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refreshAlumni,
    meta: { errorTitle, asksOnConflict: true },
  });
}
