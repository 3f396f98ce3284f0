import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { missingRow } from '../query/missing.ts';
import { unwrap } from '../query/unwrap.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { type AlumniDecision, refreshAlumni, showDecision } from './admin-alumni.change.ts';
import type { AlumniStanding, ListedAlumni } from './admin-alumni.model.ts';
import { errorTitle } from './admin-alumni.queries.ts';
import type { ValidationStatus } from './alumni.model.ts';

export function toStandingColumns({ status, specialBadge, canPostJobs }: Partial<AlumniStanding>) {
  return {
    ...(status !== undefined && { validation_status: status }),
    ...(specialBadge !== undefined && { special_badge: specialBadge.trim() || null }),
    ...(canPostJobs !== undefined && { can_post_jobs: canPostJobs }),
  };
}

async function sendDecision({ id, standing }: AlumniDecision): Promise<void> {
  const columns = toStandingColumns(standing);
  const changed = unwrap(await db().from('alumni').update(columns).eq('id', id).select('id'));
  if (changed.length === 0) throw missingRow();
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

interface BulkDecision {
  alumni: readonly ListedAlumni[];
  status: ValidationStatus;
}

export interface BulkOutcome {
  status: ValidationStatus;
  done: ListedAlumni[];
  failed: { alumnus: ListedAlumni; error: unknown }[];
}

const requestsAtOnce = 4;

async function sendBulkDecision({ alumni, status }: BulkDecision): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { status, done: [], failed: [] };
  const waiting = [...alumni];
  const work = async () => {
    for (let alumnus = waiting.shift(); alumnus; alumnus = waiting.shift()) {
      try {
        await sendDecision({ id: alumnus.id, standing: { status } });
        outcome.done.push(alumnus);
      } catch (error) {
        outcome.failed.push({ alumnus, error });
      }
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  return outcome;
}

/** The same status for several alumni, each by a request of its own: one that is refused keeps nobody else from his. Never rejects. */
export function decideOnManyMutation() {
  return mutationOptions({
    mutationFn: sendBulkDecision,
    ...refreshAlumni,
  });
}

async function removeAlumnus(id: string): Promise<void> {
  unwrap(await db().from('alumni').delete().eq('id', id));
}

/**
 * Deletes the row with its work history, then its picture; the account stays. (Decisions 74 and 75.) A row that is already gone
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
