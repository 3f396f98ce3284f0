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

/** Resolves once the reads are answered, or wait for the connection: no button may wait with them. */
async function answeredOrPaused(cache: QueryClient, queryKey: Key): Promise<void> {
  let stop = () => {};
  const paused = new Promise<void>((resolve) => {
    stop = cache.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchStatus === 'paused') resolve();
    });
  });
  await Promise.race([paused, cancelAndInvalidate(cache, queryKey)]);
  stop();
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
    onSettled: (
      _data: unknown,
      _error: Error | null,
      _sent: unknown,
      _shown: unknown,
      on: Context,
    ) => {
      for (const key of keys) void cancelAndInvalidate(on.client, key);
    },
  };
}

/** The same for a write that, once it has succeeded, counts as pending until the first of the keys is read again. */
export function awaitsReadsWhenSettled(awaited: Key, ...others: readonly Key[]) {
  return {
    onSettled: (
      _data: unknown,
      error: Error | null,
      _sent: unknown,
      _shown: unknown,
      on: Context,
    ) => {
      for (const key of others) void cancelAndInvalidate(on.client, key);
      const isRead = answeredOrPaused(on.client, awaited);
      return error ? undefined : isRead;
    },
  };
}

/** Options of a write that counts as pending until the first of the keys is read again; after a failure nothing is read. */
export function awaitsReadsOnSuccess(awaited: Key, ...others: readonly Key[]) {
  const { onSettled } = awaitsReadsWhenSettled(awaited, ...others);
  return {
    onSuccess: (data: unknown, sent: unknown, shown: unknown, on: Context) =>
      onSettled(data, null, sent, shown, on),
  };
}
