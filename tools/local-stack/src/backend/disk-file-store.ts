import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { hasCode, StackError } from '../stack-error.ts';
import type { FileStore, StoredFile } from './file-store.ts';

type Description = Pick<StoredFile, 'contentType' | 'cacheControl'> & { lastModified: string };

/** Files below a folder, each beside a file with its metadata. */
export function createDiskFileStore(folder: string): FileStore {
  const locate = (path: string) => {
    const file = resolve(folder, path);
    if (!file.startsWith(folder + sep))
      throw new StackError(`"${path}" is no name of a stored file.`);
    return { file, description: `${file}.json` };
  };
  return {
    async read(path) {
      const { file, description } = locate(path);
      try {
        const [bytes, text] = await Promise.all([readFile(file), readFile(description, 'utf8')]);
        const { lastModified, ...rest } = JSON.parse(text) as Description;
        return { bytes, ...rest, lastModified: new Date(lastModified) };
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EISDIR')) return undefined;
        throw error;
      }
    },
    async write(path, { bytes, ...description }) {
      const place = locate(path);
      await mkdir(dirname(place.file), { recursive: true });
      await writeWhole(place.description, JSON.stringify(description));
      await writeWhole(place.file, bytes);
    },
    async remove(path) {
      const { file, description } = locate(path);
      await Promise.all([rm(file, { force: true }), rm(description, { force: true })]);
    },
  };
}

/** Written under another name first: a process that dies while writing leaves no incomplete file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.part`, content, { flush: true });
  await rename(`${path}.part`, path);
}
