import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@portal/database/demo-accounts';
import { startLocalStack } from '@portal/local-stack';
import { liveBuilds } from '@portal/release';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { startCaddy } from './caddy.ts';
import type { PortalCopy } from './portal-copy.ts';

interface Area {
  name: string;
  path: string;
  title: string;
}

/** The page for alumni that `addPageForAlumni` adds to an area. */
export const pageForAlumni = { path: '/saya', title: 'Halaman Alumni' };

/** Adds a page for alumni to the routes of an area that was made by `pnpm new-area`, and lets its first page be prefetched. */
export function addPageForAlumni(areaFolder: string, { path }: Pick<Area, 'path'>) {
  const routes = join(areaFolder, 'src/routes.ts');
  const own = `{ path: '${path}${pageForAlumni.path}', page: 'home', access: 'alumni', title: '${pageForAlumni.title}' },`;
  edit(routes, 'indexed: true,', 'indexed: true, isOftenNext: true,');
  edit(routes, '  ],\n', `    ${own}\n  ],\n`);
}

/**
 * What users meet of an area that `release` makes live, in Chromium and behind Caddy: the guard of its page for alumni, prefetching, and
 * its failure while the rest of the portal works.
 */
export async function expectToServeUsers(
  { site, environment }: PortalCopy,
  area: Area,
  release: (settings: Record<string, string>) => Promise<unknown>,
) {
  // Requests go to the portal's own origin and are forwarded, because the embedded backend refuses other origins.
  const backend = await startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: site,
  });
  const { PORTAL_SITE_URL: address } = environment;
  await release({ ...environment, PORTAL_PUBLISHABLE_KEY: backend.publishableKey });
  const opened = await openInBrowser(site, address, backend.url);
  await expectGuarded(opened, area);
  await expectPrefetched(opened, area);
  await expectContained(opened, area, site);
  await opened.close();
  await backend.close();
}

export function edit(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

async function openInBrowser(site: string, address: string, backend: string) {
  const home = mkdtempSync(join(tmpdir(), 'portal-caddy-'));
  const caddy = await startCaddy({ site, address, home });
  const browser = await chromium.launch({ args: browserArguments, ...ensureBrowser(() => {}) });
  return {
    /** A page in a browser context without cache and storage. */
    newPage: () => newPage(browser, address, backend),
    close: async () => {
      await browser.close();
      await caddy.stop();
      rmSync(home, { recursive: true });
    },
  };
}

type OpenPortal = Awaited<ReturnType<typeof openInBrowser>>;

async function newPage(browser: Browser, address: string, backend: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'id-ID' });
  const page = await context.newPage();
  await page.route(/\/(auth|rest|storage)\/v1\//, async (route) => {
    const url = route.request().url().replace(address, backend);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  return page;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name });

/** A visitor who opens the page for alumni is sent to the login, and back to the page after signing in. */
async function expectGuarded({ newPage }: OpenPortal, area: Area) {
  const page = await newPage();
  const path = area.path + pageForAlumni.path;
  await page.goto(path);
  await page.waitForURL('**/login');
  await page.getByLabel('Login sebagai').selectOption({ label: 'Alumni' });
  await page.getByLabel('Email').fill(demoAccounts.budi.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAccounts.budi.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`**${path}`);
  await heading(page, pageForAlumni.title).waitFor();
}

/** The code is on the way in idle time, and at once when the pointer is on the link. */
async function expectPrefetched({ newPage }: OpenPortal, { name, title }: Area) {
  const page = await newPage();
  const hint = (rel: string) =>
    page.locator(`head link[rel="${rel}"][href*="/areas/${name}/"]`).first();
  const isWatching = page.waitForResponse('**/page-reads.json');
  await page.goto('/kontak');
  await isWatching;
  await linkTo(page, title).hover();
  await hint('preload').waitFor({ state: 'attached' });
  await page.reload();
  await hint('prefetch').waitFor({ state: 'attached' });
}

/** While the area's code is broken or missing, its own page shows the card and the rest works; once it is back, the page heals. */
async function expectContained({ newPage }: OpenPortal, area: Area, site: string) {
  const live = (await liveBuilds(site)).find(({ name }) => name === area.name);
  const folder = live?.folder ?? '';
  const entry = join(folder, 'remoteEntry.js');
  const script = readFileSync(entry);
  // Caddy prefers the compressed forms.
  for (const form of ['.br', '.gz']) rmSync(entry + form, { force: true });
  writeFileSync(entry, 'throw new Error("Rusak");');
  await expectCard(await newPage(), area);
  writeFileSync(entry, script);

  renameSync(folder, `${folder}.away`);
  const page = await newPage();
  await expectCard(page, area);
  renameSync(`${folder}.away`, folder);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await heading(page, area.title).waitFor();
}

async function expectCard(page: Page, { title }: Area) {
  await page.goto('/kontak');
  await linkTo(page, title).click();
  const card = page.getByRole('heading', { name: `${title} sedang tidak dapat dibuka` });
  await card.waitFor();
  await linkTo(page, 'Tentang').click();
  await page.locator('[data-area="public-site"] h1').waitFor();
  await linkTo(page, title).click();
  await card.waitFor();
}
