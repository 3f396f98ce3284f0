import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../backend/file-store.ts';
import { messageOf, StackError } from '../stack-error.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { prepareDatabase, type Report } from './preparation.ts';

/** The embedded database of a data folder, created at the first start and migrated at later ones. */
export async function openFolderDatabase(
  dataDir: string,
  files: FileStore,
  report: Report,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  if (!(await exists(folder))) {
    report('Creating the database …');
    await createFolder(folder, files, report);
  }
  return prepareDatabase(await openExisting(folder), files, report);
}

/** Created under another name until it is complete: an incomplete database would never open again. */
async function createFolder(folder: string, files: FileStore, report: Report): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const database = await openEmbeddedDatabase({ folder: draft });
  await prepareDatabase(database, files, report);
  await database.close();
  await rename(draft, folder);
}

async function openExisting(folder: string): Promise<EmbeddedDatabase> {
  const whole = await Promise.all(
    ['PG_VERSION', 'global/pg_control', 'base'].map((part) => exists(join(folder, part))),
  );
  const broken = (reason: string) =>
    new StackError(
      `The database in ${folder} cannot be opened (${reason}). Move the folder away before anything else, since it may still hold the data; then restore a copy, or start again with the demo data.`,
    );
  if (whole.includes(false)) throw broken('files are missing');
  try {
    return await openEmbeddedDatabase({ folder });
  } catch (error) {
    throw broken(messageOf(error).split('\n')[0] ?? 'unknown reason');
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
