import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AreaDescription, ShellDescription } from '@portal/federation/descriptions';
import { parseRegistry } from '@portal/federation/registry';
import { releaseApp, rollbackApp, withdrawArea } from '../src/release-app.ts';
import { readReleaseLog } from '../src/release-log.ts';
import { siteFolder } from '../src/site-folder.ts';

type Route = Partial<AreaDescription['routes'][number]> & { path: string };
interface AreaBuild extends Partial<Omit<AreaDescription, 'routes'>> {
  routes?: Route[];
  /** The code of the area's bundle for Node, which exports `App`. */
  bundle?: string;
  /** The code of its page. */
  page?: string;
}

interface ShellBuild extends Partial<ShellDescription> {
  /** The code of the shell's bundle for Node; the empty text for none. */
  bundle?: string;
}

/** As the shell's bundle: it renders what the area's `App` returns for the path, or a frame where it gets none. */
const shellBundle = `export const sharedModules = {};
export async function prerender(registry, path, areas, site) {
  const [App] = Object.values(areas);
  const isFrame = !App && path !== '/404.html';
  const page = isFrame ? '<p>Frame</p>' : '<h1>' + (App ? App(path) : 'Not found') + '</h1>';
  const links = registry.areas.flatMap(({ routes }) => routes).map(({ path }) => path).join(' ');
  return { html: page + '<nav>' + links + '</nav><a href="' + site + '">', reads: [], isFrame };
}`;

/** A site in a temporary folder, and releases of builds that are written as they are wanted. */
export async function createSampleSite({ isHosted = false, site: named = '' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
  const site = siteFolder(named || join(folder, 'site'));
  const progress: string[] = [];
  const options = {
    root: folder,
    site: site.root,
    isHosted,
    onProgress: (line: string) => progress.push(line),
  };

  const writeBuild = async (name: string, build: string, files: Record<string, string>) => {
    const output = join(folder, 'built', name, build);
    const all = { 'build.json': JSON.stringify({ name, build }), ...files };
    for (const [file, text] of Object.entries(all)) {
      await mkdir(dirname(join(output, file)), { recursive: true });
      await writeFile(join(output, file), text);
    }
    return output;
  };
  const writeArea = async (name: string, build: string, area: AreaBuild = {}) => {
    const { routes = [{ path: `/${name}` }], bundle, page = '', ...rest } = area;
    const description: AreaDescription = {
      name,
      build,
      contract: 1,
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': 'sha384-x' },
      routes: routes.map((route) => ({
        page: 'start',
        access: 'public',
        preload: ['start.1.js'],
        ...route,
      })),
      ...rest,
    };
    return writeBuild(name, build, {
      'area.json': JSON.stringify(description),
      'remoteEntry.js': '',
      'start.1.js': page,
      ...(bundle && { 'prerender/index.mjs': bundle }),
    });
  };
  const writeShell = (build: string, { bundle = shellBundle, ...description }: ShellBuild = {}) =>
    writeBuild('shell', build, {
      'index.html': `<html><head><title data-initial>{{site}}</title><script>boot()</script></head><body><div id="root"></div>${build}</body></html>`,
      'shell.json': JSON.stringify({ build, contracts: [1, 0], provides: {}, ...description }),
      ...(bundle && { 'prerender/index.mjs': bundle }),
    });
  const release = (name: string, from: string) => releaseApp(name, { ...options, from });

  return {
    site,
    progress,
    writeArea,
    writeShell,
    release,
    releaseArea: async (name: string, build: string, area?: AreaBuild) =>
      release(name, await writeArea(name, build, area)),
    releaseShell: async (build: string, shell?: ShellBuild) =>
      release('shell', await writeShell(build, shell)),
    rollback: (name: string, build?: string) => rollbackApp(name, options, build),
    withdraw: (name: string) => withdrawArea(name, options),
    /** The live build of each area, as browsers read it. */
    live: async (file = site.registry) => {
      const { areas } = parseRegistry(JSON.parse(await readFile(file, 'utf8')));
      return Object.fromEntries(areas.map(({ name, build }) => [name, build]));
    },
    log: () => readReleaseLog(site),
    read: (path: string) => readFile(join(site.root, path), 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  };
}

export type SampleSite = Awaited<ReturnType<typeof createSampleSite>>;

/** What `App` of an area's bundle returns. */
export function bundleThatShows(text: string): string {
  return `export const App = (path) => ${JSON.stringify(text)} + path;`;
}
