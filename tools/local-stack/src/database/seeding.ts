import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDatabase } from '@portal/database/seed';
import { contentTypeOf } from '@portal/release/hosting';
import type { FileStore, StoredFile } from '../backend/file-store.ts';
import { describeFile } from '../backend/storage-adapter.ts';
import { seedFilesDir } from '../paths.ts';
import type { Session } from './database.ts';

const bucket = 'public-files';

export interface SeedFile {
  path: string;
  file: StoredFile;
}

/** Fills an empty database with the demo data and its pictures. */
export async function seed({ query }: Session, files: FileStore): Promise<void> {
  await seedDatabase(query);
  const pictures = await readSeedFiles();
  await storeSeedFiles(files, pictures);
  for (const { path, file } of pictures) {
    await query(
      `insert into storage.objects (id, bucket_id, name, version, metadata)
       values ($1, $2, $3, $4, $5::text::jsonb) on conflict (bucket_id, name) do nothing`,
      [randomUUID(), bucket, path, randomUUID(), JSON.stringify(describeFile(file))],
    );
  }
}

/** Stores the bytes of the pictures without touching the database. */
export async function storeSeedFiles(files: FileStore, pictures: SeedFile[]): Promise<void> {
  await Promise.all(pictures.map(({ path, file }) => files.write(`${bucket}/${path}`, file)));
}

export async function readSeedFiles(): Promise<SeedFile[]> {
  return Promise.all((await listSeedFiles()).map(readSeedFile));
}

async function readSeedFile(path: string): Promise<SeedFile> {
  const source = join(seedFilesDir, path);
  const file = {
    bytes: await readFile(source),
    contentType: contentTypeOf(path) ?? 'application/octet-stream',
    cacheControl: 'max-age=3600',
    lastModified: (await stat(source)).mtime,
  };
  return { path, file };
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
