import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownPages } from './hosting/answer-headers.ts';
import { publishCompressed } from './hosting/publish-compressed.ts';
import {
  readJson,
  registryCopyPath,
  registryPath,
  releasesPath,
  type SiteFolder,
} from './site-folder.ts';

/** The content of every file that names live builds, by its path. */
export type SiteFiles = Map<string, string | Buffer>;

/** First what is live, then what follows from it. */
const order = [releasesPath, registryPath, registryCopyPath, '/index.html'];
const planFile = 'plan.json';

interface Plan {
  /** Pages of former releases. */
  removed: string[];
  /** Hashes of the log before and after: a plan that was left behind by accident must not undo later releases. */
  logs: string[];
}

/**
 * Replaces what names live builds. The new files are written into a folder beside the others; its new name decides, and then each
 * moves to its place. A process that is killed before leaves the site as it was, and one that is killed in between leaves the rest
 * to the next command. Pages that are not in `files` are removed; files that stay the same are left alone.
 */
export async function flip(site: SiteFolder, files: SiteFiles): Promise<void> {
  const draft = join(site.root, '.draft');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const [path, content] of files) {
    const live = await readFile(join(site.root, path)).catch(() => undefined);
    if (live?.equals(Buffer.from(content))) continue;
    await publishCompressed(join(draft, path), content);
  }
  const pages = (await filesBelow(join(site.root, ownPages))).map((file) => ownPages + file);
  const plan: Plan = {
    removed: pages.filter((path) => !files.has(path.replace(/\.(br|gz)$/, ''))),
    logs: [await logOf(site), hash(files.get(releasesPath) ?? '')],
  };
  await writeFile(join(draft, planFile), JSON.stringify(plan));
  await rename(draft, flipFolder(site));
  await finishFlip(site);
}

/** Completes the flip of a process that was killed. */
export async function finishFlip(site: SiteFolder): Promise<void> {
  const folder = flipFolder(site);
  const plan = (await readJson(join(folder, planFile))) as Plan | undefined;
  if (plan?.logs.includes(await logOf(site))) {
    const paths = (await filesBelow(folder)).filter((path) => path !== `/${planFile}`);
    for (const path of paths.sort((a, b) => rank(a) - rank(b) || b.length - a.length)) {
      await mkdir(dirname(join(site.root, path)), { recursive: true });
      await rename(join(folder, path), join(site.root, path));
    }
    for (const path of plan.removed) await rm(join(site.root, path), { force: true });
  }
  await rm(folder, { recursive: true, force: true });
}

async function logOf(site: SiteFolder): Promise<string> {
  return hash(await readFile(site.releases).catch(() => ''));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function flipFolder(site: SiteFolder): string {
  return join(site.root, '.flip');
}

/** Compressed forms are longer, so they move first: a newer text never has older ones. */
function rank(path: string): number {
  const place = order.indexOf(path.replace(/\.(br|gz)$/, ''));
  return place < 0 ? order.length : place;
}

/** The paths of all files below a folder, beginning with a slash. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const isFile = (await stat(join(folder, entry))).isFile();
    if (isFile) found.push(`/${entry.replaceAll('\\', '/')}`);
  }
  return found;
}
