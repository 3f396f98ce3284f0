import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@portal/federation';
import type { PageRead } from '@portal/federation/first-paint';
import type { Problem } from '../check-site.ts';
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
import type { RenderJob } from './render-pages.ts';
import { renderPaths } from './render-paths.ts';

/** The URL in the rendered pages, replaced by the mark for the portal's own URL. */
const placeholderSite = 'https://site.invalid';
const hasHeading = /<h1[\s>]/;

/** The shell's plain page, and those of the paths that have a first paint in their HTML. */
export interface DrawnPages {
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

interface Drawing {
  site: SiteFolder;
  registry: Portal['registry'];
  shellBundle: string;
  drawn: DrawnPages;
}

/**
 * The HTML with the first paint of each page, rendered by the bundles of shell and areas. A public page keeps the shell's plain HTML
 * when it shows no heading before it knows the user. `names` limits it to some areas.
 */
export async function drawPages(
  site: SiteFolder,
  { shell, registry }: Portal,
  names?: ReadonlySet<string>,
): Promise<DrawnPages> {
  const drawn: DrawnPages = {
    plain: '',
    notFound: '',
    html: new Map(),
    reads: new Map(),
    failed: new Map(),
  };
  if (!shell) return drawn;
  const page = await readFile(join(site.build(shellName, shell.build), 'index.html'), 'utf8');
  drawn.plain = nameSite(page, registry.site);
  drawn.notFound = drawn.plain;
  const shellBundle = await bundleOf(site, shellName, shell.build);
  if (!shellBundle) return drawn;
  const drawing = { site, registry, shellBundle, drawn };
  const frames: PageOfArea[] = [];
  const drawnAreas: Promise<void>[] = [];
  for (const area of registry.areas.filter(({ name }) => names?.has(name) ?? true)) {
    const bundle = await bundleOf(site, area.name, area.build);
    const isByArea = ({ route }: PageOfArea) => bundle !== undefined && isPublic(route);
    const pages = area.routes.map((route) => ({ area, route }));
    frames.push(...pages.filter((page) => !isByArea(page)));
    if (bundle) drawnAreas.push(drawArea(drawing, bundle, pages.filter(isByArea)));
  }
  await Promise.all([...drawnAreas, drawFrames(drawing, frames)]);
  return drawn;
}

/** Public pages of one area, each with what the area shows. */
async function drawArea(drawing: Drawing, areaBundle: string, ofArea: PageOfArea[]) {
  if (!ofArea[0]) return;
  const exposed = `${containerName(ofArea[0].area.name)}/remote`;
  const paths = ofArea.map(({ route }) => route.path);
  const { pages, failures } = await render(drawing, paths, { areaBundle, exposed });
  for (const page of ofArea) {
    const rendered = pages.get(page.route.path);
    if (rendered) await draw(drawing, rendered, page);
    else fail(drawing, page, failures.get(page.route.path));
  }
}

/**
 * What the shell shows by itself: its frame around a skeleton, for pages that are not public or whose area has no bundle, and the page
 * of an unknown address. A former shell that cannot render them costs nothing but these.
 */
async function drawFrames(drawing: Drawing, frames: PageOfArea[]) {
  if (drawing.registry.areas.length === 0) return;
  const paths = [...frames.map(({ route }) => route.path), notFoundPath];
  const { pages } = await render(drawing, paths);
  for (const frame of frames) {
    const rendered = pages.get(frame.route.path);
    if (rendered?.isFrame) await draw(drawing, rendered, frame);
  }
  const notFound = pages.get(notFoundPath);
  if (notFound?.isFrame === false) drawing.drawn.notFound = await compose(drawing, notFound);
}

function render(
  { registry, shellBundle }: Drawing,
  paths: string[],
  area: Pick<RenderJob, 'areaBundle' | 'exposed'> = {},
) {
  return renderPaths({ shellBundle, ...area, registry, paths, site: placeholderSite });
}

/** Fails where a style sheet is missing. */
async function draw(drawing: Drawing, rendered: RenderedPage, page: PageOfArea) {
  const { html, reads } = drawing.drawn;
  const { path } = page.route;
  try {
    const isShown = rendered.isFrame || hasHeading.test(rendered.html);
    if (isShown) html.set(path, await compose(drawing, rendered, page));
    if (isPublic(page.route)) reads.set(path, rendered.reads);
  } catch (error) {
    fail(drawing, page, error);
  }
}

async function compose(
  { site, registry, drawn }: Drawing,
  rendered: RenderedPage,
  page?: PageOfArea,
): Promise<string> {
  const ofPage = page && !rendered.isFrame ? page.route.preload : [];
  const styles = await readStyles(site, drawn.plain, ofPage);
  const html = composePage({ template: drawn.plain, rendered, styles, page });
  const named = nameSite(html.replaceAll(placeholderSite, '{{site}}'), registry.site);
  return fillInBackend(named, registry.backend);
}

function fail({ drawn }: Drawing, { area: { name, build }, route }: PageOfArea, reason: unknown) {
  drawn.failed.set(route.path, {
    area: name,
    key: `${name} ${build} ${route.path}`,
    text: `${name} (build ${build}), prerender/index.mjs: the page ${route.path} does not render: ${reason}. What a public page renders first must run without a browser: run it in an effect.`,
  });
}

async function bundleOf(site: SiteFolder, name: string, build: string) {
  const bundle = join(site.build(name, build), 'prerender/index.mjs');
  return access(bundle).then(
    () => bundle,
    () => undefined,
  );
}
