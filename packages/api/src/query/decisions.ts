import { db } from '@portal/api/client';
import { mutationOptions, type QueryClient } from '@portal/api/query';
import type { Reason } from '../decision/reasons.ts';
import { asCount, asList, asObject, asOptionalText, asRow, asText } from '../rows/stored-value.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { cleanText } from '../text/index.ts';
import { hasAny, type ListRequest, showListedChange } from './admin-list.ts';
import { versionConflict } from './api-error.ts';
import type { invalidatesWhenSettled } from './invalidation.ts';
import { optimistic } from './optimistic.ts';
import { unwrap } from './unwrap.ts';

/** What becomes of the rows: a status, a right or badge (alumni only), or their deletion. */
export interface Decision {
  status?: string;
  canPostJobs?: boolean;
  /** The empty text removes the badge. */
  specialBadge?: string;
  isDeletion?: boolean;
  /** Of a rejection. */
  reason?: Reason;
}

/** A decision as lists show it: every other one removes the reason. */
export interface ShownDecision extends Omit<Decision, 'reason'> {
  reason?: string;
}

const toShown = ({ reason, ...decision }: Decision): ShownDecision => ({
  ...decision,
  ...(decision.status && { reason: reason?.note ?? '' }),
});

/**
 * Picked rows, each in the version that was read; or all rows under a filter. Only a posting right or badge, which rest on nothing in the
 * row, may leave the version out.
 */
export type DecisionTarget =
  | { rows: readonly { id: string; version?: number }[] }
  | {
      filter: Pick<ListRequest<string, string>, 'search' | 'filters'> & {
        /** Those that are decided on; null for all. */
        statuses: readonly string[] | null;
      };
      /** The number of matches that the admin saw. If it has changed, nothing is done. */
      total: number;
      /** When the list was asked for, as `Date.now()`. Rows that were changed since are left out. */
      readAt: number;
    };

export interface DecisionRequest {
  /** Names the decision for its undo. */
  id: string;
  target: DecisionTarget;
  decision: Decision;
  /** Stops before the next request; what is done stays. */
  signal?: AbortSignal | undefined;
  onProgress?: ((seen: number) => void) | undefined;
}

const reasons = ['changed', 'gone', 'unconfirmed'] as const;

/** A row that does not offer the decision. */
export interface LeftOutRow {
  id: string;
  /** Empty for a row that is gone. */
  name: string;
  /** What it is now; empty for a row that is gone. */
  status: string;
  /** It was changed or deleted meanwhile, or cannot be verified, since the e-mail is not confirmed. */
  reason: (typeof reasons)[number];
}

/** A registration for an event to come, of somebody who is no longer verified. It is cancelled once there is no undo. */
export interface LostRegistration {
  name: string;
  /** Of the event. */
  title: string;
  isWaiting: boolean;
  partySize: number;
}

export interface DecisionOutcome {
  seen: number;
  changed: number;
  leftOut: LeftOutRow[];
  lost: LostRegistration[];
  /** The error that stopped it before the last request. What was done before the error stays done. */
  error: Error | null;
}

/** The table whose rows are decided on. */
type Kind = 'alumni' | 'events' | 'job_postings';

function toLeftOut(entry: unknown): LeftOutRow | null {
  const { id, name, status, reason } = asObject(entry);
  const known = reasons.find((one) => one === reason) ?? 'changed';
  return { id: asText(id), name: asText(name), status: asText(status), reason: known };
}

function toLost(entry: unknown): LostRegistration | null {
  const { name, title, is_waiting, party_size } = asObject(entry);
  return {
    name: asText(name),
    title: asText(title),
    isWaiting: is_waiting === true,
    partySize: asCount(party_size),
  };
}

function toParameters(target: DecisionTarget) {
  if ('rows' in target) {
    const versions = target.rows.flatMap(({ version }) => version ?? []);
    return {
      ids: target.rows.map(({ id }) => id),
      ...(versions.length === target.rows.length && { versions }),
    };
  }
  const { filter, total, readAt } = target;
  return {
    expected_total: total,
    // How long ago, since the clocks of browser and service differ.
    read_ago: `${Math.max(Date.now() - readAt, 0)} milliseconds`,
    search: filter.search,
    ...(filter.statuses && { by_statuses: [...filter.statuses] }),
    ...(hasAny(filter.filters) && { filters: filter.filters }),
  };
}

async function sendPart(
  kind: Kind,
  { id, target, decision }: DecisionRequest,
  place: { after_id?: string; created_until?: string },
) {
  const { status, canPostJobs, specialBadge, isDeletion, reason } = decision;
  const answer = await db().rpc('decide', {
    of_kind: kind,
    decision_id: id,
    ...toParameters(target),
    ...(status && { new_status: status }),
    ...(canPostJobs !== undefined && { new_right: canPostJobs }),
    ...(specialBadge !== undefined && { new_badge: cleanText(specialBadge) }),
    ...(isDeletion && { is_deletion: isDeletion }),
    ...(reason && { new_reason: { code: reason.code, note: cleanText(reason.note) } }),
    ...place,
  });
  const part = asRow(unwrap(answer)[0]);
  return {
    seen: asCount(part.seen_count),
    changed: asCount(part.changed_count),
    leftOut: asList(part.left_out, toLeftOut),
    lost: asList(part.lost, toLost),
    nextId: asOptionalText(part.next_id),
    until: asText(part.until_time),
  };
}

/** Rejects if the first request does. */
async function decide(kind: Kind, request: DecisionRequest): Promise<DecisionOutcome> {
  const outcome: DecisionOutcome = { seen: 0, changed: 0, leftOut: [], lost: [], error: null };
  let place = {};
  while (!request.signal?.aborted) {
    try {
      const part = await sendPart(kind, request, place);
      outcome.seen += part.seen;
      outcome.changed += part.changed;
      outcome.leftOut.push(...part.leftOut);
      outcome.lost.push(...part.lost);
      if (!part.nextId) break;
      place = { after_id: part.nextId, created_until: part.until };
    } catch (error) {
      if (outcome.seen === 0 || !(error instanceof Error)) throw error;
      return { ...outcome, error };
    }
    request.onProgress?.(outcome.seen);
  }
  return outcome;
}

interface UndoOutcome {
  undone: number;
  /** Rows that were changed or deleted since the decision. */
  leftOut: LeftOutRow[];
}

/** Rejects if there is nothing to take back, since it was taken back already or is too old. */
async function undo(decisionId: string): Promise<UndoOutcome> {
  const outcome: UndoOutcome = { undone: 0, leftOut: [] };
  for (let hasMore = true; hasMore; ) {
    const answer = await db().rpc('undo_decision', { decision_id: decisionId });
    const part = asRow(unwrap(answer)[0]);
    outcome.undone += asCount(part.undone_count);
    outcome.leftOut.push(...asList(part.left_out, toLeftOut));
    hasMore = part.has_more === true;
  }
  if (outcome.undone + outcome.leftOut.length === 0) throw versionConflict();
  return outcome;
}

interface DecidedList {
  kind: Kind;
  /** The cached pages of the list. */
  pages: readonly unknown[];
  /** Everything that is cached for the admin, and that `showOne` changes. */
  cached?: readonly unknown[];
  /** Changes the row where it is cached by itself. */
  showOne?: (cache: QueryClient, id: string, change: ShownDecision) => void;
  refresh: ReturnType<typeof invalidatesWhenSettled>;
  errorTitle: string;
}

/**
 * One row, a selection and all rows under a filter are decided on by the same call, and undone by the id of the decision. What is
 * picked shows the decision before the service has confirmed it.
 */
export function decisionMutations({ kind, pages, refresh, errorTitle, ...list }: DecidedList) {
  const show = (
    cache: QueryClient,
    { target, decision }: DecisionRequest,
    leftOut: readonly LeftOutRow[] = [],
  ) => {
    if (!('rows' in target) || decision.isDeletion) return;
    for (const { id } of target.rows) {
      if (leftOut.some((row) => row.id === id)) continue;
      showListedChange(cache, pages, id, toShown(decision));
      list.showOne?.(cache, id, toShown(decision));
    }
  };
  return {
    kind,
    decide: () =>
      mutationOptions({
        mutationFn: (request: DecisionRequest) => decide(kind, request),
        ...optimistic(list.cached ?? pages, (cache, request: DecisionRequest) =>
          show(cache, request),
        ),
        onSuccess: ({ leftOut }, request, rollBack, { client }) => {
          if (request.decision.isDeletion) void sweepOrphanedFiles();
          if (leftOut.length === 0) return;
          rollBack?.();
          show(client, request, leftOut);
        },
        ...refresh,
        meta: { errorTitle },
      }),
    undo: () => mutationOptions({ mutationFn: undo, ...refresh, meta: { errorTitle } }),
  };
}

export type DecisionMutations = ReturnType<typeof decisionMutations>;
