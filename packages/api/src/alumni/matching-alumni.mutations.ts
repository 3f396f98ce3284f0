import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { hasAny } from '../query/admin-list.ts';
import { unwrap } from '../query/unwrap.ts';
import { asCount, asList, asRow, asText } from '../rows/stored-value.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { refreshAlumni } from './admin-alumni.mutations.ts';
import { type AlumniListRequest, errorTitle } from './admin-alumni.queries.ts';
import type { AlumniStanding } from './alumni.model.ts';

/** What is decided on everybody whom a filter finds: one part of their standing, or their deletion. */
export type MatchingDecision = Partial<AlumniStanding> & { isDeletion?: boolean };

interface MatchingDecisionRequest {
  /** Names the decision for its undo. */
  id: string;
  filter: Pick<AlumniListRequest, 'search' | 'status' | 'filters'>;
  /** How many the admin has seen. With another number nothing is done. */
  total: number;
  decision: MatchingDecision;
  /** Stops before the next batch; what is done stays. */
  signal: AbortSignal;
  onProgress: (seen: number) => void;
}

export interface MatchingOutcome {
  seen: number;
  changed: number;
  /** Names of those who cannot be verified, since they have not confirmed their e-mail. */
  unconfirmed: string[];
  /** What ended it before all were seen; the batches before it are done. */
  error: Error | null;
}

async function decideBatch(
  { id, filter, total, decision }: MatchingDecisionRequest,
  place: { after_id?: string; created_until?: string },
) {
  const { status, canPostJobs, specialBadge, isDeletion } = decision;
  const answer = await db().rpc('decide_on_matching_alumni', {
    decision_id: id,
    expected_total: total,
    search: filter.search,
    ...(filter.status && { by_status: filter.status }),
    ...(hasAny(filter.filters) && { filters: filter.filters }),
    ...(status && { new_status: status }),
    ...(canPostJobs !== undefined && { new_right: canPostJobs }),
    ...(specialBadge !== undefined && { new_badge: specialBadge }),
    ...(isDeletion && { is_deletion: isDeletion }),
    ...place,
  });
  const batch = asRow(unwrap(answer)[0]);
  return {
    lastId: asText(batch.last_id),
    until: asText(batch.until_time),
    seen: asCount(batch.seen_count),
    changed: asCount(batch.changed_count),
    unconfirmed: asList(batch.unconfirmed_names, String),
  };
}

/** Batch by batch. Rejects only where nothing has been done. */
async function decideOnMatching(request: MatchingDecisionRequest): Promise<MatchingOutcome> {
  const outcome: MatchingOutcome = { seen: 0, changed: 0, unconfirmed: [], error: null };
  let place = {};
  while (!request.signal.aborted) {
    try {
      const batch = await decideBatch(request, place);
      if (!batch.lastId) break;
      outcome.seen += batch.seen;
      outcome.changed += batch.changed;
      outcome.unconfirmed.push(...batch.unconfirmed);
      place = { after_id: batch.lastId, created_until: batch.until };
    } catch (error) {
      if (outcome.seen === 0 || !(error instanceof Error)) throw error;
      return { ...outcome, error };
    }
    request.onProgress(outcome.seen);
    if (outcome.seen >= request.total) break;
  }
  return outcome;
}

/** One decision on all alumni under a filter, in the database: the browser holds no row of them. */
export function decideOnMatchingMutation() {
  return mutationOptions({
    mutationFn: decideOnMatching,
    onSuccess: (_outcome, { decision }) => {
      if (decision.isDeletion) void sweepOrphanedFiles();
    },
    ...refreshAlumni,
    meta: { errorTitle },
  });
}

async function undoBatches(decisionId: string): Promise<void> {
  const undo = () => db().rpc('undo_decision_on_alumni', { decision_id: decisionId });
  while (unwrap(await undo()) > 0);
}

/** Gives everybody their former standing again, except for rows that were changed since. */
export function undoMatchingMutation() {
  return mutationOptions({ mutationFn: undoBatches, ...refreshAlumni, meta: { errorTitle } });
}
