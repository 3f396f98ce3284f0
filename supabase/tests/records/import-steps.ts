import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Account } from '../database.ts';
import type { Portal } from '../portal.ts';

export interface ImportRow {
  row_number: number;
  choice?: string;
  joined?: ImportRow[];
  [field: string]: string | number | ImportRow[] | undefined;
}
interface Target {
  id: string;
  name: string;
  has_account: boolean;
}
export interface Plan {
  row_number: number;
  action: string;
  reason: string | null;
  warnings: { field: string; value: string; text: string }[];
  target: Target | null;
  changes: Record<string, { old: string | null; new: string }>;
  candidates: Target[];
  taken: string[];
  fingerprint: string;
}
interface Done {
  row_number: number;
  action: string;
}
interface Double {
  row_number: number;
  double_of: number;
  is_joined: boolean;
  taken: string[];
}
interface Undone {
  has_more: boolean;
  undone: number;
  left_out: { name: string | null; reason: string }[];
}

const batchSize = 250;

const byName = (one: { name: string | null }, other: { name: string | null }) =>
  (one.name ?? '').localeCompare(other.name ?? '');

/** As after a minute without a batch. */
export const forgetRunning = `update private.causes set detail = detail || '{"last_batch_at": "2020-01-01"}' where kind = 'import'`;

/** The import as the admin's browser drives it. */
export function importSteps(portal: Pick<Portal, 'as'> & { people: { admin: Account } }) {
  const call = async <Answer>(name: string, args: object): Promise<Answer> => {
    const { data, error } = await portal.as(portal.people.admin).rpc(name, args);
    expect(error).toBeNull();
    return data as Answer;
  };
  const preview = async (rows: ImportRow[], options = {}): Promise<Plan[]> => {
    const plans: Plan[] = [];
    for (let first = 0; first < rows.length; first += batchSize) {
      const batch = rows.slice(first, first + batchSize);
      plans.push(...(await call<Plan[]>('preview_import', { rows: batch, options })));
    }
    return plans;
  };
  const start = (options = {}, fileName = 'alumni.csv') =>
    call<string>('start_import', {
      file_name: fileName,
      file_size: 1000,
      fingerprint: createHash('sha256').update(fileName).digest('hex'),
      options,
    });
  const apply = (import_id: string, batch_no: number, rows: ImportRow[], plans: Plan[]) =>
    call<Done[]>('apply_import', {
      import_id,
      batch_no,
      rows,
      fingerprints: plans.map(({ fingerprint }) => fingerprint),
    });
  const finish = (import_id: string) =>
    call<{ counts: Record<string, number> }>('finish_import', { import_id });

  const doubles = async (rows: ImportRow[]) => {
    const checkId = randomUUID();
    for (let first = 0; first < rows.length; first += 1000) {
      await call('stage_import', { check_id: checkId, rows: rows.slice(first, first + 1000) });
    }
    return call<Double[]>('doubles_in_file', { check_id: checkId });
  };
  const withoutDoubles = async (rows: ImportRow[]) => joinDoubles(rows, await doubles(rows));

  /** Checks, and imports what would be written; without the rows that complete somebody whom an earlier row completes. */
  const importAll = async (rows: ImportRow[], options = {}, size = batchSize) => {
    const left = await withoutDoubles(rows);
    const plans = await preview(left, options);
    const sent = toSend(left, plans);
    const id = await start(options);
    const done: Done[] = [];
    for (let first = 0; first < sent.length; first += size) {
      const batch = sent.slice(first, first + size);
      done.push(
        ...(await apply(
          id,
          first / size,
          batch.map(({ row }) => row),
          batch.map(({ plan }) => plan),
        )),
      );
    }
    const { counts } = await finish(id);
    return { id, plans, sent: sent.map(({ plan }) => plan), done, counts };
  };

  const undo = async (cause_id: string, batch_size = 500) => {
    const steps: Undone[] = [];
    do {
      steps.push(await call<Undone>('take_back', { cause_id, batch_size, time_limit: '0' }));
    } while (steps.at(-1)?.has_more);
    return {
      undone: steps.reduce((sum, step) => sum + step.undone, 0),
      leftOut: steps.flatMap((step) => step.left_out).sort(byName),
    };
  };

  return { call, preview, start, apply, finish, doubles, withoutDoubles, importAll, undo };
}

/** The rows without those that are joined to another, and what is somebody else's. */
function joinDoubles(rows: ImportRow[], doubles: Double[]): ImportRow[] {
  const left = new Map(rows.map((row) => [row.row_number, { ...row }]));
  for (const { row_number, double_of, is_joined, taken } of doubles) {
    const double = left.get(row_number);
    const kept = left.get(double_of);
    for (const field of taken) delete double?.[field];
    if (!is_joined || !kept || !double) continue;
    left.delete(row_number);
    kept.joined = [...(kept.joined ?? []), double];
  }
  return [...left.values()];
}

/** What would be written, without the rows that complete somebody whom an earlier row completes. */
export function toSend(rows: ImportRow[], plans: Plan[]) {
  const seen = new Set<string>();
  return plans.flatMap((plan, index) => {
    const row = rows[index];
    if (!row || !['new', 'complete'].includes(plan.action)) return [];
    if (plan.target && seen.has(plan.target.id)) return [];
    if (plan.target) seen.add(plan.target.id);
    return [{ row, plan }];
  });
}
