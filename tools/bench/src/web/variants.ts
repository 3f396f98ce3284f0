import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@portal/federation/registry';
import { createSite, type LocalStack } from '@portal/local-stack';
import { acceptedEncoding, compress } from '@portal/release/hosting';
import type { Browser } from 'playwright';
import { siteDir } from '../bench.ts';
import { benchDir, openDemoStack } from '../bench-stack.ts';
import { buildOneApp } from './one-app/build-one-app.ts';
import { asPartOf, writePages } from './one-app/write-pages.ts';

export interface Variant {
  name: 'portal' | 'one application' | 'one application with first paint' | 'static page';
  stack: LocalStack;
}

/** The same content four times, each from a server of its own with the same backend, data and compression. */
export async function openVariants(
  browser: Browser,
  { plain, all }: { plain: readonly string[]; all: readonly string[] },
): Promise<[Variant, ...Variant[]]> {
  const portal = await openDemoStack({ siteDir });
  return [
    { name: 'portal', stack: portal },
    { name: 'one application', stack: await openOneApp('one-app') },
    { name: 'one application with first paint', stack: await openOneApp('one-app-painted', all) },
    { name: 'static page', stack: await openStaticPages(browser, portal.url, plain) },
  ];
}

/** With a first paint in the HTML of these paths. */
async function openOneApp(name: string, paths: readonly string[] = []): Promise<LocalStack> {
  const folder = join(benchDir, name);
  const app = await buildOneApp(folder, paths.length > 0);
  const stack = await openDemoStack({ siteDir: folder });
  const released: Registry = JSON.parse(await readFile(join(siteDir, 'registry.json'), 'utf8'));
  const registry: Registry = {
    backend: { url: stack.url, publishableKey: stack.publishableKey },
    areas: released.areas.map((area) => asPartOf(app, area)),
  };
  await writePages({ folder, url: stack.url, app, registry, paths });
  return stack;
}

/** The lower limit: each page as plain HTML, once everything has arrived. Styles, fonts and pictures stay files. */
async function openStaticPages(browser: Browser, portalUrl: string, paths: readonly string[]) {
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await captureStaticPage(browser, portalUrl, path));
  return openDemoStack({
    siteDir,
    site: (key) => {
      const files = createSite(siteDir, key);
      return async (request) => {
        const html = pages.get(new URL(request.url).pathname);
        return html === undefined ? files(request) : answerPage(request, html);
      };
    },
  });
}

async function captureStaticPage(browser: Browser, origin: string, path: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const html = await page.evaluate(() => {
    const code = 'script, noscript, template, link[rel="preload"]';
    for (const tag of document.querySelectorAll(code)) tag.remove();
    return document.documentElement.outerHTML;
  });
  await page.close();
  return `<!doctype html>\n${html.replaceAll(origin, '')}`;
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
