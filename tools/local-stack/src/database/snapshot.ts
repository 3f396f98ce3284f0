import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemoryFileStore } from '../backend/file-store.ts';
import { rootDir, snapshotDir, supabaseDir } from '../paths.ts';
import { rememberBaseline } from './baseline.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts';
import { prepareDatabase, type Report } from './preparation.ts';

/**
 * The demo database in memory. Creating it takes seconds, so a snapshot is stored for each state of the sources
 * and loaded afterwards.
 */
export async function openMemoryDatabase(report: Report): Promise<EmbeddedDatabase> {
  const path = join(snapshotDir, `${await fingerprint()}.tar`);
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes) return openEmbeddedDatabase({ snapshot: new Blob([new Uint8Array(bytes)]) });

  const database = await openEmbeddedDatabase();
  await prepareDatabase(database, createMemoryFileStore(), report);
  await rememberBaseline(database);
  await keepSnapshot(path, await database.pglite.dumpDataDir('none'));
  return database;
}

async function keepSnapshot(path: string, dump: Blob): Promise<void> {
  await mkdir(snapshotDir, { recursive: true });
  const old = await readdir(snapshotDir);
  await Promise.all(old.map((file) => rm(join(snapshotDir, file), { force: true })));
  // Renamed when complete: other test workers may open it at the same time.
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, path).catch(() => undefined);
}

/** Hash of everything that the snapshot depends on, including the day, since the dates of events depend on it. */
async function fingerprint(): Promise<string> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format();
  const hash = createHash('sha256').update(today);
  hash.update(await readFile(join(rootDir, 'pnpm-workspace.yaml')));
  const folders = [
    join(supabaseDir, 'migrations'),
    join(supabaseDir, 'seed'),
    import.meta.dirname,
    join(import.meta.dirname, '../gateway'),
  ];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      hash.update(path).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
