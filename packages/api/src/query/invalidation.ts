import type { QueryClient } from '@portal/api/query';

type Key = readonly unknown[];

/**
 * Reads what is shown under a key again, after a change. A first read that is still under way may have been answered before the
 * change; invalidation alone would wait for it and take its answer for the new state.
 */
export async function cancelAndInvalidate(cache: QueryClient, queryKey: Key): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}

interface Context {
  client: QueryClient;
}

/**
 * Options of a write after which these keys are read again, even after a failure: a write without an answer may have been done.
 * The write does not wait for the reads.
 */
export function invalidatesWhenSettled(...keys: readonly Key[]) {
  return {
    onSettled: (_data: unknown, _error: unknown, _sent: unknown, _shown: unknown, on: Context) => {
      for (const key of keys) void cancelAndInvalidate(on.client, key);
    },
  };
}

/** The same for a write that counts as pending until the reads are answered. */
export function awaitsReadsWhenSettled(key: Key) {
  return {
    onSettled: (_data: unknown, _error: unknown, _sent: unknown, _shown: unknown, on: Context) =>
      cancelAndInvalidate(on.client, key),
  };
}

/** Options of a write that counts as pending until the key is read again; after a failure nothing is read. */
export function awaitsReadsOnSuccess(key: Key) {
  return {
    onSuccess: (_data: unknown, _sent: unknown, _shown: unknown, on: Context) =>
      cancelAndInvalidate(on.client, key),
  };
}
