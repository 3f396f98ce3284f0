import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishPages } from './first-paint/publish-pages.ts';
import { compressFolder, publishCompressed } from './hosting/publish-compressed.ts';
import { publishHostFiles } from './hosting/publish-host-files.ts';
import { flipArea } from './registry-file.ts';
import {
  afterRelease,
  buildBefore,
  type ReleaseLog,
  readReleaseLog,
  writeReleaseLog,
} from './release-log.ts';
import { nameSite, publishRootFiles } from './root-files.ts';
import { publishFolder, readJson, type SiteFolder, shellName, siteFolder } from './site-folder.ts';
import { buildApps, findAreas } from './workspace-apps.ts';

interface Options {
  root: string;
  site?: string;
  onProgress?: (line: string) => void;
}

/** Builds one app alone, writes its immutable folder and makes it live. @returns the build's id */
export async function releaseApp(name: string, options: Options): Promise<string> {
  const [build] = await releaseApps([name], options);
  if (!build) throw new Error(`${name} was not released.`);
  return build;
}

/** The same for shell and areas together; what has not changed is neither built nor released again. */
export async function releaseAll(options: Options): Promise<void> {
  await releaseApps(appNames(options.root), options);
}

/** Makes the build before the current one live again. Open pages keep their build. */
export async function rollbackApp(name: string, options: Options): Promise<string> {
  const site = siteOf(options);
  const log = await readReleaseLog(site);
  const build = buildBefore(log, assertApp(options.root, name));
  await flip(site, name, build);
  const builds = log[name]?.builds ?? [];
  const next = { ...log, [name]: { current: build, builds } };
  await writeReleaseLog(site, next);
  await renderPages(site, next);
  return build;
}

async function releaseApps(names: string[], options: Options): Promise<string[]> {
  const site = siteOf(options);
  for (const name of names) assertApp(options.root, name);
  await buildApps(options.root, names, options.onProgress ?? (() => {}));
  let log = await readReleaseLog(site);
  const builds: string[] = [];
  for (const name of names) {
    const build = await publishBuild(options.root, site, name);
    log = await makeLive(site, log, name, build);
    builds.push(build);
    options.onProgress?.(`${name}: build ${build} is live`);
  }
  await renderPages(site, log);
  return builds;
}

async function publishBuild(root: string, site: SiteFolder, name: string): Promise<string> {
  const output = join(root, 'apps', name, 'dist');
  const { build } = (await readJson(join(output, 'build.json'))) as { build: string };
  await publishFolder(output, site.build(name, build), compressFolder);
  return build;
}

async function makeLive(site: SiteFolder, log: ReleaseLog, name: string, build: string) {
  await flip(site, name, build);
  const next = log[name]?.current === build ? log : afterRelease(log, name, build);
  await writeReleaseLog(site, next);
  return next;
}

/** The HTML of the public pages contains code and first paint of shell and areas, so any release may change it. */
async function renderPages(site: SiteFolder, log: ReleaseLog) {
  const shellBuild = log[shellName]?.current;
  await publishHostFiles(site, shellBuild ? await publishPages(site, shellBuild) : []);
}

async function flip(site: SiteFolder, name: string, build: string) {
  if (name === shellName) await flipShell(site, build);
  else await flipArea(site, name, build);
}

async function flipShell(site: SiteFolder, build: string) {
  await publishRootFiles(site, build);
  const page = await readFile(join(site.build(shellName, build), 'index.html'), 'utf8');
  await publishCompressed(site.page, nameSite(page));
}

function siteOf({ root, site }: Options): SiteFolder {
  return siteFolder(site ?? join(root, 'dist'));
}

function appNames(root: string): string[] {
  return [shellName, ...findAreas(root)];
}

function assertApp(root: string, name: string): string {
  const names = appNames(root);
  if (names.includes(name)) return name;
  throw new Error(`There is no area "${name}". Choose one of: ${names.join(', ')}.`);
}
