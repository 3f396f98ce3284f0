import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { messageOf, StackError } from '../stack-error.ts';

/** Checks that the folder can be written to. @throws StackError when it cannot */
export async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StackError(
      `The data folder ${dataDir} cannot be written to (${messageOf(error)}); check who owns it.`,
    );
  }
}
