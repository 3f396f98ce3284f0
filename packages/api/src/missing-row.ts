import { ApiError } from './api-error.ts';

/** For a change that found no row: somebody else has deleted it meanwhile. */
export function missingRow(): ApiError {
  return new ApiError('Data ini sudah dihapus.', { kind: 'not-found', code: '', status: 404 });
}
