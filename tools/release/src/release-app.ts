import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isForeign } from '@portal/federation/foreign-values';
import { changeSite, type SiteOptions } from './change-site.ts';
import { compressFolder } from './hosting/publish-compressed.ts';
import { withLock } from './lock.ts';
import {
  afterRelease,
  afterRollback,
  afterWithdrawal,
  isBad,
  type ReleaseLog,
  rollbackBuild,
} from './release-log.ts';
import { publishFolder, readJson, type SiteFolder, shellName, siteFolder } from './site-folder.ts';
import { buildApps, buildFolder, findAreas } from './workspace-apps.ts';

/** Without `site` it is `dist` of the workspace. */
type WorkspaceOptions = Partial<SiteOptions> & { root: string };
interface Built {
  name: string;
  /** The folder that a build has written. */
  output: string;
}

/**
 * Builds one app alone, writes its immutable folder and makes it live. `from` is the folder of an area outside of the workspace, or of
 * a finished build. @returns the build's id. @throws what the build would break, with nothing of it live
 */
export async function releaseApp(
  name: string,
  { from: folder, ...options }: WorkspaceOptions & { from?: string },
): Promise<string> {
  const from = folder && resolve(folder);
  const release = async (output: string) => {
    const [build = ''] = await releaseBuilds([{ name, output }], options, refuseBad);
    return build;
  };
  if (from && existsSync(join(from, 'build.json'))) return release(from);
  return inTurn(from ?? options.root, options, async () =>
    release(await buildOutput(name, options, from)),
  );
}

/** Shell and areas of the workspace together; what has not changed is neither built nor released again. */
export async function releaseAll(options: WorkspaceOptions & { except?: string }): Promise<void> {
  const names = appNames(options.root).filter((name) => name !== options.except);
  await inTurn(options.root, options, async () => {
    await buildApps(options.root, names, options.onProgress ?? (() => {}));
    const built = names.map((name) => ({ name, output: outputOf(options.root, name) }));
    await releaseBuilds(built, options, () => {});
  });
}

/** Makes a former build live again: the wanted one, else the one before. Open pages keep their build. */
export async function rollbackApp(
  name: string,
  options: SiteOptions,
  wanted?: string,
): Promise<string> {
  const change = (log: ReleaseLog) =>
    afterRollback(log, known(log, name), rollbackBuild(log, name, wanted));
  const log = await changeSite(options, change);
  return log[name]?.current ?? '';
}

/** Takes an area out of the portal, with its pages and its entries in the navigation. Its builds stay. */
export async function withdrawArea(name: string, options: SiteOptions): Promise<void> {
  if (name === shellName) throw new Error('Without its shell there is no portal.');
  const change = (log: ReleaseLog) => afterWithdrawal(log, known(log, name));
  await changeSite(options, change);
}

async function releaseBuilds(
  built: Built[],
  { root, site = join(root, 'dist'), ...options }: WorkspaceOptions,
  assertReleasable: (log: ReleaseLog, name: string, build: string) => void,
): Promise<string[]> {
  const folder = siteFolder(site);
  const builds: string[] = [];
  await changeSite({ site, ...options }, async (log) => {
    let next = log;
    for (const { name, output } of built) {
      const build = await publishBuild(folder, name, output);
      assertReleasable(log, name, build);
      next = afterRelease(next, name, build);
      builds.push(build);
    }
    return next;
  });
  for (const [index, { name }] of built.entries()) {
    options.onProgress?.(`${name}: build ${builds[index]} is live`);
  }
  return builds;
}

async function publishBuild(site: SiteFolder, name: string, output: string): Promise<string> {
  const { build, name: builtName } = ((await readJson(join(output, 'build.json'))) ?? {}) as {
    build?: unknown;
    name?: unknown;
  };
  if (!build) throw new Error(`${output} holds no build: it has no build.json.`);
  if (!isForeign('build', build) || !isForeign('name', name)) {
    throw new Error(`${output} names no usable build: ${JSON.stringify({ name, build })}.`);
  }
  if (builtName !== name)
    throw new Error(`${output} holds a build of ${builtName}, not of ${name}.`);
  await publishFolder(output, site.build(name, build), compressFolder);
  return build;
}

/** The same sources give the same build: releasing them again must not bring a build back that was rolled back. */
function refuseBad(log: ReleaseLog, name: string, build: string) {
  if (!isBad(log, name, build)) return;
  throw new Error(
    `Build ${build} of ${name} was rolled back. Change its sources, or make it live all the same: pnpm rollback ${name} ${build}`,
  );
}

/** One build at a time in a repository: another one would replace the output before it is copied into the site. */
function inTurn<T>(folder: string, { onProgress }: WorkspaceOptions, run: () => Promise<T>) {
  return withLock(join(folder, 'node_modules/.release.lock'), onProgress ?? (() => {}), run);
}

/** @returns the output of the area in the folder `from`, or else of the app in the workspace */
async function buildOutput(name: string, { root, onProgress }: WorkspaceOptions, from?: string) {
  const onLine = onProgress ?? (() => {});
  if (from) {
    await buildFolder(from, onLine);
    return join(from, 'dist');
  }
  const names = appNames(root);
  if (!names.includes(name)) {
    throw new Error(
      `There is no area "${name}". Choose one of: ${names.join(', ')}; or name its folder by --from.`,
    );
  }
  await buildApps(root, [name], onLine);
  return outputOf(root, name);
}

function outputOf(root: string, name: string): string {
  return join(root, 'apps', name, 'dist');
}

function appNames(root: string): string[] {
  return [shellName, ...findAreas(root)];
}

function known(log: ReleaseLog, name: string): string {
  if (log[name]) return name;
  const names = Object.keys(log).join(', ') || 'nothing';
  throw new Error(`There is no area "${name}" in this site. Released so far: ${names}.`);
}
