import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './hosting/content-types.ts';
import { publishCompressed } from './hosting/publish-compressed.ts';
import { type SiteFolder, shellName } from './site-folder.ts';

const addressMark = '{{site}}';
const textFile = /\.(txt|xml)$/;

/** Fills in the portal's own origin: link previews and search engines take no relative URLs. */
export function fillInAddress(text: string, address: string): string {
  return text.replaceAll(addressMark, address);
}

/** A hosted portal sets its origin by environment; the local stack fills in its own when it serves the file. */
export function nameSite(text: string): string {
  return fillInAddress(text, process.env.PORTAL_SITE_URL || addressMark);
}

/** Files with fixed names at the root of the site, for search engines and link previews. */
export async function publishRootFiles(site: SiteFolder, build: string) {
  const folder = join(site.build(shellName, build), 'site-root');
  for (const name of await filesIn(folder)) {
    const content = await readFile(join(folder, name));
    const published = textFile.test(name) ? nameSite(content.toString()) : content;
    await publishCompressed(join(site.root, name), published);
  }
}

/** Without the compressed forms, which each release writes again. Builds from before they existed have no such folder. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(contentTypeOf);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
