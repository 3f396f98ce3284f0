import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { importColumnsKey } from '@portal/api/storage-keys';
import type { TableRow } from '../read/table-rows.ts';
import { fieldNames, namePartNames } from './fields.ts';
import type { Mapping } from './guess-columns.ts';
import { type Headings, headingTexts } from './headings.ts';

/** So many sets of headings are remembered. */
const most = 10;

const readAll = (): Readonly<Record<string, unknown>> =>
  Object(readStoredJson('localStorage', importColumnsKey));

const keyOf = (rows: readonly TableRow[], headings: Headings) =>
  headingTexts(rows, headings).join('\n');

/** What this browser took from a file with the same headings; null for none. */
export function recallMapping(rows: readonly TableRow[], headings: Headings): Mapping | null {
  const stored = readAll()[keyOf(rows, headings)];
  if (!stored) return null;
  const entries = Object.entries(stored).filter(
    ([field, column]) =>
      [...fieldNames, ...namePartNames].some((name) => name === field) && Number.isInteger(column),
  );
  return Object.fromEntries(entries);
}

export function rememberMapping(
  rows: readonly TableRow[],
  headings: Headings,
  mapping: Mapping,
): void {
  const key = keyOf(rows, headings);
  if (!key) return;
  const { [key]: _, ...others } = readAll();
  const kept = Object.entries({ [key]: mapping, ...others }).slice(0, most);
  writeStored('localStorage', importColumnsKey, JSON.stringify(Object.fromEntries(kept)));
}
