import { ApiError, isApiError } from './api-error.ts';

/** The same code that `save_site_configurations` raises. */
const conflictCode = 'PT409';

/** Somebody saved the row meanwhile, or deleted it: only a look at the stored row tells which. */
export function isVersionConflict(error: unknown): boolean {
  return isApiError(error) && error.code === conflictCode;
}

export function versionConflict(): ApiError {
  return new ApiError('Data ini diubah atau dihapus di tempat lain.', {
    kind: 'conflict',
    code: conflictCode,
    status: 409,
  });
}
