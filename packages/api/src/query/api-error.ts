import type { ApiErrorKind } from './error-text.ts';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** Code of PostgreSQL or PostgREST; empty when the server gave none. */
  code: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
}

/**
 * A failed request. `message` is what people read; what the server said is the `cause`, for the console. Its details and hints are
 * dropped, since they may carry rows.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: string;
  readonly status: number;

  constructor(message: string, { kind, code, status }: ApiErrorFacts, cause = message) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.status = status;
  }
}

/** By name and not by `instanceof`: every area carries its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'kind' in error;
}

/** The service has refused the request. After any other error (no answer, half an answer) it may have been carried out. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/**
 * A retry may help. A timeout does not count: the user has already waited ten seconds for it.
 */
export function isTransient(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.kind === 'network' || error.kind === 'server' || error.kind === 'rate-limited';
}

/** Two requests waited for one another, and PostgreSQL has ended this one: nothing of it was written. */
export function isDeadlock(error: unknown): boolean {
  return isApiError(error) && error.code === '40P01';
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

/** Only reading the row again tells whether it was changed or deleted. A duplicate is a conflict too, but not of versions. */
export function isVersionConflict(error: unknown): boolean {
  return isApiError(error) && error.code === versionConflictCode;
}
