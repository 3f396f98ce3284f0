import { join } from 'node:path';
import { type Lock, takeLock } from '@portal/release/lock';
import { StackError } from '../stack-error.ts';

/** Locks the data folder for this process. */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const lock = await takeLock(join(dataDir, 'stack.lock'));
  if (lock) return lock;
  throw new StackError(
    `The data in ${dataDir} is already in use by another running portal; stop that one first.`,
  );
}
