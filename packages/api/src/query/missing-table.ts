import { isApiError } from './api-error.ts';

/** For `.catch()`: a table that is not installed (42P01, PGRST205) answers with the given value. */
export function whenTableIsMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!isApiError(error) || error.kind !== 'missing-table') throw error;
    console.warn(`Tabel belum tersedia: ${error.message}`);
    return value;
  };
}
