import type { PGlite } from '@electric-sql/pglite';

/**
 * Takes the parsers of arrays of whole rows from an embedded database. Nobody reads such arrays, they are two thirds of all parsers, and PGlite
 * copies its parsers for every statement, which takes longer than most statements.
 */
export async function forgetArraysOfRows(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ id: number }>(
    "select typarray as id from pg_type where typtype = 'c'",
  );
  for (const { id } of rows) delete driver.parsers[id];
}
