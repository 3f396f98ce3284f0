import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@portal/federation/contract';
import type { PageRead } from '@portal/federation/first-paint';
import type { Problem } from '../checks/problem.ts';
import { notFoundPath } from '../hosting/answer-headers.ts';
import type { Portal } from '../portal.ts';
import { nameSite } from '../root-files.ts';
import { type SiteFolder, shellName } from '../site-folder.ts';
import {
  composePage,
  fillInBackend,
  isPublic,
  type PageOfArea,
  type RenderedPage,
} from './compose-page.ts';
import { readStyles } from './read-styles.ts';
import { renderPaths } from './render-paths.ts';
import type { RenderJob } from './render-process.ts';

/** The URL in the rendered pages, replaced by the mark for the portal's own URL. */
const placeholderSite = 'https://site.invalid';
const hasHeading = /<h1[\s>]/;

/** The HTML of the shell's plain page, and of the paths that have a first paint. */
export interface RenderedPages {
  plain: string;
  /** The page of an unknown address. */
  notFound: string;
  /** By path. */
  html: Map<string, string>;
  /** What each rendered page reads first. */
  reads: Map<string, PageRead[]>;
  /** The paths whose page could not be rendered. */
  failed: Map<string, Problem>;
}

interface Rendering {
  site: SiteFolder;
  registry: Portal['registry'];
  shellBundle: string;
  result: RenderedPages;
}

/**
 * The HTML with the first paint of each page, rendered by the bundles of shell and areas. A public page keeps the shell's plain HTML
 * when it shows no heading before it knows the user. `names` limits it to some areas.
 */
export async function renderPages(
  site: SiteFolder,
  { shell, registry }: Portal,
  names?: ReadonlySet<string>,
): Promise<RenderedPages> {
  const result: RenderedPages = {
    plain: '',
    notFound: '',
    html: new Map(),
    reads: new Map(),
    failed: new Map(),
  };
  if (!shell) return result;
  const page = await readFile(join(site.build(shellName, shell.build), 'index.html'), 'utf8');
  result.plain = nameSite(page, registry.site);
  result.notFound = result.plain;
  const shellBundle = await bundleOf(site, shellName, shell.build);
  if (!shellBundle) return result;
  const rendering = { site, registry, shellBundle, result };
  const frames: PageOfArea[] = [];
  const renderedAreas: Promise<void>[] = [];
  for (const area of registry.areas.filter(({ name }) => names?.has(name) ?? true)) {
    const bundle = await bundleOf(site, area.name, area.build);
    const isByArea = ({ route }: PageOfArea) => bundle !== undefined && isPublic(route);
    const pages = area.routes.map((route) => ({ area, route }));
    frames.push(...pages.filter((page) => !isByArea(page)));
    if (bundle) renderedAreas.push(renderArea(rendering, bundle, pages.filter(isByArea)));
  }
  await Promise.all([...renderedAreas, renderFrames(rendering, frames)]);
  return result;
}

/** Renders the public pages of one area. */
async function renderArea(rendering: Rendering, areaBundle: string, ofArea: PageOfArea[]) {
  if (!ofArea[0]) return;
  const exposed = `${containerName(ofArea[0].area.name)}/remote`;
  const paths = ofArea.map(({ route }) => route.path);
  const { pages, failures } = await render(rendering, paths, { areaBundle, exposed });
  for (const page of ofArea) {
    const rendered = pages.get(page.route.path);
    if (rendered) await addPage(rendering, rendered, page);
    else fail(rendering, page, failures.get(page.route.path));
  }
}

/**
 * Renders what the shell shows by itself: its frame around a skeleton, for pages that are not public or whose area has no bundle, and
 * the page of an unknown address. A former shell that cannot render them costs nothing but these.
 */
async function renderFrames(rendering: Rendering, frames: PageOfArea[]) {
  if (rendering.registry.areas.length === 0) return;
  const paths = [...frames.map(({ route }) => route.path), notFoundPath];
  const { pages } = await render(rendering, paths);
  for (const frame of frames) {
    const rendered = pages.get(frame.route.path);
    if (rendered?.isFrame) await addPage(rendering, rendered, frame);
  }
  const notFound = pages.get(notFoundPath);
  if (notFound?.isFrame === false) rendering.result.notFound = await compose(rendering, notFound);
}

function render(
  { registry, shellBundle }: Rendering,
  paths: string[],
  area: Pick<RenderJob, 'areaBundle' | 'exposed'> = {},
) {
  return renderPaths({ shellBundle, ...area, registry, paths, site: placeholderSite });
}

/** Composes the HTML of one rendered page; a missing style sheet makes the page a failed one. */
async function addPage(rendering: Rendering, rendered: RenderedPage, page: PageOfArea) {
  const { html, reads } = rendering.result;
  const { path } = page.route;
  try {
    const isShown = rendered.isFrame || hasHeading.test(rendered.html);
    if (isShown) html.set(path, await compose(rendering, rendered, page));
    if (isPublic(page.route)) reads.set(path, rendered.reads);
  } catch (error) {
    fail(rendering, page, error);
  }
}

async function compose(
  { site, registry, result }: Rendering,
  rendered: RenderedPage,
  page?: PageOfArea,
): Promise<string> {
  const ofPage = page && !rendered.isFrame ? page.route.preload : [];
  const styles = await readStyles(site, result.plain, ofPage);
  const html = composePage({ template: result.plain, rendered, styles, page });
  const named = nameSite(html.replaceAll(placeholderSite, '{{site}}'), registry.site);
  return fillInBackend(named, registry.backend);
}

function fail(
  { result }: Rendering,
  { area: { name, build }, route }: PageOfArea,
  reason: unknown,
) {
  result.failed.set(route.path, {
    area: name,
    key: `${name} ${build} ${route.path}`,
    text: `${name} (build ${build}), prerender/index.mjs: the page ${route.path} does not render: ${reason}.${adviceOn(reason)}`,
  });
}

/** What only browsers have, as errors name it: not every word that is also a name of theirs, such as `location`. */
const ofBrowsers = [
  /^(window|document|navigator|location|history|screen|\w+Storage|matchMedia|requestAnimationFrame|\w*(Observer|Element)) is not defined/,
  /\b(window|document|navigator|localStorage|sessionStorage)\./,
  /reading '(\w+Item|matchMedia|addEventListener|querySelector\w*|getElementById|documentElement|userAgent)'/,
];

function adviceOn(reason: unknown): string {
  if (!ofBrowsers.some((name) => name.test(String(reason)))) return '';
  return ' What a public page renders first must run without a browser: run it in an effect.';
}

async function bundleOf(site: SiteFolder, name: string, build: string) {
  const bundle = join(site.build(name, build), 'prerender/index.mjs');
  return access(bundle).then(
    () => bundle,
    () => undefined,
  );
}
