import type { TableRow } from '../read/table-rows.ts';
import type { Turn } from '../read/turns.ts';
import { cleanValue, isSameAsAbove, isShortened, shared, yearOfTwo } from './clean-value.ts';
import { type FieldName, fieldNames, importFields, namePartNames } from './fields.ts';
import type { Mapping } from './guess-columns.ts';

export interface ImportRecord {
  /** The row of the spreadsheet, and where people find it if its number does not say so. */
  row: number;
  place?: string | undefined;
  values: Partial<Record<FieldName, string>>;
  /** Why the row cannot be sent, because of its NIM; null for most. */
  problem: string | null;
  /** What the admin should look at. */
  warning: string | null;
}

/** The rows of the file in our fields. Empty values are left out. */
export async function toRecords(
  rows: readonly TableRow[],
  mapping: Mapping,
  turn: Turn,
): Promise<ImportRecord[]> {
  const mapped = fieldNames.flatMap((field) => {
    const column = mapping[field];
    return column === undefined ? [] : [{ field, column, read: readerOf(field, mapping) }];
  });
  const records: ImportRecord[] = [];
  let above: ImportRecord['values'] = {};
  for (const { number, place, cells } of rows) {
    const values: ImportRecord['values'] = {};
    for (const { field, column, read } of mapped) {
      const cell = cells[column] ?? '';
      const value = isSameAsAbove(cell) ? shared.has(field) && above[field] : read(cell, cells);
      if (value) values[field] = value;
    }
    above = values;
    records.push({ row: number, place, values, problem: problemOf(values), warning: null });
    await turn();
  }
  return warnAboutShortNim(records);
}

const problemOf = ({ nim = '' }: ImportRecord['values']) =>
  isShortened(nim) ? `NIM “${nim}” sudah dibulatkan: simpan kolom NIM sebagai teks.` : null;

/** How the cell of a field is read: two fields may share a column, and a name may stand in several. */
function readerOf(field: FieldName, mapping: Mapping) {
  const { kind = 'text' } = importFields[field];
  const parts = namePartNames.flatMap((part) => mapping[part] ?? []);
  if (field === 'name' && parts.length > 0) {
    return (cell: string, cells: readonly string[]) =>
      [cell, ...parts.map((column) => cells[column] ?? '')].join(' ').trim();
  }
  return kind === 'year' && mapping.entry_year === mapping.graduation_year
    ? (cell: string) => yearOfTwo(field, cell)
    : (cell: string) => cleanValue(kind, cell);
}

/** A leading zero is easily lost; none is invented. */
function warnAboutShortNim(records: ImportRecord[]): ImportRecord[] {
  const counts = new Map<number, number>();
  for (const { values } of records) {
    const length = values.nim?.length ?? 0;
    if (length) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [usual] = [...counts].find(([, count]) => count > 0.6 * filled) ?? [0];
  const isShort = ({ nim = '' }: ImportRecord['values']) => /\d{3}/.test(nim) && nim.length < usual;
  return records.map((record) =>
    isShort(record.values)
      ? { ...record, warning: `NIM lebih pendek daripada yang lain (${usual} karakter).` }
      : record,
  );
}
