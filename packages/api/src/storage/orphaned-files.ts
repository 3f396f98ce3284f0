import { db, loadSupabase } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { bucketName } from './public-files.ts';

const maxAtOnce = 50;

async function removeOrphans(): Promise<void> {
  const orphans = unwrap(await db().rpc('orphaned_files').limit(maxAtOnce));
  if (orphans.length === 0) return;
  const { storage } = await loadSupabase();
  const { error } = await storage.from(bucketName).remove(orphans.map(({ name }) => name));
  if (error) throw error;
}

/**
 * Removes files that no row holds a day after their upload, whether they were replaced or never saved. Only the database knows
 * them, and it never names one that is in use. A failure is not reported: the next sweep removes what stayed.
 */
export async function sweepOrphanedFiles(): Promise<void> {
  try {
    await removeOrphans();
  } catch (error) {
    console.warn('Orphaned files wait for the next sweep:', error);
  }
}

/** The sweep as a query, for a page that sweeps when it is opened, at most every ten minutes. */
export function fileSweepQuery() {
  return queryOptions({
    queryKey: ['file-sweep'] as const,
    queryFn: async () => {
      await sweepOrphanedFiles();
      return null;
    },
    staleTime: 600_000,
  });
}
