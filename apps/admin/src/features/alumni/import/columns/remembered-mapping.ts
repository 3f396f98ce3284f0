import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { importColumnsKey } from '@portal/api/storage-keys';
import type { TableRow } from '../read/table-rows.ts';
import { fieldNames, namePartNames } from './fields.ts';
import type { Mapping } from './guess-columns.ts';
import { type Headings, headingTexts } from './headings.ts';

/** So many sets of headings are remembered. */
const most = 10;

function readAll(): (readonly [headings: unknown, mapping: unknown])[] {
  const stored = readStoredJson('localStorage', importColumnsKey);
  return Array.isArray(stored)
    ? stored.flatMap((entry) => (Array.isArray(entry) ? [[entry[0], entry[1]]] : []))
    : [];
}

const keyOf = (rows: readonly TableRow[], headings: Headings) =>
  headingTexts(rows, headings).join('\n');

/** What this browser took from a file with the same headings; null for none. */
export function recallMapping(rows: readonly TableRow[], headings: Headings): Mapping | null {
  const key = keyOf(rows, headings);
  const stored = key && readAll().find(([headings]) => headings === key)?.[1];
  if (!stored) return null;
  const entries = Object.entries(Object(stored)).filter(
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
  const others = readAll().filter(([headings]) => headings !== key);
  writeStored(
    'localStorage',
    importColumnsKey,
    JSON.stringify([[key, mapping], ...others].slice(0, most)),
  );
}
