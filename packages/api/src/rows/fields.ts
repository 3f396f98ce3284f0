import { asObject, listOf } from './stored-value.ts';

/** Each field of an item: the column that holds it, and its reader. */
export type Fields = Readonly<
  Record<string, readonly [column: string, read: (stored: unknown) => unknown]>
>;

/** What the fields make of a row. */
export type Item<F extends Fields> = { -readonly [Name in keyof F]: ReturnType<F[Name][1]> };

/** A row with the columns of the fields: one that was read without a column does not compile. */
export type RowOf<F extends Fields> = { readonly [Name in keyof F as F[Name][0]]: unknown };

export function readFields<F extends Fields>(fields: F, row: RowOf<F> | null | undefined): Item<F> {
  const stored = asObject(row);
  const values = Object.entries(fields).map(([name, [column, read]]) => [
    name,
    read(stored[column]),
  ]);
  return Object.fromEntries(values) as Item<F>;
}

/** Reads a row as an item; null for a row without an id. */
export function itemReader<F extends Fields>(fields: F) {
  return (row: RowOf<F> | null): Item<F> | null =>
    typeof asObject(row).id === 'string' ? readFields(fields, row) : null;
}

/** Reads a part of a JSON answer as a row: the compiler knows nothing of it, and `readFields` takes nothing for granted. */
export function ofJson<Row, Item>(toItem: (row: Row) => Item) {
  return (stored: unknown): Item => toItem(stored as Row);
}

/** Reads a JSON value as an entry with these fields. */
export function entryOf<F extends Fields>(fields: F) {
  return (stored: unknown): Item<F> => readFields(fields, asObject(stored) as RowOf<F>);
}

/** Reads a JSON list of such entries. */
export function entriesOf<F extends Fields>(fields: F) {
  return listOf(entryOf(fields));
}
