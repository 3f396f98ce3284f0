import { readStoredJson, writeStored } from '@portal/api/browser-storage';
import { exportChoiceKeyPrefix } from '@portal/api/storage-keys';
import type { SheetChoice } from '../table/list-source.ts';

/**
 * The last choice for a table in this browser, by default a workbook with all columns. The omitted columns are stored, not the chosen
 * ones, so that a column of a later release is exported.
 */
export function readExportChoice(table: string, columns: readonly string[]): SheetChoice {
  const { format, leftOut }: Partial<Record<'format' | 'leftOut', unknown>> = Object(
    readStoredJson('localStorage', exportChoiceKeyPrefix + table),
  );
  const chosen = columns.filter((title) => !Array.isArray(leftOut) || !leftOut.includes(title));
  return {
    format: format === 'csv' ? 'csv' : 'xlsx',
    columns: chosen.length > 0 ? chosen : columns,
  };
}

export function storeExportChoice(
  table: string,
  all: readonly string[],
  { format, columns }: SheetChoice,
) {
  const leftOut = all.filter((title) => !columns.includes(title));
  writeStored('localStorage', exportChoiceKeyPrefix + table, JSON.stringify({ format, leftOut }));
}
