import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { byRows, inBatches, type LongRun } from '../query/batches.ts';
import { cached } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { asCount, asObject, asText } from '../rows/stored-value.ts';
import {
  type AppliedRow,
  type ImportOptions,
  type LeftByUndo,
  type SentRow,
  toAppliedRows,
  toLeftOut,
} from './import.model.ts';
import { pastImportsQuery, previewImport, rowsAtOnce, toOptions, toRow } from './import.queries.ts';

const refresh = invalidatesWhenSettled(
  pastImportsQuery().queryKey,
  cached.alumni,
  cached.directory,
  cached.statistics,
  cached.theses,
);

interface ImportRun extends LongRun {
  file: { name: string; size: number };
  /** A SHA-256 over the rows. */
  fingerprint: string;
  options: ImportOptions;
  /** What the check has left out, by action, for the history. */
  leftOut: Readonly<Record<string, number>>;
  rows: readonly (SentRow & { fingerprint: string })[];
}

export interface ImportOutcome {
  id: string;
  rows: AppliedRow[];
  /** What has stopped it. */
  error: Error | null;
}

/** Does what the check has shown, and nothing else. Rejects if it cannot start. */
async function runImport(run: ImportRun): Promise<ImportOutcome> {
  const { file, fingerprint, options, leftOut, rows } = run;
  const id = await call('start_import', {
    file_name: file.name.slice(-200),
    file_size: file.size,
    fingerprint,
    options: { ...toOptions(options), counts: leftOut },
  });
  const outcome: ImportOutcome = { id: asText(id), rows: [], error: null };
  try {
    let batchNumber = 0;
    const toSent = (row: ImportRun['rows'][number]) => ({
      row: toRow(row),
      fingerprint: row.fingerprint,
    });
    const apply = byRows({ rows, atOnce: rowsAtOnce, toSent }, async (batch) => {
      const sent = {
        import_id: outcome.id,
        batch_no: batchNumber++,
        rows: batch.map(({ row }) => row),
        fingerprints: batch.map((one) => one.fingerprint),
      };
      const first = await db().rpc('apply_import', sent);
      // No answer in time: a batch that was stored is not written again.
      const applied = first.status === 0 ? await db().rpc('apply_import', sent) : first;
      outcome.rows.push(...toAppliedRows(unwrap(applied)));
    });
    await inBatches(apply, run);
    await call('finish_import', { import_id: outcome.id });
    return outcome;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ...outcome, error };
  }
}

async function undoImport(id: string): Promise<{ undone: number; leftOut: LeftByUndo[] }> {
  const outcome = { undone: 0, leftOut: [] as LeftByUndo[] };
  await inBatches(async () => {
    const part = asObject(await call('undo_import', { import_id: id }));
    const done = asCount(part.undone_count);
    outcome.undone += done;
    outcome.leftOut.push(...toLeftOut(part.left_out));
    return { done, next: part.has_more === true || null };
  });
  return outcome;
}

export const importMutations = {
  /** The plan of one row with a choice. */
  choose: () =>
    mutationOptions({
      mutationFn: async ({ row, options }: { row: SentRow; options: ImportOptions }) =>
        (await previewImport([toRow(row)], options))[0] ?? null,
      meta: { errorTitle: 'Gagal Memeriksa Baris' },
    }),
  run: () =>
    mutationOptions({ mutationFn: runImport, ...refresh, meta: { errorTitle: 'Impor Gagal' } }),
  undo: () =>
    mutationOptions({
      mutationFn: undoImport,
      ...refresh,
      meta: { errorTitle: 'Gagal Mengurungkan Impor' },
    }),
};
