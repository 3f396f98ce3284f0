import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RegisteredArea, Registry } from '@portal/federation/registry';
import type { Page } from 'playwright/test';
import type { AreaBuild, Build } from './areas/build.ts';

const registryFile = '**/registry.json';

/** Answers with a changed registry from now on, instead of any earlier change. */
export async function changeRegistry(page: Page, change: (registry: Registry) => void) {
  await page.unroute(registryFile);
  // Read now: a request that is still open when a test ends could not be answered.
  const registry = (await (await page.request.get('/registry.json')).json()) as Registry;
  change(registry);
  await page.route(registryFile, (route) => route.fulfill({ json: registry }));
}

/** Answers requests for the registry with this text, valid or not. */
export async function answerRegistry(page: Page, body: string) {
  await page.unroute(registryFile);
  await page.route(registryFile, (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

export async function healRegistry(page: Page) {
  await page.unroute(registryFile);
}

export function memberArea({ areas }: Registry): RegisteredArea {
  const area = areas.find(({ name }) => name === 'member');
  if (!area) throw new Error('The area member is not released');
  return area;
}

/** Makes the build live: serves its files, and names it in the registry instead of the area's release. */
export async function makeLive(page: Page, build: AreaBuild) {
  await serve(page, build);
  await changeRegistry(page, ({ areas }) => {
    const index = areas.findIndex(({ name }) => name === build.area.name);
    areas[index] = build.area;
  });
}

export async function serve(page: Page, { output, url }: Build) {
  await page.route(`**${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(output, pathname.slice(url.length)) });
  });
}

/** Serves the build's page instead of the released one, with the headers of the portal. */
export async function servePage(page: Page, shell: Build, path: string) {
  await serve(page, shell);
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, path: join(shell.output, 'index.html') });
  });
}

/** Removes the build's files, as a release that cleans up does. */
export async function takeAway(page: Page, { url }: Build) {
  await page.route(`**${url}**`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/**
 * Answers a file of the member area with this script until it is healed. The registry names the hash of both, so that the
 * browser runs what was put there and not its refusal is tested.
 */
export async function replaceMemberFile(
  page: Page,
  isMeant: (url: string) => boolean,
  body: string,
) {
  const hash = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  await changeRegistry(page, (registry) => {
    const { integrity } = memberArea(registry);
    for (const url of Object.keys(integrity).filter(isMeant)) integrity[url] += ` ${hash}`;
  });
  const files = (url: URL) => url.pathname.startsWith('/areas/member/') && isMeant(url.pathname);
  await page.route(files, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return { heal: () => page.unroute(files) };
}
