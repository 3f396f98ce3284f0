import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageRead, readsPath } from '@portal/federation/first-paint';
import { assertToolIsCurrent, checkSite, unsetSettings } from './checks/check-site.ts';
import { missingMigrations } from './checks/live-database.ts';
import type { Problem } from './checks/problem.ts';
import { type RenderedPages, renderPages } from './first-paint/page-html.ts';
import { finishFlip, flip, type SiteFiles } from './flip.ts';
import { ownPagePath, pagePath } from './hosting/answer-headers.ts';
import { hostTexts } from './hosting/host-texts.ts';
import { withLock } from './lock.ts';
import { type Portal, readPortal } from './portal.ts';
import { type ReleaseLog, readReleaseLog } from './release-log.ts';
import { rootFiles } from './root-files.ts';
import {
  readJson,
  registryCopyPath,
  registryPath,
  releasesPath,
  type SiteFolder,
  siteFolder,
} from './site-folder.ts';

export interface SiteOptions {
  site: string;
  /** Whether a host serves the folder, which fills in no settings: the local stack does. */
  isHosted?: boolean;
  onProgress?: (line: string) => void;
}

/**
 * Changes what is live: in one step, one command at a time, and only if the change brings no new fault. Faults that the portal has
 * without it belong to another team: they are reported, and the affected pages stay as they are.
 * @throws what the change would break, with nothing of it live
 */
export async function changeSite(
  { site: folder, isHosted = false, onProgress = () => {} }: SiteOptions,
  change: (log: ReleaseLog) => ReleaseLog | Promise<ReleaseLog>,
): Promise<ReleaseLog> {
  const site = siteFolder(folder);
  const check = async (portal: Portal) => [
    ...(isHosted ? unsetSettings(portal) : []),
    ...(await checkSite(site, portal)),
    ...(await missingMigrations(portal, onProgress)),
  ];
  await mkdir(site.root, { recursive: true });
  return withLock(site.lock, onProgress, async () => {
    await finishFlip(site);
    const log = await readReleaseLog(site);
    const next = await change(log);
    const [before, after] = await Promise.all([readPortal(site, log), readPortal(site, next)]);
    assertToolIsCurrent(before);
    const known = await refuseNew(await check(after), () => check(before));
    const pages = await renderPages(site, after);
    const failed = [...pages.failed.values()];
    const knownFailures = await refuseNew(failed, async () => {
      const names = new Set(failed.map(({ area }) => area));
      return [...(await renderPages(site, before, names)).failed.values()];
    });
    for (const { text } of [...known, ...knownFailures])
      onProgress(`Not caused by this change: ${text}`);
    await flip(site, await siteFiles(site, before, after, pages));
    return next;
  });
}

/** @returns the problems that the site has already. @throws the others */
async function refuseNew(problems: Problem[], findKnown: () => Promise<Problem[]>) {
  if (problems.length === 0) return [];
  const known = new Set((await findKnown()).map(({ key }) => key));
  const caused = problems.filter(({ key }) => !known.has(key));
  if (caused.length === 0) return problems;
  throw new Error(
    ['Nothing was changed, because this would break:', ...caused.map(({ text }) => text)].join(
      '\n  ',
    ),
  );
}

/** Every file that names live builds. */
async function siteFiles(site: SiteFolder, before: Portal, after: Portal, pages: RenderedPages) {
  const registry = asText(after.registry);
  const files: SiteFiles = new Map([
    [releasesPath, asText(after.log)],
    [registryPath, registry],
    [registryCopyPath, registry],
  ]);
  if (!after.shell) return files;
  // A former page runs with the shell that it was made for only.
  if (before.shell?.build === after.shell.build) await keepFormer(site, pages);
  for (const [path, page] of pages.html) files.set(ownPagePath(path), page);
  files.set(pagePath, pages.plain);
  const readsOfPages = [...pages.reads].map(([path, reads]) => [path, reads.filter(isOfPage)]);
  files.set(readsPath, JSON.stringify(Object.fromEntries(readsOfPages)));
  const ownPages = [...pages.html.keys()];
  for (const found of [
    await rootFiles(site, after),
    hostTexts({ page: pages.plain, notFound: pages.notFound, registry, ownPages }),
  ]) {
    for (const [path, content] of found) files.set(path, content);
  }
  return files;
}

/** Only the boot script, which sees the link, asks for what a link with a filter reads. */
const isOfPage = ({ filter }: PageRead) => !filter;

/** Keeps the former HTML of the pages that could not be rendered. */
async function keepFormer(site: SiteFolder, { html, reads, failed }: RenderedPages) {
  const formerReads = ((await readJson(join(site.root, readsPath))) ?? {}) as Record<
    string,
    PageRead[]
  >;
  for (const path of failed.keys()) {
    const former = await readFile(join(site.root, ownPagePath(path)), 'utf8').catch(
      () => undefined,
    );
    if (former === undefined) continue;
    html.set(path, former);
    reads.set(path, formerReads[path] ?? []);
  }
}

function asText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
