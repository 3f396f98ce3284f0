/**
 * Readers for what the database holds: a value of the wrong shape becomes a default instead of an error. Plain
 * functions and no schema library, which would cost every visitor 8 kB.
 */
type Stored = Record<string, unknown>;

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON value as an object; an empty one stands for anything else. */
export function asObject(value: unknown): Stored {
  return isObject(value) ? value : {};
}

/** The compiler knows the columns of such a row; their values stay unknown until a reader has checked them. */
export type StoredRow<Row> = { readonly [Column in keyof Row]?: unknown };

/** A row of a table or function as the service answers it: a misspelt column does not compile. */
export function asRow<Row extends object>(row: Row | null | undefined): StoredRow<Row> {
  return isObject(row) ? row : {};
}

/** To the admin a wrong answer must not look like an empty table. */
export function asRowList<Row>(rows: readonly Row[]): readonly Row[] {
  if (!Array.isArray(rows)) throw new TypeError('The rows of a table are no list');
  return rows;
}

export function asText(value: unknown, fallback = ''): string {
  return typeof value === 'string' ? value : fallback;
}

/** Reads a text; anything else becomes the fallback. */
export function textOr(fallback: string) {
  return (value: unknown): string => asText(value, fallback);
}

/** Reads one of these values; anything else becomes the fallback. */
export function oneOf<const Value>(values: readonly Value[], fallback: NoInfer<Value>) {
  return (stored: unknown): Value => values.find((value) => value === stored) ?? fallback;
}

export function asFlag(value: unknown): boolean {
  return value === true;
}

export function asOptionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export function asCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** What the reader makes of each entry; entries that it reads as null are left out, the others stay. */
export function asList<Entry, T>(value: readonly Entry[], read: (entry: Entry) => T | null): T[];
export function asList<T>(value: unknown, read: (entry: unknown) => T | null): T[];
export function asList<T>(value: unknown, read: (entry: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => read(entry) ?? []);
}

/** The same as a reader of lists. */
export function listOf<T>(read: (entry: unknown) => T | null): (value: unknown) => T[];
export function listOf<Entry, T>(
  read: (entry: Entry) => T | null,
): (value: readonly Entry[]) => T[];
export function listOf<T>(read: (entry: unknown) => T | null) {
  return (value: unknown) => asList(value, read);
}
