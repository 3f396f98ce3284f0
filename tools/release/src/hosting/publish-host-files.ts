import { readFile } from 'node:fs/promises';
import { publishFile, type SiteFolder } from '../site-folder.ts';
import { contentPolicy } from './content-policy.ts';
import { caddyFile, headersFile, redirectsFile } from './host-files.ts';
import { pathsOfPages } from './known-pages.ts';

/** Writes what hosts need to know. The policy follows from page and registry, so every release writes it again. */
export async function publishHostFiles(site: SiteFolder, ownPages: readonly string[]) {
  const [page = '', registry] = await Promise.all([site.page, site.registry].map(readText));
  const policy = contentPolicy(page, registry);
  await publishFile(site.headers, headersFile(policy));
  const paths = pathsOfPages(registry);
  await publishFile(site.redirects, redirectsFile({ own: ownPages, all: paths }));
  await publishFile(site.caddy, caddyFile(policy, paths));
  await publishFile(site.missingPage, page);
}

/** Before the first release of the shell, or of an area, one of the two is missing. */
function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}
