import { unwrap } from '../query/unwrap.ts';
import { versionConflict } from '../query/version-conflict.ts';

/**
 * For a write that names the version it changes (`update … id and version`) and selects what it has written; also for an
 * insert that ignores a duplicate id. No row means that the write found nothing to change: throws a version conflict.
 */
export function unwrapWritten(answer: Parameters<typeof unwrap<unknown[]>>[0]): void {
  if (unwrap(answer).length === 0) throw versionConflict();
}
