import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@portal/federation/registry';
import { createSite, type LocalStack } from '@portal/local-stack';
import { acceptedEncoding, compress } from '@portal/release/hosting';
import type { Browser } from 'playwright';
import { siteDir } from '../bench.ts';
import { benchDir, openDemoStack } from '../bench-stack.ts';
import { buildOneApp } from './one-app/build-one-app.ts';

const oneAppSite = join(benchDir, 'one-app');

export interface Variant {
  name: 'portal' | 'one application' | 'static page';
  stack: LocalStack;
}

/** The same content three times, each from a server of its own with the same backend, data and compression. */
export async function openVariants(
  browser: Browser,
  paths: readonly string[],
): Promise<[Variant, ...Variant[]]> {
  const portal = await openDemoStack({ siteDir });
  return [
    { name: 'portal', stack: portal },
    { name: 'one application', stack: await openOneApp() },
    { name: 'static page', stack: await openStaticPages(browser, portal.url, paths) },
  ];
}

async function openOneApp(): Promise<LocalStack> {
  const pageFile = await buildOneApp(oneAppSite);
  const stack = await openDemoStack({ siteDir: oneAppSite });
  const released: Registry = JSON.parse(await readFile(join(siteDir, 'registry.json'), 'utf8'));
  const registry = {
    backend: { url: stack.url, publishableKey: stack.publishableKey },
    areas: released.areas.map((area) => ({
      ...area,
      // The shell requires a hash for each entry, although none is loaded here.
      integrity: { [area.entry]: 'unused' },
      routes: area.routes.map((route) => ({ ...route, preload: [] })),
    })),
  };
  const page = await readFile(pageFile, 'utf8');
  await writeFile(join(oneAppSite, 'registry.json'), '{ "backend": null, "areas": [] }');
  await writeFile(
    join(oneAppSite, 'index.html'),
    page.replace("'registry'", () => JSON.stringify(registry)),
  );
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
