import { readFileSync } from 'node:fs';
import {
  type CheckedRow,
  isWritten,
  toCheckedRows,
  withoutDoubles,
} from '../../../apps/admin/src/features/alumni/import/checked-rows.ts';
import {
  describeColumns,
  guessMapping,
  leftOutTexts,
  type Mapping,
  mappingProblem,
} from '../../../apps/admin/src/features/alumni/import/columns/guess-columns.ts';
import { findHeadings } from '../../../apps/admin/src/features/alumni/import/columns/headings.ts';
import { toRecords } from '../../../apps/admin/src/features/alumni/import/columns/to-records.ts';
import { readFile } from '../../../apps/admin/src/features/alumni/import/read/read-file.ts';
import { FileRefusal } from '../../../apps/admin/src/features/alumni/import/read/refusal.ts';
import {
  type SentRow,
  toFileDoubles,
  toPlannedRows,
} from '../../../packages/api/src/alumni-import/import.model.ts';
import {
  rowsAtOnce,
  toOptions,
  toRow,
} from '../../../packages/api/src/alumni-import/import.queries.ts';
import type { Portal } from '../portal.ts';
import { type ImportRow, importSteps } from '../records/import-steps.ts';

const folder = new URL('files/', import.meta.url);
const options = toOptions({
  status: 'verified',
  isListed: false,
  onlyCompletes: false,
  isTitleCased: true,
});
const toImportRow = (row: SentRow) => toRow(row) as unknown as ImportRow;
const turn = async () => undefined;

/** What has become of a list: what the admin was told, the rows of the check, and who was stored. */
export interface Imported {
  sentences: string[];
  checked: CheckedRow[];
  stored: Record<string, string | null>[];
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
export async function importList(
  portal: Portal,
  name: string,
  ask: object = {},
): Promise<Imported> {
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
  const steps = importSteps(portal);
  const rows = records.filter((record) => !record.problem);
  const doubles = toFileDoubles(await steps.doubles(rows.map(toImportRow)));
  const sent = withoutDoubles(rows, doubles);
  const planned = toPlannedRows(await steps.preview(sent.map(toImportRow), options));
  const checked = await toCheckedRows(records, { sent, doubles, planned }, turn);

  const before = await portal.sql('select id from public.alumni');
  const id = await steps.start(options, name);
  const toImport = checked.filter(isWritten);
  for (let first = 0; first < toImport.length; first += rowsAtOnce) {
    const batch = toImport.slice(first, first + rowsAtOnce);
    const batchRows = batch.flatMap(({ sent: row }) => (row ? [toImportRow(row)] : []));
    await steps.apply(id, first / rowsAtOnce, batchRows, batch);
  }
  await steps.finish(id);
  const stored = await portal.sql(
    `select full_name as name, nim, email, phone_number as phone, entry_year, graduation_year, concentration, thesis_title,
       internship_place, company, job_title, location, linkedin_url, website_url
     from public.alumni where id <> all ($1)`,
    [before.map((row) => row.id)],
  );
  await steps.undo(id);
  return { sentences, checked, stored: stored as Imported['stored'] };
}
