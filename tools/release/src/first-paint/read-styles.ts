import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { SiteFolder } from '../site-folder.ts';
import type { Style } from './compose-page.ts';

const styleLink = /<link[^>]*href="([^"]+\.css)"[^>]*>/g;
const reference = /url\((["']?)(?!data:|https?:|\/)([^)"']+)\1\)/g;

/** The style sheets of the shell's page and of a route, for inlining. */
export async function readStyles(site: SiteFolder, template: string, preload: string[]) {
  const own = [...template.matchAll(styleLink)].map(([, url = '']) => url);
  const urls = [...own, ...preload.filter((url) => url.endsWith('.css'))];
  return Promise.all(urls.map((url) => readStyle(site, url)));
}

async function readStyle(site: SiteFolder, url: string): Promise<Style> {
  const css = await readFile(join(site.root, url), 'utf8');
  // The style loader names it relative to `/shell/<build>/` or `/areas/<name>/<build>/`.
  const file = url.slice(url.indexOf('static/'));
  return { file, url, css: withAbsoluteUrls(css, posix.dirname(url)) };
}

/** In the page, URLs relative to the style sheet would be wrong. */
function withAbsoluteUrls(css: string, folder: string): string {
  return css.replace(reference, (_, _quote, path: string) => `url(${posix.join(folder, path)})`);
}
