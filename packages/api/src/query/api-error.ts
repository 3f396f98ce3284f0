export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'session-expired'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'missing-table'
  | 'server'
  | 'unknown';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** Code of PostgreSQL or PostgREST; empty when the server gave none. */
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/** What went wrong, in our words. `message` is the server's; its details and hints are dropped on purpose. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: string;
  readonly status: number;

  constructor(message: string, { kind, code, status }: ApiErrorFacts) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.status = status;
  }
}

/** By name and not by `instanceof`: every area carries its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

/** The service has decided against it. Anything else (no answer, half an answer) may have been done all the same. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/**
 * Asking again may help. A time-out does not count: the person has already waited ten seconds for the verdict.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'server' || error.kind === 'rate-limited';
}

/** The same code that the database functions `save_site_configurations` and `save_alumni_item` raise. */
const versionConflictCode = 'PT409';

/** A write named a version or a status that the stored row no longer has: the row was changed or deleted meanwhile. */
export function versionConflict(): ApiError {
  return new ApiError('Data ini diubah atau dihapus di tempat lain.', {
    kind: 'conflict',
    code: versionConflictCode,
    status: 409,
  });
}

/** Whether the row was changed or deleted, only reading it again can tell. A duplicate is a conflict too, but not this one. */
export function isVersionConflict(error: unknown): boolean {
  return isApiError(error) && error.code === versionConflictCode;
}
