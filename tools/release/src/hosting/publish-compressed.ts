import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishFile } from '../site-folder.ts';
import { compress, encodings, suffixOf } from './compression.ts';
import { contentTypeOf, isText } from './content-types.ts';

/** Replaces a file. Compressed forms of a text are written first, so that a newer text never has older ones. */
export async function publishCompressed(path: string, content: string | Buffer) {
  await writeCompressed(path, Buffer.from(content));
  await publishFile(path, content);
}

/** Writes the compressed forms of every text beside it. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return compressFolder(path);
      return writeCompressed(path, await readFile(path));
    }),
  );
}

async function writeCompressed(path: string, content: Buffer) {
  if (!isText(contentTypeOf(path) ?? '')) return;
  await Promise.all(
    encodings.map(async (encoding) =>
      publishFile(path + suffixOf[encoding], await compress(content, encoding, 'release')),
    ),
  );
}
