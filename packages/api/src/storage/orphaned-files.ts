import { db, loadSupabase } from '@portal/api/client';
import { queryOptions } from '@portal/api/query';
import { unwrap } from '../query/unwrap.ts';
import { bucketName } from './public-files.ts';

const mostAtOnce = 50;

async function removeOrphans(): Promise<void> {
  const orphans = unwrap(await db().rpc('orphaned_files').limit(mostAtOnce));
  if (orphans.length === 0) return;
  const { storage } = await loadSupabase();
  const { error } = await storage.from(bucketName).remove(orphans.map(({ name }) => name));
  if (error) throw error;
}

/**
 * Removes files that no row holds any more: what changed rows have given up, and uploads that were never saved for a day
 * (decision 75). Only the database knows them, and never names one that is in use. Quiet: what stays is swept the next time.
 */
export async function sweepOrphanedFiles(): Promise<void> {
  try {
    await removeOrphans();
  } catch (error) {
    console.warn('Orphaned files wait for the next sweep:', error);
  }
}

/** The same as a read, for a page that sweeps when it is opened, at most every ten minutes. */
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
