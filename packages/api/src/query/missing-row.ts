import { ApiError, isApiError } from './api-error.ts';

/** For a change that found no row: somebody else has deleted it meanwhile. */
export function missingRow(): ApiError {
  return new ApiError('Data ini sudah dihapus.', { kind: 'not-found', code: '', status: 404 });
}

/** For `.catch()`: no row (PGRST116) answers with the given value. Any other 404 is no answer, and must not look like none. */
export function whenRowIsMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (!isApiError(error) || error.code !== 'PGRST116') throw error;
    return value;
  };
}
