import { readFileSync } from 'node:fs';
import { type ImportOutcome, importMutations, importPlanQuery } from '@portal/api/alumni-import';
import { configureBackend, db } from '@portal/api/client';
import { createQueryClient } from '@portal/api/query';
import { sessionKey } from '@portal/api/storage-keys';
import { sessionStore } from '@portal/api/stored-session';
import { demoAccounts } from '@portal/database/demo-accounts';
import { signIn } from '@portal/local-stack/sign-in';
import { inject } from 'vitest';
import {
  type CheckedRow,
  isWritten,
  toCheckedRows,
  withoutDoubles,
} from '../../src/features/alumni/import/checked-rows.ts';
import {
  describeColumns,
  guessMapping,
  leftOutTexts,
  type Mapping,
  mappingProblem,
} from '../../src/features/alumni/import/columns/guess-columns.ts';
import { findHeadings } from '../../src/features/alumni/import/columns/headings.ts';
import { toRecords } from '../../src/features/alumni/import/columns/to-records.ts';
import { readFile } from '../../src/features/alumni/import/read/read-file.ts';
import { FileRefusal } from '../../src/features/alumni/import/read/refusal.ts';
import { initialOptions as options } from '../../src/features/alumni/import/use-import.ts';

const folder = new URL('files/', import.meta.url);
const turn = async () => undefined;
const cache = createQueryClient({ onError: () => undefined });

export async function signInAsAdmin() {
  configureBackend({ url: inject('portalUrl'), publishableKey: inject('publishableKey') });
  sessionStore.setItem(sessionKey, JSON.stringify(await signIn(demoAccounts.admin)));
}

/** The ids of all alumni, page by page. */
async function alumniIds(): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = db().from('alumni').select('id').order('id');
    const { data } = await page.range(ids.length, ids.length + 199).throwOnError();
    ids.push(...data.map(({ id }) => id));
    if (data.length < 200) return ids;
  }
}

type Stored = Record<string, string | null>;

/** The rows with these ids, by the names of the import's fields. */
async function storedRows(ids: readonly string[]): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (let first = 0; first < ids.length; first += 50) {
    const page = ids.slice(first, first + 50);
    const { data } = await db().rpc('alumni_records', { ids: page }).throwOnError();
    stored.push(...(data as unknown as Stored[]));
  }
  return stored.map(({ full_name = null, phone_number = null, ...row }) => ({
    ...row,
    name: full_name,
    phone: phone_number,
  }));
}

/** What has become of a list: what the admin was told, the rows of the check, and who was stored. */
export interface Imported {
  sentences: string[];
  checked: CheckedRow[];
  stored: Stored[];
}

/** The columns as guessed; where the screen asks, those of the headings. */
function chosenMapping(mapping: Mapping, columns: ReturnType<typeof describeColumns>, ask: object) {
  if (!mappingProblem(mapping)) return mapping;
  const fields = {
    'Nama lengkap': 'name',
    Angkatan: 'entry_year',
    'Tahun lulus': 'graduation_year',
  };
  const chosen = Object.entries(ask).flatMap(([label, heading]) => {
    const column = columns.find((one) => one.heading === heading);
    const field = Object.entries(fields).find(([known]) => known === label)?.[1];
    return column && field ? [[field, column.index]] : [];
  });
  return { ...mapping, ...Object.fromEntries(chosen) };
}

/** Takes a file through the import as the admin's browser does, and back. */
export async function importList(name: string, ask: object = {}): Promise<Imported> {
  const signal = new AbortController().signal;
  const file = new Blob([readFileSync(new URL(name, folder))]);
  const table = await readFile(file, {}, signal).catch((error: unknown) => {
    if (error instanceof FileRefusal) return error.message;
    throw error;
  });
  if (typeof table === 'string') return { sentences: [table], checked: [], stored: [] };
  const headings = findHeadings(table.rows);
  const columns = describeColumns(table.rows, headings);
  const mapping = chosenMapping(guessMapping(table.rows, headings), columns, ask);
  const sentences = [...table.notes, ...leftOutTexts(columns, mapping)];
  const problem = mappingProblem(mapping);
  if (problem) return { sentences: [...sentences, problem], checked: [], stored: [] };

  const records = await toRecords(table.rows.slice(headings.data), mapping, turn);
  const rows = records.filter((record) => !record.problem);
  const checked = await cache.fetchQuery(
    importPlanQuery({
      id: name,
      rows,
      options,
      withoutDoubles: (doubles) => withoutDoubles(rows, doubles),
      toChecked: (plan) => toCheckedRows(records, plan, turn),
      onProgress: () => undefined,
    }),
  );
  const before = new Set(await alumniIds());
  const outcome = await runImport(name, checked);
  const stored = await storedRows((await alumniIds()).filter((id) => !before.has(id)));
  await cache.getMutationCache().build(cache, importMutations.undo()).execute(outcome.id);
  return { sentences, checked, stored };
}

async function runImport(name: string, checked: readonly CheckedRow[]): Promise<ImportOutcome> {
  const run = cache.getMutationCache().build(cache, importMutations.run());
  const outcome = await run.execute({
    file: { name, size: 1 },
    fingerprint: '0'.repeat(64),
    options,
    leftOut: {},
    rows: checked
      .filter(isWritten)
      .flatMap(({ sent, fingerprint }) => (sent ? [{ ...sent, fingerprint }] : [])),
  });
  if (outcome.error) throw outcome.error;
  return outcome;
}
