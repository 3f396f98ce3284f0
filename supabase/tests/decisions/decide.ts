import { randomUUID } from 'node:crypto';
import type { Portal } from '../portal.ts';

interface LeftOut {
  id: string;
  name: string | null;
  status: string | null;
  reason: string;
}

/** Sends one request after the other with the same id, as the admin's page does. Each ends after `batch_size` rows. */
export async function decideOn(
  portal: Portal,
  args: Record<string, unknown>,
  decision_id: string = randomUUID(),
  batch_size = 7,
) {
  const admin = portal.as(portal.people.admin);
  const outcome = { decision_id, requests: 0, seen: 0, changed: 0, leftOut: [] as LeftOut[] };
  const lost: Record<string, unknown>[] = [];
  let next: Record<string, unknown> = {};
  for (;;) {
    const { data, error } = await admin.rpc('decide', {
      of_kind: 'alumni',
      time_limit: '0',
      ...(!args.ids && { read_ago: '0' }),
      ...args,
      ...next,
      decision_id,
      batch_size,
    } as never);
    if (error) throw error;
    const [part] = data as {
      next_id: string | null;
      seen_count: number;
      changed_count: number;
      left_out: LeftOut[];
      lost: Record<string, unknown>[];
      until_time: string;
    }[];
    if (!part) throw new Error('No answer');
    outcome.requests += 1;
    outcome.seen += part.seen_count;
    outcome.changed += part.changed_count;
    outcome.leftOut.push(...part.left_out);
    lost.push(...part.lost);
    if (!part.next_id) return { ...outcome, ...(lost.length > 0 && { lost }) };
    next = { after_id: part.next_id, created_until: part.until_time };
  }
}

export async function undoDecision(
  portal: Portal,
  decision_id: string,
  batch_size = 7,
  time_limit = '0',
) {
  const admin = portal.as(portal.people.admin);
  const outcome = { requests: 0, undone: 0, leftOut: [] as LeftOut[] };
  for (;;) {
    const { data, error } = await admin.rpc('take_back', {
      cause_id: decision_id,
      batch_size,
      time_limit,
    });
    if (error) throw error;
    const part = data as { has_more: boolean; undone: number; left_out: LeftOut[] };
    outcome.requests += 1;
    outcome.undone += part.undone;
    outcome.leftOut.push(...part.left_out);
    if (!part.has_more) return outcome;
  }
}
