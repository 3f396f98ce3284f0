import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { storedPicture } from '../client/picture.ts';
import { directoryKeys } from '../directory/directory.keys.ts';
import { showListedChange } from '../query/admin-list.ts';
import { decidesOnEach, decidesOnMatching, undoesMatching } from '../query/decisions-on-many.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { missingRow } from '../query/missing.ts';
import { optimistic } from '../query/optimistic.ts';
import { unwrap, unwrapWritten } from '../query/unwrap.ts';
import { toColumns } from '../rows/columns.ts';
import { statisticsKeys } from '../statistics/statistics.keys.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { thesisKeys } from '../thesis/thesis.keys.ts';
import { adminAlumniKeys, errorTitle } from './admin-alumni.queries.ts';
import { alumniKeys } from './alumni.keys.ts';
import type {
  AlumniFields,
  AlumniRecord,
  AlumniStanding,
  ValidationStatus,
} from './alumni.model.ts';

/** What the admin decides about one alumnus; the rest stays. */
interface AlumniDecision {
  id: string;
  standing: Partial<AlumniStanding>;
  /** The status that the admin saw. A row with another one was decided on elsewhere meanwhile. */
  former?: ValidationStatus;
}

/** Shows the decision in every cached page and in the detail dialog. */
const showDecision = optimistic(adminAlumniKeys.all, (cache, { id, standing }: AlumniDecision) => {
  showListedChange(cache, adminAlumniKeys.pages(), id, standing);
  cache.setQueryData<AlumniRecord>(
    adminAlumniKeys.one(id),
    (record) => record && { ...record, ...standing },
  );
});

/** The table, and what the public pages and both dashboards of this browser show of alumni. */
const refreshAlumni = invalidatesWhenSettled(
  alumniKeys.all,
  directoryKeys.all,
  statisticsKeys.all,
  thesisKeys.all,
);

function toStandingColumns({ status, specialBadge, canPostJobs }: Partial<AlumniStanding>) {
  return {
    ...(status !== undefined && { validation_status: status }),
    ...(specialBadge !== undefined && { special_badge: specialBadge.trim() || null }),
    ...(canPostJobs !== undefined && { can_post_jobs: canPostJobs }),
  };
}

async function sendDecision({ id, standing, former }: AlumniDecision): Promise<void> {
  const change = db().from('alumni').update(toStandingColumns(standing)).eq('id', id);
  if (former) {
    unwrapWritten(await change.eq('validation_status', former).select('id'));
  } else if (unwrap(await change.select('id')).length === 0) {
    throw missingRow();
  }
}

/** Status, badge or posting right of one alumnus; shown before the service has confirmed it. */
export function decideOnAlumniMutation() {
  return mutationOptions({
    mutationFn: sendDecision,
    ...showDecision,
    ...refreshAlumni,
    meta: { errorTitle },
  });
}

/** A status for each of several alumni. */
export function decideOnManyAlumniMutation() {
  return decidesOnEach<ValidationStatus>(
    adminAlumniKeys.pages(),
    ({ id, former, status }) => sendDecision({ id, former, standing: { status } }),
    refreshAlumni,
  );
}

/** One decision on all alumni under a filter. */
export function decideOnMatchingAlumniMutation() {
  return decidesOnMatching('alumni', refreshAlumni, errorTitle);
}

export function undoMatchingAlumniMutation() {
  return undoesMatching(refreshAlumni, errorTitle);
}

async function removeAlumnus(id: string): Promise<void> {
  unwrap(await db().from('alumni').delete().eq('id', id));
}

/**
 * Deletes the row with its work history, then its picture; the account stays. A row that is already gone
 * counts as deleted.
 */
export function deleteAlumniMutation() {
  return mutationOptions({
    mutationFn: removeAlumnus,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refreshAlumni,
    meta: { errorTitle },
  });
}

interface AlumniWrite {
  /** Made by the form, so that a new alumnus who is sent twice is stored once. */
  id: string;
  /** The version that the form was filled from; null for an alumnus who is not stored yet. */
  version: number | null;
  fields: AlumniFields;
}

function toRow({ email, imageUrl, status, specialBadge, canPostJobs, ...profile }: AlumniFields) {
  const { fullName, contactVisibility, nameVisibility, ...optional } = profile;
  return {
    full_name: fullName,
    email,
    contact_visibility: contactVisibility,
    name_visibility: nameVisibility,
    profile_image_url: storedPicture(imageUrl),
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

/** Adds an alumnus, or changes the row while it still has this version; else a version conflict. */
export function saveAlumniMutation() {
  return mutationOptions({
    mutationFn: writeAlumnus,
    onSuccess: () => void sweepOrphanedFiles(),
    ...refreshAlumni,
    meta: { errorTitle, asksOnConflict: true },
  });
}
