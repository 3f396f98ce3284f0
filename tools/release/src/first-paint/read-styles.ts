import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SiteFolder } from '../site-folder.ts';
import type { Style } from './compose-page.ts';

const styleLink = /<link[^>]*href="([^"]+\.css)"[^>]*>/g;
const reference = /url\((["']?)(?!data:|https?:|\/)([^)"']+)\1\)/g;

/** The style sheets of the shell's page and of a route, to stand in its HTML. `bases` are the folders of the builds. */
export async function readStyles(site: SiteFolder, template: string, preload: string[]) {
  const own = [...template.matchAll(styleLink)].map(([, url = '']) => url);
  const urls = [...own, ...preload.filter((url) => url.endsWith('.css'))];
  return Promise.all(urls.map((url) => readStyle(site, url)));
}

async function readStyle(site: SiteFolder, url: string): Promise<Style> {
  const css = await readFile(join(site.root, url), 'utf8');
  // Below `/shell/<build>/` or `/areas/<name>/<build>/`, which is how the loader of styles names it.
  const file = url.slice(url.indexOf('static/'));
  return { file, url, css: withFullAddresses(css, posix.dirname(url)) };
}

/** What the sheet names relative to itself it could not find from the page. */
function withFullAddresses(css: string, folder: string): string {
  return css.replace(reference, (_, _quote, path: string) => `url(${posix.join(folder, path)})`);
}
