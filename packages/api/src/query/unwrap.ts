import { ApiError, versionConflict } from './api-error.ts';
import { type ApiErrorKind, errorText } from './error-text.ts';

interface Refusal {
  message: string;
  code?: string | null;
}

/** The part of a PostgREST answer that matters here. */
type Answer<T> =
  | { data: T; error: null; status: number; count: number | null }
  | { data: null; error: Refusal; status: number; count: number | null };

const kindByCode: Record<string, ApiErrorKind> = {
  '42501': 'forbidden',
  '42P01': 'missing-table',
  '42703': 'missing-column',
  PGRST202: 'missing-column',
  PGRST204: 'missing-column',
  PGRST205: 'missing-table',
  PGRST116: 'not-found',
  PGRST301: 'session-expired',
  PGRST302: 'session-expired',
  PGRST303: 'session-expired',
  '23505': 'conflict',
  '40001': 'conflict',
  '22P02': 'invalid',
  '23502': 'invalid',
  '23503': 'invalid',
  '23514': 'invalid',
  '57014': 'timeout',
};

const kindByStatus: Record<number, ApiErrorKind> = {
  400: 'invalid',
  401: 'session-expired',
  403: 'forbidden',
  404: 'not-found',
  406: 'not-found',
  408: 'timeout',
  409: 'conflict',
  413: 'too-large',
  422: 'invalid',
  429: 'rate-limited',
};

/** How a request fails without an answer; anything else is a fault of a script, and the connection is not to blame. */
const lostConnection = /Failed to fetch|AbortError|aborted|Loading (CSS )?chunk/;

/** The status is 0 when there was no answer. */
export function errorKind({ message, code }: Refusal, status: number): ApiErrorKind {
  // Whatever the code: 401 says that the request came without a valid session, even with 42501.
  if (status === 401) return 'session-expired';
  if (status === 0) return kindWithoutAnswer(message);
  // Half an answer, or a page of a proxy.
  if (status < 300) return 'unreadable';
  return kindByCode[code ?? ''] ?? kindByStatus[status] ?? (status >= 500 ? 'server' : 'unknown');
}

function kindWithoutAnswer(message: string): ApiErrorKind {
  if (/timed out|TimeoutError/.test(message)) return 'timeout';
  return lostConnection.test(message) ? 'network' : 'unknown';
}

function toApiError(refusal: Refusal, status: number): ApiError {
  const facts = { kind: errorKind(refusal, status), code: refusal.code ?? '', status };
  return new ApiError(errorText(refusal.message, facts.kind, facts.code), facts, refusal.message);
}

/** The data of an answer, or an `ApiError` thrown. */
export function unwrap<T>(answer: Answer<T>): T {
  if (answer.error) throw toApiError(answer.error, answer.status);
  return answer.data;
}

/**
 * For a write that names the version or the status which it changes and selects what it has written; also for an insert that
 * ignores a duplicate id. No row means that the write found nothing to change: throws a version conflict.
 */
export function unwrapWritten(answer: Answer<unknown[]>): void {
  if (unwrap(answer).length === 0) throw versionConflict();
}

/** For requests with `count: 'exact'`: the rows of this page and the number of all. */
export function unwrapCounted<T>(answer: Answer<T[]>): { rows: T[]; total: number } {
  const rows = unwrap(answer);
  return { rows, total: answer.count ?? rows.length };
}

/** For head requests, which carry a count and no rows. */
export function unwrapCount(answer: Answer<unknown>): number {
  unwrap(answer);
  // An answer without a count is incomplete, and must not be read as zero.
  if (answer.count === null) throw toApiError({ message: 'no count' }, answer.status);
  return answer.count;
}
