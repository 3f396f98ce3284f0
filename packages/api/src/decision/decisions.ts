import { mutationOptions, type QueryClient } from '@portal/api/query';
import { hasAny, type ListRequest, showListedChange } from '../admin/admin-list.ts';
import { inBatches, type LongRun } from '../query/batches.ts';
import { call } from '../query/call.ts';
import type { invalidatesWhenSettled } from '../query/invalidation.ts';
import { optimistic } from '../query/optimistic.ts';
import { entriesOf, type Item, readFields } from '../rows/fields.ts';
import { asCount, asFlag, asOptionalText, asText } from '../rows/stored-value.ts';
import { sweepOrphanedFiles } from '../storage/orphaned-files.ts';
import { cleanText } from '../text/index.ts';
import type { Reason } from './reasons.ts';
import { type LeftOutRow, takeBack, toLeftOut } from './take-back.ts';

/** What becomes of the rows: a status, a right, a badge or a place in the directory (alumni only), or their deletion. */
export interface Decision {
  status?: string;
  canPostJobs?: boolean;
  /** The empty text removes the badge. */
  specialBadge?: string;
  isListed?: boolean;
  isDeletion?: boolean;
  /** Of a rejection. */
  reason?: Reason;
  /** The last day of a job whose day is over when it is approved. */
  deadline?: string;
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
 * Picked rows, each in the version that was read; or all rows under a filter. Only a posting right, a badge or a listing, which rest on
 * nothing in the row, may leave the version out.
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

export interface DecisionRequest extends LongRun {
  /** Names the decision for its undo. */
  id: string;
  target: DecisionTarget;
  decision: Decision;
}

const lostRegistration = {
  name: ['name', asText],
  /** Of the event. */
  title: ['title', asText],
  isWaiting: ['is_waiting', asFlag],
  partySize: ['party_size', asCount],
} as const;
/** A registration for an event to come, of somebody who is no longer verified. It is cancelled once there is no undo. */
export type LostRegistration = Item<typeof lostRegistration>;

/** The rows that are already decided on come before it. */
interface DecisionPlace {
  after_id: string;
  created_until: string;
}

const part = {
  seen: ['seen_count', asCount],
  changed: ['changed_count', asCount],
  leftOut: ['left_out', toLeftOut],
  lost: ['lost', entriesOf(lostRegistration)],
  nextId: ['next_id', asOptionalText],
  until: ['until_time', asText],
} as const;

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
  place: DecisionPlace | null,
) {
  const { status, canPostJobs, specialBadge, isListed, isDeletion, reason, deadline } = decision;
  const answer = await call('decide', {
    of_kind: kind,
    decision_id: id,
    ...toParameters(target),
    ...(status && { new_status: status }),
    ...(canPostJobs !== undefined && { new_right: canPostJobs }),
    ...(specialBadge !== undefined && { new_badge: cleanText(specialBadge) }),
    ...(isListed !== undefined && { new_listing: isListed }),
    ...(isDeletion && { is_deletion: isDeletion }),
    ...(deadline && { new_deadline: deadline }),
    ...(reason && { new_reason: { code: reason.code, note: cleanText(reason.note) } }),
    ...place,
  });
  return readFields(part, answer[0]);
}

/** Rejects if the first request does. */
async function decide(kind: Kind, request: DecisionRequest): Promise<DecisionOutcome> {
  const outcome: DecisionOutcome = { seen: 0, changed: 0, leftOut: [], lost: [], error: null };
  const send = async (place: DecisionPlace | null) => {
    const { seen, changed, leftOut, lost, nextId, until } = await sendPart(kind, request, place);
    outcome.seen += seen;
    outcome.changed += changed;
    outcome.leftOut.push(...leftOut);
    outcome.lost.push(...lost);
    return { done: seen, next: nextId ? { after_id: nextId, created_until: until } : null };
  };
  try {
    await inBatches(send, request);
    return outcome;
  } catch (error) {
    if (outcome.seen === 0 || !(error instanceof Error)) throw error;
    return { ...outcome, error };
  }
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
    undo: () => mutationOptions({ mutationFn: takeBack, ...refresh, meta: { errorTitle } }),
  };
}

export type DecisionMutations = ReturnType<typeof decisionMutations>;
