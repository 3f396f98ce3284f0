import { join } from 'node:path';
import { type RegisteredArea, type Registry, registrySchema } from '@portal/federation/registry';
import { publishFile, readJson, type SiteFolder } from './site-folder.ts';

/** Makes `build` the live one of an area: one atomic edit of `registry.json`, nothing else. */
export async function flipArea(site: SiteFolder, name: string, build: string) {
  const registry = await readRegistry(site);
  const area = await describeBuild(site, name, build);
  const others = registry.areas.filter((known) => known.name !== name);
  const areas = [...others, area].sort((a, b) => a.name.localeCompare(b.name));
  await publishFile(site.registry, `${JSON.stringify({ ...registry, areas }, null, 2)}\n`);
}

/** A hosted portal names its backend by environment; the local stack fills in its own address when it serves the file. */
async function readRegistry(site: SiteFolder): Promise<Registry> {
  const stored = await readJson(site.registry);
  const registry = stored ? registrySchema.parse(stored) : { backend: null, areas: [] };
  const { PORTAL_BACKEND_URL: url, PORTAL_PUBLISHABLE_KEY: publishableKey } = process.env;
  return url && publishableKey ? { ...registry, backend: { url, publishableKey } } : registry;
}

/** Reads the descriptor that the area's build wrote and makes its relative URLs paths of the site. */
async function describeBuild(
  site: SiteFolder,
  name: string,
  build: string,
): Promise<RegisteredArea> {
  const descriptor = await readJson(join(site.build(name, build), 'area.json'));
  const [area] = registrySchema.parse({ backend: null, areas: [descriptor] }).areas;
  if (!area) throw new Error(`The build ${build} of ${name} has no descriptor.`);
  const url = (file: string) => site.url(name, build, file);
  return {
    ...area,
    entry: url(area.entry),
    integrity: Object.fromEntries(
      Object.entries(area.integrity).map(([file, hash]) => [url(file), hash]),
    ),
    routes: area.routes.map((route) => ({ ...route, preload: route.preload.map(url) })),
  };
}
