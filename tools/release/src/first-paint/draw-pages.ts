import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerName } from '@portal/federation';
import type { PageRead } from '@portal/federation/first-paint';
import type { RegisteredArea, RegisteredRoute } from '@portal/federation/registry';
import type { Problem } from '../check-site.ts';
import type { Portal } from '../portal.ts';
import { nameSite } from '../root-files.ts';
import { type SiteFolder, shellName } from '../site-folder.ts';
import { composePage, fillInBackend, isPublic, type RenderedPage } from './compose-page.ts';
import { readStyles } from './read-styles.ts';
import { renderArea } from './render-area.ts';

/** The URL in the rendered pages, replaced by the mark for the portal's own URL. */
const placeholderSite = 'https://site.invalid';
const hasHeading = /<h1[\s>]/;

/** The shell's plain page, and those of the paths that have a first paint in their HTML. */
export interface DrawnPages {
  plain: string;
  /** By path. */
  html: Map<string, string>;
  /** What each rendered page reads first. */
  reads: Map<string, PageRead[]>;
  /** The paths whose page could not be rendered. */
  failed: Map<string, Problem>;
}

/**
 * The HTML with the first paint of each page, rendered by the bundles of shell and areas. A public page keeps the shell's plain HTML
 * when its area has no such bundle, or when it shows no heading before it knows the user. `names` limits it to some areas.
 */
export async function drawPages(
  site: SiteFolder,
  portal: Portal,
  names?: ReadonlySet<string>,
): Promise<DrawnPages> {
  const { shell, registry } = portal;
  const drawn: DrawnPages = { plain: '', html: new Map(), reads: new Map(), failed: new Map() };
  if (!shell) return drawn;
  const page = await readFile(join(site.build(shellName, shell.build), 'index.html'), 'utf8');
  drawn.plain = nameSite(page, registry.site);
  const shellBundle = bundleOf(site, shellName, shell.build);
  if (!(await exists(shellBundle))) return drawn;
  const areas = registry.areas.filter(({ name }) => names?.has(name) ?? true);
  await Promise.all(areas.map((area) => drawArea(site, portal, area, shellBundle, drawn)));
  return drawn;
}

async function drawArea(
  site: SiteFolder,
  { registry }: Portal,
  area: RegisteredArea,
  shellBundle: string,
  drawn: DrawnPages,
) {
  const bundle = bundleOf(site, area.name, area.build);
  const areaBundle = (await exists(bundle)) ? bundle : undefined;
  const routes = area.routes.filter((route) => areaBundle || !isPublic(route));
  if (routes.length === 0) return;
  const { pages, failures } = await renderArea({
    shellBundle,
    areaBundle,
    exposed: `${containerName(area.name)}/remote`,
    registry,
    paths: routes.map(({ path }) => path),
    site: placeholderSite,
  });
  for (const route of routes) {
    const rendered = pages.get(route.path);
    const reason = failures.get(route.path);
    if (rendered) await draw(rendered, route);
    // A frame that a former shell cannot render costs nothing but the frame.
    else if (isPublic(route))
      drawn.failed.set(route.path, failedPage(area, route.path, `${reason}`));
  }

  async function draw(rendered: RenderedPage, route: RegisteredRoute) {
    try {
      const isShown = isPublic(route) ? hasHeading.test(rendered.html) : rendered.isFrame;
      if (isShown) drawn.html.set(route.path, await compose(rendered, route));
      if (isPublic(route)) drawn.reads.set(route.path, rendered.reads);
    } catch (error) {
      // A style sheet is missing.
      drawn.failed.set(route.path, failedPage(area, route.path, String(error)));
    }
  }

  async function compose(rendered: RenderedPage, route: RegisteredRoute): Promise<string> {
    const styles = await readStyles(site, drawn.plain, isPublic(route) ? route.preload : []);
    const html = composePage({ template: drawn.plain, rendered, styles, area, route });
    const named = nameSite(html.replaceAll(placeholderSite, '{{site}}'), registry.site);
    return fillInBackend(named, registry.backend);
  }
}

function failedPage({ name, build }: RegisteredArea, path: string, reason: string): Problem {
  return {
    area: name,
    key: `${name} ${build} ${path}`,
    text: `${name} (build ${build}), prerender/index.mjs: the page ${path} does not render: ${reason}. What a public page renders first must run without a browser: run it in an effect.`,
  };
}

function bundleOf(site: SiteFolder, name: string, build: string): string {
  return join(site.build(name, build), 'prerender/index.mjs');
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
