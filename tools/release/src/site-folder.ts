import {
  access,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The served folder, the same in development, tests and production:
 * `index.html`, `registry.json` and its copy, `shell/<build>/…`, `areas/<name>/<build>/…`, `releases.json`, which keeps the order of
 * releases, and files with fixed names (`robots.txt`, `sitemap.xml`, the picture of link previews). Compressed forms (`.br`, `.gz`)
 * lie beside every text, and three files tell hosts the headers of each answer.
 */
export type SiteFolder = ReturnType<typeof siteFolder>;

export const shellName = 'shell';

export const registryPath = '/registry.json';
/** As the last release wrote it, for when the registry is broken. */
export const registryCopyPath = '/registry-copy.json';
export const releasesPath = '/releases.json';

export function siteFolder(root: string) {
  const base = (name: string) => (name === shellName ? shellName : `areas/${name}`);
  return {
    root,
    registry: join(root, registryPath),
    registryCopy: join(root, registryCopyPath),
    releases: join(root, releasesPath),
    /** Held while a command changes the site. */
    lock: join(root, 'release.lock'),
    build: (name: string, build: string) => join(root, base(name), build),
    url: (name: string, build: string, file: string) => `/${base(name)}/${build}/${file}`,
  };
}

type Prepare = (folder: string) => Promise<void>;

/** Puts a folder in place in one step: readers see all of it or nothing. An existing one never changes. */
export async function publishFolder(from: string, to: string, prepare: Prepare) {
  if (await exists(to)) return;
  const incoming = `${to}.incoming`;
  await rm(incoming, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await assertPlain(from);
  await cp(from, incoming, { recursive: true });
  await prepare(incoming);
  await rename(incoming, to);
}

/** @throws where a build holds more than files and folders of its own: a link would publish what it leads to on this machine */
async function assertPlain(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || (entry.isFile() && (await lstat(path)).nlink === 1)) continue;
    throw new Error(`${path} is neither a file nor a folder: a build holds no links.`);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Replaces a file in one step. */
export async function publishFile(path: string, content: string | Buffer) {
  const incoming = `${path}.incoming`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(incoming, content);
  await rename(incoming, path);
}

/** @returns undefined when there is no such file */
export async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${path} is not readable as JSON`, { cause: error });
  }
}
