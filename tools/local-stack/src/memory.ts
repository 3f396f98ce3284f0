import { totalmem } from 'node:os';
import { StackError } from './stack-error.ts';

const megabyte = 1024 * 1024;
/** The first start, which creates the database, takes 920 MB at most, later ones 540. */
const needed = 950 * megabyte;

/** Bytes that this process may use: of the machine, or of the container if that has less. */
export function availableMemory(): number {
  // 0 where nothing limits the process.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** @throws StackError when the embedded database would be killed in the midst of its work */
export function requireMemory(available: number): void {
  if (available >= needed) return;
  throw new StackError(
    `The portal may use ${Math.floor(available / megabyte)} MB of memory, and needs ${needed / megabyte} MB. Give it more and start again; the data are kept as they are.`,
  );
}
