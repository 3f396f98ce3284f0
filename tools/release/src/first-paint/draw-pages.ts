import { pathToFileURL } from 'node:url';
import type { DrawnPage } from './compose-page.ts';

/** Sent to this process by the release. */
export interface DrawOrder {
  shellBundle: string;
  /** By the name of the module that the area exposes. */
  areaBundles: Record<string, string>;
  registry: unknown;
  paths: string[];
  /** The address that stands in the pages. */
  site: string;
}

interface ShellBundle {
  sharedModules: object;
  prerender: (
    registry: unknown,
    path: string,
    areas: Record<string, unknown>,
    site: string,
  ) => Promise<DrawnPage>;
}
interface AreaBundle {
  App: unknown;
}

// A page that only leads elsewhere says that it cannot here.
console.warn = () => {};

// A process of its own: what is drawn here finds a `window`, which the release must not.
process.once('message', async (order: DrawOrder) => {
  process.send?.(await drawPages(order));
  process.disconnect();
});

async function drawPages({ shellBundle, areaBundles, registry, paths, site }: DrawOrder) {
  const shell = await load<ShellBundle>(shellBundle);
  Object.assign(globalThis, { portalShared: shell.sharedModules });
  const areas: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(areaBundles)) {
    areas[name] = (await load<AreaBundle>(file)).App;
  }
  const pages: Record<string, DrawnPage> = {};
  for (const path of paths) pages[path] = await shell.prerender(registry, path, areas, site);
  return pages;
}

async function load<Bundle>(file: string): Promise<Bundle> {
  return import(pathToFileURL(file).href);
}
