import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { RegisteredArea, Registry } from '@portal/federation/registry';
import { composePage, readStyles, renderPaths, siteFolder } from '@portal/release';
import { ownPagePath } from '@portal/release/hosting';
import type { OneApp } from './build-one-app.ts';

/** The released area with the files of the application in the place of its own. */
export function asPartOf({ files }: OneApp, area: RegisteredArea): RegisteredArea {
  const [entry = area.entry] = files.index ?? [];
  const filesOf = (name: string) => files[name] ?? [];
  return {
    ...area,
    entry,
    // The shell requires a hash for each entry, although none is loaded here: that of no file.
    integrity: { [entry]: `sha384-${'A'.repeat(64)}` },
    routes: area.routes.map((route) => ({
      ...route,
      // A page's chunk has the same name in both builds.
      preload: [area.name, ...route.preload.map((url) => basename(url, '.js'))].flatMap(filesOf),
    })),
  };
}

interface Site {
  folder: string;
  url: string;
  app: OneApp;
  registry: Registry;
  /** The paths whose own HTML contains a first paint. */
  paths: readonly string[];
}

/** The HTML of the application. */
export async function writePages({ folder, url, app, registry, paths }: Site): Promise<void> {
  const page = await readFile(app.page, 'utf8');
  const template = page.replace(/(["'`])registry\1/, () => asText(registry));
  await writeFile(join(folder, 'registry.json'), '{ "backend": null, "areas": [] }');
  await writeFile(join(folder, 'index.html'), template);
  if (paths.length === 0) return;
  const job = { shellBundle: app.prerender, registry, paths: [...paths], site: url };
  const { pages, failures } = await renderPaths(job);
  if (failures.size > 0) throw new Error(`Not rendered: ${[...failures].join('; ')}`);
  const routes = registry.areas.flatMap((area) => area.routes.map((route) => ({ area, route })));
  for (const { area, route } of routes) {
    const rendered = pages.get(route.path);
    if (!rendered) continue;
    const preload = rendered.isFrame ? [] : route.preload;
    const styles = await readStyles(siteFolder(folder), template, preload);
    // The main script is in the page already, and no file of the application has a hash.
    const withoutEntry = { ...area, entry: '', integrity: {} };
    const html = composePage({ template, rendered, styles, page: { area: withoutEntry, route } });
    const file = join(folder, ownPagePath(route.path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** JSON as the text of a literal in a script. */
function asText(registry: Registry): string {
  return JSON.stringify(JSON.stringify(registry)).replaceAll('<', '\\u003c');
}
