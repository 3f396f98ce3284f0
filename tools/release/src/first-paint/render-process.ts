import { pathToFileURL } from 'node:url';
import { prerenderGlobal } from '@portal/federation/first-paint';
import type { RenderedPage } from './compose-page.ts';

/** The message that the release sends to this process. */
export interface RenderJob {
  shellBundle: string;
  /** Absent where the shell renders its frames alone. */
  areaBundle?: string;
  /** The module that the area exposes. */
  exposed?: string;
  registry: unknown;
  paths: string[];
  /** The URL of the site, for meta tags. */
  site: string;
}

/** What this process answers, for each path. */
export type RenderAnswer =
  | { path: string; state: 'started' }
  | { path: string; state: 'rendered'; page: RenderedPage }
  | { path: string; state: 'failed'; reason: string };

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

// A page that only redirects logs a warning, since a static router cannot navigate.
console.warn = () => {};

// A process of its own, because `prerender` defines a global `window`, and because an area may do anything.
process.once('message', async (job: RenderJob) => {
  for (const path of job.paths) {
    await answer({ path, state: 'started' });
    try {
      await answer({ path, state: 'rendered', page: await renderPage(job, path) });
    } catch (error) {
      await answer({ path, state: 'failed', reason: describe(error) });
    }
  }
  process.disconnect();
});

async function renderPage(job: RenderJob, path: string): Promise<RenderedPage> {
  const shell = await load<ShellBundle>(job.shellBundle);
  Object.assign(globalThis, { [prerenderGlobal]: shell.sharedModules });
  const { areaBundle, exposed = '' } = job;
  const areas = areaBundle ? { [exposed]: (await load<AreaBundle>(areaBundle)).App } : {};
  return shell.prerender(job.registry, path, areas, job.site);
}

/** The error and where it was thrown, in the sources: `at HomePage (src/features/home/home-page.tsx:12:5)`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => line.trim().startsWith('at '));
  const named = place?.trim().replace(/webpack:\/\/[^/]*\/(\.{1,2}\/)*/, '');
  return `${error.message}${named ? ` (${named})` : ''}`;
}

/** Waits until the message is out: on disconnecting, one that a busy release has not taken yet would be lost. */
function answer(message: RenderAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}

async function load<Bundle>(file: string): Promise<Bundle> {
  return import(pathToFileURL(file).href);
}
