import { randomUUID } from 'node:crypto';
import type { Portal } from '../portal.ts';

/** Sends the batches one after the other, as the admin's dialog does. */
export async function decideOn(
  portal: Portal,
  args: Record<string, unknown>,
  decision_id: string = randomUUID(),
  batch_size = 7,
) {
  const admin = portal.as(portal.people.admin);
  const outcome = { decision_id, seen: 0, changed: 0, unconfirmed: [] as string[] };
  let next: Record<string, unknown> = {};
  for (;;) {
    const { data, error } = await admin.rpc('decide_on_matching', {
      of_kind: 'alumni',
      ...args,
      ...next,
      decision_id,
      batch_size,
    } as never);
    if (error) throw error;
    const [batch] = data as {
      last_id: string | null;
      seen_count: number;
      changed_count: number;
      unconfirmed_names: string[];
      until_time: string;
    }[];
    if (!batch?.last_id) return outcome;
    outcome.seen += batch.seen_count;
    outcome.changed += batch.changed_count;
    outcome.unconfirmed.push(...batch.unconfirmed_names);
    next = { after_id: batch.last_id, created_until: batch.until_time };
  }
}

export async function undoDecision(portal: Portal, decision_id: string, batch_size = 7) {
  const admin = portal.as(portal.people.admin);
  for (;;) {
    const { data } = await admin.rpc('undo_decision', { decision_id, batch_size });
    if (!data) return;
  }
}
