import { pathToFileURL } from 'node:url';
import { prerenderGlobal } from '@portal/federation/first-paint';
import type { RenderedPage } from './compose-page.ts';

/** The message that the release sends to this process. It answers with the pages by path. */
export interface RenderJob {
  shellBundle: string;
  /** By the name of the module that the area exposes. */
  areaBundles: Record<string, string>;
  registry: unknown;
  paths: string[];
  /** The URL of the site, for meta tags. */
  site: string;
}

interface ShellBundle {
  sharedModules: object;
  prerender: (
    registry: unknown,
    path: string,
    areas: Record<string, unknown>,
    site: string,
  ) => Promise<RenderedPage>;
}
interface AreaBundle {
  App: unknown;
}

// A page that only redirects warns that a static router cannot.
console.warn = () => {};

// A process of its own, because `prerender` defines a global `window`.
process.once('message', async (job: RenderJob) => {
  process.send?.(await renderPages(job));
  process.disconnect();
});

async function renderPages({ shellBundle, areaBundles, registry, paths, site }: RenderJob) {
  const shell = await load<ShellBundle>(shellBundle);
  Object.assign(globalThis, { [prerenderGlobal]: shell.sharedModules });
  const areas: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(areaBundles)) {
    areas[name] = (await load<AreaBundle>(file)).App;
  }
  const pages: Record<string, RenderedPage> = {};
  for (const path of paths) pages[path] = await shell.prerender(registry, path, areas, site);
  return pages;
}

async function load<Bundle>(file: string): Promise<Bundle> {
  return import(pathToFileURL(file).href);
}
