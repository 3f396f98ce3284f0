import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSite, type LocalStack, startLocalStack } from '@portal/local-stack';
import { acceptedEncoding, compress } from '@portal/release/hosting';
import type { Browser } from 'playwright';
import { buildOneApp } from './one-app/build-one-app.ts';
import { captureStaticPage } from './static-pages.ts';

const root = resolve(import.meta.dirname, '../../../..');
const portalSite = join(root, 'dist');
const oneAppSite = join(root, '.data/bench/one-app');

export interface Variant {
  name: 'portal' | 'one application' | 'static page';
  stack: LocalStack;
}

/** The same content three times, each from a server of its own with the same backend, data and compression. */
export async function openVariants(browser: Browser, paths: readonly string[]): Promise<Variant[]> {
  const portal = await openStack(portalSite);
  return [
    { name: 'portal', stack: portal },
    { name: 'one application', stack: await openOneApp() },
    { name: 'static page', stack: await openStaticPages(browser, portal.url, paths) },
  ];
}

function openStack(siteDir: string): Promise<LocalStack> {
  return startLocalStack({ port: 0, mailboxPort: 0, dataDir: 'memory', siteDir });
}

async function openOneApp(): Promise<LocalStack> {
  await buildOneApp(oneAppSite);
  const stack = await openStack(oneAppSite);
  const { areas } = JSON.parse(await readFile(join(portalSite, 'registry.json'), 'utf8')) as {
    areas: { entry: string; routes: object[] }[];
  };
  const registry = {
    backend: { url: stack.url, publishableKey: stack.publishableKey },
    areas: areas.map((area) => ({
      ...area,
      // The shell insists on a hash for each entry, which nobody loads here.
      integrity: { [area.entry]: 'unused' },
      routes: area.routes.map((route) => ({ ...route, preload: [] })),
    })),
  };
  const page = await readFile(join(oneAppSite, 'shell/one-app/index.html'), 'utf8');
  await mkdir(oneAppSite, { recursive: true });
  await writeFile(join(oneAppSite, 'registry.json'), '{ "backend": null, "areas": [] }');
  await writeFile(
    join(oneAppSite, 'index.html'),
    page.replace("'registry'", () => JSON.stringify(registry)),
  );
  return stack;
}

async function openStaticPages(browser: Browser, portalUrl: string, paths: readonly string[]) {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await captureStaticPage(browser, portalUrl, path));
  return startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: portalSite,
    site: (key) => {
      const files = createSite(portalSite, key);
      return async (request) => {
        const html = pages.get(new URL(request.url).pathname);
        return html === undefined ? files(request) : answerPage(request, html);
      };
    },
  });
}

async function answerPage(request: Request, html: string): Promise<Response> {
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  if (!encoding) return new Response(html, { headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await compress(Buffer.from(html), encoding, 'answer')), {
    headers,
  });
}
