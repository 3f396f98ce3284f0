import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { AreaDescription, ShellDescription } from '@portal/federation/descriptions';
import { foreignValues } from '@portal/federation/foreign-values';
import {
  parseArea,
  parseRegistry,
  type RegisteredArea,
  type Registry,
} from '@portal/federation/registry';
import * as z from 'zod/mini';
import type { ReleaseLog } from './release-log.ts';
import { readSettings } from './settings.ts';
import { readJson, type SiteFolder, shellName } from './site-folder.ts';

/** What the site would serve: the live builds of a log, and what each says of itself. */
export interface Portal {
  log: ReleaseLog;
  registry: Registry;
  shell: LiveShell | undefined;
  areas: LiveArea[];
}
/** Has no description if the build was made before shells described themselves. */
export interface LiveShell {
  build: string;
  description?: ShellDescription;
  fault?: string;
}
export interface LiveArea {
  registered: RegisteredArea;
  /** Absent for areas that were released on another origin. */
  description?: AreaDescription;
  /** Why the description cannot be used. */
  fault?: string;
}

const textOf = (kind: keyof typeof foreignValues) => z.string().check(z.regex(foreignValues[kind]));
const needs = z.record(
  z.string(),
  z.object({
    range: z.string(),
    builtWith: textOf('version'),
    names: z.record(z.string(), z.string()),
  }),
);
const checkedPart = z.object({
  // Of other origins are only areas that were released there.
  entry: textOf('ownFile'),
  integrity: z.record(textOf('ownFile'), z.string()),
  needs: z.optional(needs),
  migration: z.optional(textOf('migration')),
  routes: z.array(
    z.object({
      preload: z.array(textOf('ownFile')),
      page: z.optional(textOf('ownFile')),
      indexed: z.optional(z.boolean()),
    }),
  ),
});
const shellSchema = z.object({
  build: textOf('build'),
  contracts: z.array(z.number()),
  migration: z.optional(textOf('migration')),
  provides: z.record(
    z.string(),
    z.object({ version: textOf('version'), names: z.array(z.string()) }),
  ),
});

/** The portal that a log describes. An area whose files are damaged keeps its element of the registry. */
export async function readPortal(site: SiteFolder, log: ReleaseLog): Promise<Portal> {
  const stored = await readRegistry(site);
  const foreign = stored.areas
    .filter(({ name }) => !log[name])
    .map((registered): LiveArea => ({ registered }));
  const released = Object.entries(log).flatMap(([name, { current }]) =>
    name === shellName || current === null ? [] : [{ name, build: current }],
  );
  const own = await Promise.all(
    released.map(({ name, build }) => {
      const known = stored.areas.find((area) => area.name === name && area.build === build);
      return readArea(site, name, build, known);
    }),
  );
  const areas = [...foreign, ...own].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const registered = areas.map((area) => area.registered).filter(({ entry }) => entry);
  const registry = { ...readSettings(stored), areas: registered };
  const shellBuild = log[shellName]?.current;
  const shell = shellBuild ? await readShell(site, shellBuild) : undefined;
  return { log, registry, shell, areas };
}

function nameOf({ registered }: LiveArea): string {
  return registered.name;
}

/** The registry; where it cannot be used, its copy, as the shell does. */
async function readRegistry(site: SiteFolder): Promise<Registry> {
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

async function readArea(
  site: SiteFolder,
  name: string,
  build: string,
  known: RegisteredArea | undefined,
): Promise<LiveArea> {
  try {
    const description = await readDescription(join(site.build(name, build), 'area.json'));
    if (description.name !== name) throw new Error(`it describes ${description.name}`);
    if (description.build !== build) throw new Error(`it describes build ${description.build}`);
    return { registered: asRegistered(site, description), description };
  } catch (error) {
    const nothing = { name, build, contract: 0, entry: '', integrity: {}, routes: [] };
    return { registered: known ?? nothing, fault: messageOf(error) };
  }
}

/** @throws where the file is missing or has another shape */
async function readDescription(file: string): Promise<AreaDescription> {
  const text = await readJson(file);
  checkedPart.parse(text);
  return parseArea(text);
}

/** What browsers need of the description, with paths of the site for its relative URLs. */
function asRegistered(site: SiteFolder, description: AreaDescription): RegisteredArea {
  const { needs: _needs, migration: _migration, ...area } = description;
  const url = (file: string) => site.url(area.name, area.build, file);
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

async function readShell(site: SiteFolder, build: string): Promise<LiveShell> {
  try {
    await access(join(site.build(shellName, build), 'index.html'));
    const text = await readJson(join(site.build(shellName, build), 'shell.json'));
    return { build, ...(text !== undefined && { description: shellSchema.parse(text) }) };
  } catch (error) {
    return { build, fault: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
