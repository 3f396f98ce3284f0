import { db } from '@portal/api/client';
import { mutationOptions } from '@portal/api/query';
import { takeBack } from '../decision/take-back.ts';
import { byRows, inBatches, type LongRun } from '../query/batches.ts';
import { cachedOfAlumni } from '../query/cached.ts';
import { call } from '../query/call.ts';
import { invalidatesWhenSettled } from '../query/invalidation.ts';
import { unwrap } from '../query/unwrap.ts';
import { asText } from '../rows/stored-value.ts';
import {
  type AppliedRow,
  type ImportOptions,
  type SentRow,
  toAppliedRows,
} from './import.model.ts';
import { pastImportsQuery, previewImport, rowsAtOnce, toOptions, toRow } from './import.queries.ts';

const refresh = invalidatesWhenSettled(pastImportsQuery().queryKey, ...cachedOfAlumni);

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
      mutationFn: takeBack,
      ...refresh,
      meta: { errorTitle: 'Gagal Mengurungkan Impor' },
    }),
};
