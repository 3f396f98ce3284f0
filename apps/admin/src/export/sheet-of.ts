import { type AdminField, type FieldTable, shortLabel, textOf } from '../form/field-table.ts';
import { type SheetColumn, sheetDate, sheetTime } from './csv.ts';

/** A column for each field that has one, in the order of the table. */
export function sheetOf<Row extends object>(table: FieldTable<Row>): SheetColumn<Row>[] {
  const names = Object.keys(table) as (keyof Row & string)[];
  return names.flatMap((name) => {
    const field: AdminField = table[name];
    const { sheet = shortLabel(field), kind, said } = field;
    if (sheet === false) return [];
    const text = (row: Row) => (said ? said(row) : cellText(field, row[name]));
    const isDate = kind === 'date' || kind === 'moment';
    if (!isDate && kind !== 'number') return { title: sheet, text };
    return { title: sheet, text, type: isDate ? 'date' : 'number' } as const;
  });
}

function cellText(field: AdminField, value: unknown): string {
  const text = String(value ?? '');
  switch (field.kind) {
    case 'date':
      return sheetDate(text);
    case 'moment':
      return sheetTime(text);
    case 'number':
    case 'picture':
      return text;
    default:
      return textOf(field, value);
  }
}
