import { infiniteQueryOptions, queryOptions } from '@portal/api/query';
import type { Json } from '../database.types.ts';
import { byRows, inBatches } from '../query/batches.ts';
import { call } from '../query/call.ts';
import { newItemId } from '../rows/id.ts';
import {
  type FileDouble,
  type ImportOptions,
  type PlannedRow,
  type SentRow,
  toFileDoubles,
  toPastImports,
  toPlannedRows,
} from './import.model.ts';

/** The most rows of one request: planned within a second, and read alone. */
export const rowsAtOnce = 250;
const keysAtOnce = 1000;

/** No column takes as much, so that the database refuses what is cut here, and a row never exceeds a request. */
const longestCell = 4000;

/** What doubles in one file are compared by. */
const compared = ['name', 'nim', 'email', 'phone', 'entry_year', 'graduation_year'] as const;

const cut = (value = '') => value.slice(0, longestCell);

export const toRow = ({ row, values, joined, choice }: SentRow): Record<string, Json> => ({
  ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, cut(value)])),
  row_number: row,
  ...(joined && { joined: joined.map(toRow) }),
  ...(choice && { choice }),
});

export const toOptions = (options: ImportOptions) => ({
  status: options.status,
  is_listed: options.isListed,
  mode: options.onlyCompletes ? 'complete' : 'add',
  title_case: options.isTitleCased,
});

/** What the database would do with the rows of one request, as they are sent. Writes nothing. */
export async function previewImport(
  rows: ReturnType<typeof toRow>[],
  options: ImportOptions,
  signal?: AbortSignal,
): Promise<PlannedRow[]> {
  const answer = await call('preview_import', { rows, options: toOptions(options) }, { signal });
  return toPlannedRows(answer);
}

/** The database compares all rows with one another, of which one request carries only some: it keeps them until the last has come. */
async function findDoubles(rows: readonly SentRow[], signal: AbortSignal): Promise<FileDouble[]> {
  const checkId = newItemId();
  const toKnown = ({ row, values }: SentRow) => ({
    row_number: row,
    ...Object.fromEntries(compared.map((field) => [field, values[field] && cut(values[field])])),
  });
  const stage = (batch: ReturnType<typeof toKnown>[]) =>
    call('stage_import', { check_id: checkId, rows: batch }, { signal });
  await inTwoRuns(rows, keysAtOnce, (part) =>
    inBatches(byRows({ rows: part, atOnce: keysAtOnce, toSent: toKnown }, stage)),
  );
  return toFileDoubles(await call('doubles_in_file', { check_id: checkId }, { signal }));
}

/** Side by side: the page reads an answer while the database works on the next one. */
function inTwoRuns<Row>(
  rows: readonly Row[],
  atOnce: number,
  run: (part: readonly Row[]) => Promise<void>,
) {
  const middle = Math.ceil(rows.length / atOnce / 2) * atOnce;
  return Promise.all([rows.slice(0, middle), rows.slice(middle)].map(run));
}

export interface ImportPlan {
  sent: readonly SentRow[];
  doubles: readonly FileDouble[];
  planned: readonly PlannedRow[];
}

interface Check<Checked> {
  /** Each check is read once. */
  id: string;
  rows: readonly SentRow[];
  options: ImportOptions;
  /** What is left of the file without its doubles, which are not sent on. */
  withoutDoubles: (doubles: readonly FileDouble[]) => readonly SentRow[];
  /** Of so many rows that it takes turns with the page. */
  toChecked: (plan: ImportPlan, signal: AbortSignal) => Promise<Checked>;
  onProgress: (checked: number) => void;
}

/** The plan of a whole file. */
export function importPlanQuery<Checked>(check: Check<Checked>) {
  const { id, rows, options, withoutDoubles, toChecked, onProgress } = check;
  return queryOptions({
    queryKey: ['alumni-import', 'plan', id],
    queryFn: async ({ signal }) => {
      onProgress(0);
      const doubles = await findDoubles(rows, signal);
      const sent = withoutDoubles(doubles);
      const planned: PlannedRow[] = [];
      const preview = async (batch: ReturnType<typeof toRow>[]) => {
        planned.push(...(await previewImport(batch, options, signal)));
        onProgress(planned.length);
      };
      await inTwoRuns(sent, rowsAtOnce, (part) =>
        inBatches(byRows({ rows: part, atOnce: rowsAtOnce, toSent: toRow }, preview)),
      );
      planned.sort((one, other) => one.row - other.row);
      return toChecked({ sent, doubles, planned }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // To compare all rows with the former ones, whenever one is answered, takes long.
    structuralSharing: false,
  });
}

const pageSize = 20;

/** The newest first, page by page. */
export function pastImportsQuery() {
  return infiniteQueryOptions({
    queryKey: ['alumni-import', 'past'],
    queryFn: async ({ pageParam, signal }) =>
      toPastImports(await call('list_imports', pageParam, { signal })),
    initialPageParam: {} as { before_id?: string },
    getNextPageParam: (page) =>
      page.length < pageSize ? null : { before_id: page.at(-1)?.id ?? '' },
    meta: { errorTitle: 'Gagal Memuat Riwayat Impor' },
  });
}
