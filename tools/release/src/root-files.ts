import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './hosting/content-types.ts';
import type { Portal } from './portal.ts';
import { type SiteFolder, shellName } from './site-folder.ts';

const addressMark = '{{site}}';
const textFile = /\.(txt|xml)$/;

/** Fills in the portal's own origin: link previews and search engines take no relative URLs. */
export function fillInAddress(text: string, address: string): string {
  return text.replaceAll(addressMark, address);
}

/** A hosted portal has named its origin at a release; the local stack fills in its own when it serves the file. */
export function nameSite(text: string, address: string | undefined): string {
  return fillInAddress(text, address ?? addressMark);
}

/** Files with fixed names at the root of the site, for search engines and link previews, by path. */
export async function rootFiles(site: SiteFolder, portal: Portal) {
  const files = new Map<string, string | Buffer>();
  if (!portal.shell) return files;
  const folder = join(site.build(shellName, portal.shell.build), 'site-root');
  for (const name of await filesIn(folder)) {
    const content = await readFile(join(folder, name));
    const named = textFile.test(name)
      ? nameSite(content.toString(), portal.registry.site)
      : content;
    files.set(`/${name}`, named);
  }
  files.set('/robots.txt', nameSite(robots(portal), portal.registry.site));
  files.set('/sitemap.xml', nameSite(sitemap(portal), portal.registry.site));
  return files;
}

/** Without the compressed forms, which each release writes again. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter(contentTypeOf);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function robots(portal: Portal): string {
  const listed = listedPaths(portal);
  const hidden = routesOf(portal)
    .filter(({ access, indexed }) => access !== 'public' || indexed === false)
    .map(({ path }) => path);
  // A rule holds for everything below its path, and the longest rule decides.
  const exceptions = listed.filter((path) => hidden.some((above) => path.startsWith(above)));
  return [
    '# Everything public may be found. What belongs to one person is behind the sign-in and is not worth a visit.',
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path}`),
    ...exceptions.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${addressMark}/sitemap.xml`,
    '',
  ].join('\n');
}

function sitemap(portal: Portal): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!-- Pages, never people: no URL in here names an alumnus or a thesis. -->',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listedPaths(portal).map((path) => `  <url><loc>${addressMark}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function listedPaths(portal: Portal): string[] {
  return routesOf(portal)
    .filter(({ access, indexed }) => access === 'public' && indexed)
    .map(({ path }) => path);
}

/** As the areas describe them: the registry leaves out what browsers do not need. */
function routesOf({ areas }: Portal) {
  return areas.flatMap(({ registered, description }) =>
    (description ?? registered).routes.map(
      (route): { path: string; access: string; indexed?: boolean } => route,
    ),
  );
}
