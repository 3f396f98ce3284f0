import { db } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import {
  type FileDouble,
  type ImportOptions,
  type PlannedRow,
  type SentRow,
  toFileDoubles,
  toPastImports,
  toPlannedRows,
} from './import.model.ts';

export const importKeys = {
  all: ['alumni-import'] as const,
  plan: (id: string) => [...importKeys.all, 'plan', id] as const,
  past: () => [...importKeys.all, 'past'] as const,
};

/** The most rows of one request. */
export const rowsAtOnce = 250;

/** What doubles in one file are compared by. */
const compared = ['name', 'nim', 'email', 'phone', 'entry_year', 'graduation_year'] as const;

export const toRow = ({ row, values, choice }: SentRow) => ({
  ...values,
  row_number: row,
  ...(choice && { choice }),
});

export const toOptions = (options: ImportOptions) => ({
  status: options.status,
  is_listed: options.isListed,
  mode: options.onlyCompletes ? 'complete' : 'add',
  title_case: options.isTitleCased,
});

/** What the database would do with at most 250 rows. Writes nothing. */
export async function previewImport(
  rows: readonly SentRow[],
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<PlannedRow[]> {
  const request = db().rpc('preview_import', {
    rows: rows.map(toRow),
    options: toOptions(options),
  });
  return toPlannedRows(unwrap(await (signal ? request.abortSignal(signal) : request)));
}

async function findDoubles(rows: readonly SentRow[], signal: AbortSignal): Promise<FileDouble[]> {
  const known = rows.map(({ row, values }) => ({
    row_number: row,
    ...Object.fromEntries(compared.map((field) => [field, values[field]])),
  }));
  return toFileDoubles(
    unwrap(await db().rpc('doubles_in_file', { rows: known }).abortSignal(signal)),
  );
}

interface Check {
  /** Each check is read once. */
  id: string;
  rows: readonly SentRow[];
  options: ImportOptions;
  /** What is left of the file without its doubles, which are not sent on. */
  withoutDoubles: (doubles: readonly FileDouble[]) => readonly SentRow[];
  onProgress: (checked: number) => void;
}

/** The plan of a whole file. */
export function importPlanQuery({ id, rows, options, withoutDoubles, onProgress }: Check) {
  return queryOptions({
    queryKey: importKeys.plan(id),
    queryFn: async ({ signal }) => {
      const doubles = await findDoubles(rows, signal);
      const sent = withoutDoubles(doubles);
      const planned: PlannedRow[] = [];
      for (let at = 0; at < sent.length; at += rowsAtOnce) {
        onProgress(at);
        planned.push(...(await previewImport(sent.slice(at, at + rowsAtOnce), options, signal)));
      }
      return { sent, doubles, planned };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The last 20, the newest first. */
export function pastImportsQuery() {
  return queryOptions({
    queryKey: importKeys.past(),
    queryFn: async ({ signal }) =>
      toPastImports(unwrap(await db().rpc('list_imports').abortSignal(signal))),
    meta: { errorTitle: 'Gagal Memuat Riwayat Impor' },
  });
}
