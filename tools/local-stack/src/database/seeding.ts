import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDatabase } from '@portal/database/seed';
import { contentTypeOf } from '@portal/release/hosting';
import type { FileStore } from '../backend/file-store.ts';
import { describeFile } from '../backend/storage-adapter.ts';
import { seedFilesDir } from '../paths.ts';
import type { Session } from './database.ts';

const bucket = 'public-files';

/** Fills an empty database with the demo data and its pictures. */
export async function seed({ query }: Session, files: FileStore): Promise<void> {
  await seedDatabase(query);
  for (const path of await listSeedFiles()) {
    const file = await storeSeedFile(files, path);
    await query(
      `insert into storage.objects (id, bucket_id, name, version, metadata)
       values ($1, $2, $3, $4, $5::text::jsonb) on conflict (bucket_id, name) do nothing`,
      [randomUUID(), bucket, path, randomUUID(), JSON.stringify(describeFile(file))],
    );
  }
}

/** Stores the bytes of the pictures without touching the database. */
export async function storeSeedFiles(files: FileStore): Promise<void> {
  await Promise.all((await listSeedFiles()).map((path) => storeSeedFile(files, path)));
}

async function storeSeedFile(files: FileStore, path: string) {
  const source = join(seedFilesDir, path);
  const file = {
    bytes: await readFile(source),
    contentType: contentTypeOf(path) ?? 'application/octet-stream',
    cacheControl: 'max-age=3600',
    lastModified: (await stat(source)).mtime,
  };
  await files.write(`${bucket}/${path}`, file);
  return file;
}

async function listSeedFiles(): Promise<string[]> {
  const entries = await readdir(seedFilesDir, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(seedFilesDir.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
