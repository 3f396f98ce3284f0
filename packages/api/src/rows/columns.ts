import { cleanText } from '../text/index.ts';
import type { Fields, Item } from './fields.ts';

/** `jobTitle` becomes `job_title`. */
type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : '';

type Columns<Fields> = { [Field in keyof Fields & string as ColumnName<Field>]: string | null };

/** `jobTitle` becomes `job_title`. */
export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The texts of a form as columns; a text that was left empty becomes null. */
export function toColumns<Fields extends { readonly [Field in keyof Fields]: string }>(
  fields: Fields,
): Columns<Fields> {
  const columns = Object.entries<string>(fields).map(([field, text]) => [
    columnName(field),
    cleanText(text) || null,
  ]);
  return Object.fromEntries(columns) as Columns<Fields>;
}

/**
 * What `readFields` reads, as it is written: a text that was left empty becomes null, although its type stays that of the field. A
 * picture is written by `storedPicture` beside it.
 */
export function writeFields<F extends Fields>(fields: F, item: Item<F>) {
  const columns = Object.entries(fields).map(([name, [column]]) => {
    const value = item[name];
    return [column, typeof value === 'string' ? cleanText(value) || null : value];
  });
  return Object.fromEntries(columns) as { [Name in keyof F as F[Name][0]]: Item<F>[Name] };
}
