import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { asCount, asList, asRow, asText } from '../rows/stored-value.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { hasAny, type ListRequest, type StatusChange, showListedChange } from './admin-list.ts';
import type { invalidatesWhenSettled } from './invalidation.ts';
import { unwrap } from './unwrap.ts';

type Refresh = ReturnType<typeof invalidatesWhenSettled>;

export interface NamedChange<Status extends string> extends StatusChange<Status> {
  /** Names the row in the list of failures. */
  name: string;
}

export interface ManyOutcome<Status extends string> {
  done: NamedChange<Status>[];
  failed: (NamedChange<Status> & { error: unknown })[];
}

const requestsAtOnce = 4;

async function sendEach<Status extends string>(
  changes: readonly NamedChange<Status>[],
  send: (change: StatusChange<Status>) => Promise<void>,
): Promise<ManyOutcome<Status>> {
  const outcome: ManyOutcome<Status> = { done: [], failed: [] };
  const waiting = [...changes];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await send(next);
        outcome.done.push(next);
      } catch (error) {
        outcome.failed.push({ ...next, error });
      }
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  return outcome;
}

/** A status for each of several rows, each by its own request: a refusal does not stop the others. Never rejects. */
export function decidesOnEach<Status extends string>(
  pages: readonly unknown[],
  send: (change: StatusChange<Status>) => Promise<void>,
  refresh: Refresh,
) {
  return mutationOptions({
    mutationFn: (changes: readonly NamedChange<Status>[]) => sendEach(changes, send),
    onSuccess: ({ done }, _changes, _shown, { client }) => {
      for (const { id, status } of done) showListedChange(client, pages, id, { status });
    },
    ...refresh,
  });
}

/** A decision on every row that matches a filter: a status, a right or badge (alumni only), or the deletion. */
export interface MatchingDecision {
  status?: string;
  canPostJobs?: boolean;
  /** The empty text removes the badge. */
  specialBadge?: string;
  isDeletion?: boolean;
}

interface MatchingDecisionRequest {
  /** Names the decision for its undo. */
  id: string;
  filter: Pick<ListRequest<string, string>, 'search' | 'status' | 'filters'>;
  /** The number of matches that the admin saw. If it has changed, nothing is done. */
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
  /** The error that stopped it before the last batch. The batches before the error stay done. */
  error: Error | null;
}

/** The table whose rows are decided on. */
type Kind = 'alumni' | 'events' | 'job_postings';

async function decideBatch(
  kind: Kind,
  { id, filter, total, decision }: MatchingDecisionRequest,
  place: { after_id?: string; created_until?: string },
) {
  const { status, canPostJobs, specialBadge, isDeletion } = decision;
  const answer = await db().rpc('decide_on_matching', {
    of_kind: kind,
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

/** Runs batch by batch. Rejects only if no batch has been done. */
async function decideOnMatching(
  kind: Kind,
  request: MatchingDecisionRequest,
): Promise<MatchingOutcome> {
  const outcome: MatchingOutcome = { seen: 0, changed: 0, unconfirmed: [], error: null };
  let place = {};
  while (!request.signal.aborted) {
    try {
      const batch = await decideBatch(kind, request, place);
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

/** One decision on all rows under a filter, in the database: the browser holds none of them. */
export function decidesOnMatching(kind: Kind, refresh: Refresh, errorTitle: string) {
  return mutationOptions({
    mutationFn: (request: MatchingDecisionRequest) => decideOnMatching(kind, request),
    onSuccess: (_outcome, { decision }) => {
      if (decision.isDeletion) void sweepOrphanedFiles();
    },
    ...refresh,
    meta: { errorTitle },
  });
}

async function undoBatches(decisionId: string): Promise<void> {
  const undo = () => db().rpc('undo_decision', { decision_id: decisionId });
  while (unwrap(await undo()) > 0);
}

/** Restores what the decision has changed, except in rows that were changed since. */
export function undoesMatching(refresh: Refresh, errorTitle: string) {
  return mutationOptions({ mutationFn: undoBatches, ...refresh, meta: { errorTitle } });
}

/** The mutations of a list that decide on more than one row. */
export interface ManyMutations<Status extends string> {
  each: () => ReturnType<typeof decidesOnEach<Status>>;
  matching: () => ReturnType<typeof decidesOnMatching>;
  undo: () => ReturnType<typeof undoesMatching>;
}
