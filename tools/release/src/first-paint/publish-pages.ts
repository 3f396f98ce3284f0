import { fork } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { containerName } from '@portal/federation';
import type { RegisteredArea, Registry } from '@portal/federation/registry';
import { publishCompressed } from '../hosting/publish-compressed.ts';
import { readRegistry } from '../registry-file.ts';
import { nameSite } from '../root-files.ts';
import { type SiteFolder, shellName } from '../site-folder.ts';
import { composePage, fillInBackend, type RenderedPage } from './compose-page.ts';
import { readStyles } from './read-styles.ts';
import type { RenderJob } from './render-pages.ts';

/** The URL in the rendered pages, replaced by the mark for the portal's own URL. */
const placeholderSite = 'https://site.invalid';
const hasHeading = /<h1[\s>]/;

/**
 * Writes an HTML file with the first paint of each public page, rendered by the bundles of shell and areas. A page keeps the shell's
 * plain HTML when its area has no such bundle, or when it shows no heading before it knows the user.
 * @returns the paths that have an HTML file
 */
export async function publishPages(site: SiteFolder, shellBuild: string): Promise<string[]> {
  const registry = await readRegistry(site);
  const template = nameSite(await readFile(site.page, 'utf8'));
  const rendered = await renderPublicPages(site, shellBuild, registry);
  const written: string[] = [];
  for (const area of registry.areas) {
    for (const route of area.routes) {
      const page = rendered[route.path];
      if (!page || !hasHeading.test(page.html)) continue;
      const styles = await readStyles(site, template, route.preload);
      const html = composePage({ template, rendered: page, styles, area, route });
      const named = nameSite(html.replaceAll(placeholderSite, '{{site}}'));
      await publishCompressed(site.pageOf(route.path), fillInBackend(named, registry.backend));
      written.push(route.path);
    }
  }
  await removeOthers(site.pages, new Set(written.map(site.pageOf)));
  const reads = Object.entries(rendered).map(([path, page]) => [path, page.reads]);
  await publishCompressed(site.pageReads, JSON.stringify(Object.fromEntries(reads)));
  return written;
}

async function renderPublicPages(site: SiteFolder, shellBuild: string, registry: Registry) {
  const bundleOf = (name: string, build: string) =>
    join(site.build(name, build), 'prerender/index.mjs');
  const shellBundle = bundleOf(shellName, shellBuild);
  const areas: RegisteredArea[] = [];
  for (const area of registry.areas) {
    if (await exists(bundleOf(area.name, area.build))) areas.push(area);
  }
  if (areas.length === 0 || !(await exists(shellBundle))) return {};
  return render({
    shellBundle,
    areaBundles: Object.fromEntries(
      areas.map(({ name, build }) => [`${containerName(name)}/remote`, bundleOf(name, build)]),
    ),
    registry,
    paths: areas.flatMap(({ routes }) =>
      routes.filter(({ access }) => access === 'public').map(({ path }) => path),
    ),
    site: placeholderSite,
  });
}

async function render(job: RenderJob): Promise<Record<string, RenderedPage>> {
  const child = fork(fileURLToPath(new URL('./render-pages.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', TZ: 'Asia/Jakarta' },
  });
  child.send(job);
  const [pages] = await Promise.race([
    once(child, 'message') as Promise<[Record<string, RenderedPage>]>,
    once(child, 'exit').then(([code]): never => {
      throw new Error(`The first paint of the pages could not be rendered (exit ${code}).`);
    }),
  ]);
  return pages;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A page that is no longer rendered must not stay with the code of an old release in it. */
async function removeOthers(folder: string, written: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    if (!written.has(path.replace(/\.(br|gz)$/, ''))) await rm(path);
  }
}
