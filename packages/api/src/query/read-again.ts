import type { QueryClient } from '@portal/api/query';

/**
 * Reads what is shown of a key anew, after a change. A first read that is still under way may have been answered before the change;
 * invalidation alone would wait for it and take its answer for the new state.
 */
export async function readAgain(cache: QueryClient, queryKey: readonly string[]): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}
