import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { compress, type Encoding, suffixOf } from '@portal/release/hosting';
import { hasCode } from '../stack-error.ts';

export interface SiteFile {
  bytes: Buffer;
  tag: string;
}

/** Reads the released files; caches contents and compressed forms until the file changes. */
export function createSiteFiles(siteDir: string) {
  const kept = new Map<string, { stamp: string; file: Promise<SiteFile> }>();

  const keep = async (path: string, encoding: Encoding | undefined, stamp: string) => {
    const key = `${encoding ?? ''}:${path}`;
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.file;
    const file = encoding ? readCompressed(path, encoding) : readTagged(path);
    kept.set(key, { stamp, file });
    return file;
  };

  return {
    /** The file of a URL path, or nothing where there is none or it lies outside the site. */
    async read(urlPath: string, encoding?: Encoding): Promise<SiteFile | undefined> {
      const path = resolve(siteDir, `.${urlPath}`);
      if (!path.startsWith(siteDir + sep) || path.includes('\0')) return undefined;
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return keep(path, encoding, `${found.mtimeMs}-${found.size}`);
    },
  };
}

async function readTagged(path: string): Promise<SiteFile> {
  return withTag(await readFile(path));
}

async function readCompressed(path: string, encoding: Encoding): Promise<SiteFile> {
  try {
    return withTag(await readFile(path + suffixOf[encoding]));
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    return withTag(await compress(await readFile(path), encoding, 'answer'));
  }
}

export function withTag(bytes: Buffer): SiteFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  return { bytes, tag: `"${hash}"` };
}
