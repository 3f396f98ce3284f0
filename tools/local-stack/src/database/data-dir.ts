import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { messageOf, StackError } from '../stack-error.ts';

const megabyte = 1024 * 1024;
/** A new database with the demo data takes about 60 MB, and the log that PostgreSQL writes ahead some more. */
const needed = 150 * megabyte;

/** Checks that the folder can be written to and has room. @throws StackError when it cannot or has not */
export async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StackError(
      `The data folder ${dataDir} cannot be written to (${messageOf(error)}); check who owns it.`,
    );
  }
  const { bavail, bsize } = await statfs(dataDir);
  requireSpace(dataDir, bavail * bsize);
}

/** @throws StackError when PostgreSQL could not write safely with these free bytes */
export function requireSpace(dataDir: string, free: number): void {
  if (free >= needed) return;
  throw new StackError(
    `The disk of ${dataDir} is full: ${Math.floor(free / megabyte)} MB are free, and the portal needs ${needed / megabyte} MB. Free some space and start again; the data are kept as they are.`,
  );
}
