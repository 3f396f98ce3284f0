import { cleanText } from '../text/index.ts';

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
