import type { SheetColumn } from '../../../export/csv.ts';
import { toXlsx } from '../../../export/xlsx.ts';
import { fieldNames, importFields } from './columns/fields.ts';

const example = fieldNames.map((field) => importFields[field].example);

/** A workbook with the headings that the import knows best, and one example, which it leaves out. */
export function importTemplate(signal: AbortSignal): Promise<Blob> {
  const columns = fieldNames.map(
    (field, place): SheetColumn<readonly string[]> => ({
      title: importFields[field].title,
      text: (row) => row[place] ?? '',
      isTyped: true,
    }),
  );
  return toXlsx(columns, [example], { signal, onProgress: () => undefined });
}

export const isTemplateExample = (cells: readonly string[]) =>
  cells.length > 2 && cells.every((cell, place) => cell === example[place]);
