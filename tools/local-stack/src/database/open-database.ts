import type { FileStore } from '../backend/file-store.ts';
import type { Database } from './database.ts';
import { openFolderDatabase } from './folder-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { prepareDatabase, type Report } from './preparation.ts';
import { openMemoryDatabase } from './snapshot.ts';

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** Opens the database of a stack: created, migrated and seeded. */
export async function openDatabase(
  { dataDir, databaseUrl }: Place,
  files: FileStore,
  report: Report,
): Promise<Database> {
  if (databaseUrl) {
    return prepareDatabase(await openPostgresDatabase(databaseUrl), files, report);
  }
  return dataDir === 'memory'
    ? openMemoryDatabase(report)
    : openFolderDatabase(dataDir, files, report);
}
