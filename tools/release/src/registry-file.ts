import { join } from 'node:path';
import type { AreaDescription } from '@portal/federation/descriptions';
import {
  parseArea,
  parseRegistry,
  type RegisteredArea,
  type Registry,
} from '@portal/federation/registry';
import { publishCompressed } from './hosting/publish-compressed.ts';
import { readJson, type SiteFolder } from './site-folder.ts';

/** Makes `build` the live one of an area: one atomic edit of `registry.json`, and then of its copy. */
export async function flipArea(site: SiteFolder, name: string, build: string) {
  const registry = nameBackend(await readRegistry(site));
  const area = await describeBuild(site, name, build);
  const others = registry.areas.filter((known) => known.name !== name);
  const areas = [...others, area].sort((a, b) => a.name.localeCompare(b.name));
  const text = `${JSON.stringify({ ...registry, areas }, null, 2)}\n`;
  await publishCompressed(site.registry, text);
  await publishCompressed(site.registryCopy, text);
}

/** The registry; where it cannot be used, its copy, as the shell does. */
export async function readRegistry(site: SiteFolder): Promise<Registry> {
  const stored = (await readStored(site.registry)) ?? (await readStored(site.registryCopy));
  return stored ?? { backend: null, areas: [] };
}

async function readStored(path: string): Promise<Registry | undefined> {
  try {
    return parseRegistry(await readJson(path));
  } catch {
    return undefined;
  }
}

/** A hosted portal sets its backend by environment; the local stack fills in its own when it serves the file. */
function nameBackend(registry: Registry): Registry {
  const { PORTAL_BACKEND_URL: url, PORTAL_PUBLISHABLE_KEY: publishableKey } = process.env;
  return url && publishableKey ? { ...registry, backend: { url, publishableKey } } : registry;
}

/** What browsers need of the descriptor that the area's build wrote, with paths of the site for its relative URLs. */
async function describeBuild(
  site: SiteFolder,
  name: string,
  build: string,
): Promise<RegisteredArea> {
  const description = parseArea(await readJson(join(site.build(name, build), 'area.json')));
  const { needs: _needs, ...area } = description as AreaDescription;
  const url = (file: string) => site.url(name, build, file);
  return {
    ...area,
    entry: url(area.entry),
    integrity: Object.fromEntries(
      Object.entries(area.integrity).map(([file, hash]) => [url(file), hash]),
    ),
    routes: area.routes.map(({ page: _page, indexed: _indexed, ...route }) => ({
      ...route,
      preload: route.preload.map(url),
    })),
  };
}
