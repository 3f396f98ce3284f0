import { isApiError } from './api-error.ts';

/** For `.catch()`: no row (PGRST116) answers with the given value. Any other 404 stays an error. */
export function whenRowIsMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!isApiError(error) || error.code !== 'PGRST116') throw error;
    return value;
  };
}

/** For `.catch()`: a table, or a function that reads it, that is not installed (42P01, PGRST205, PGRST202) answers with the given value. */
export function whenTableIsMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    const isMissing =
      isApiError(error) && (error.kind === 'missing-table' || error.code === 'PGRST202');
    if (!isMissing) throw error;
    console.warn(`Tabel belum tersedia: ${error.cause}`);
    return value;
  };
}
