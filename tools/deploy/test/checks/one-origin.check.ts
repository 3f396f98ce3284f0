import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@portal/database/demo-accounts';
import { type LocalStack, startLocalStack } from '@portal/local-stack';
import { releaseAll } from '@portal/release';
import { storedFile } from '@portal/release/hosting';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../workspace.ts';
import { ask, closeConnections } from './ask.ts';
import { ensureInstalled, freePort, startCaddy } from './caddy.ts';
import { openGateway } from './gateway.ts';

const publicPages = ['/', '/tentang', '/alumni', '/alumni/thesis', '/kegiatan', '/lowongan'];

let folder: string;
let stack: LocalStack;
let gateway: Awaited<ReturnType<typeof openGateway>>;
let browser: Browser;
/** With the backend at the portal's own origin, and at the gateway's. */
let atOne: Awaited<ReturnType<typeof openPortal>>;
let atTwo: typeof atOne;

beforeAll(async () => {
  ensureInstalled('caddy');
  folder = await mkdtemp(join(tmpdir(), 'portal-origin-'));
  const siteDir = join(folder, 'none');
  stack = await startLocalStack({ port: 0, mailboxPort: 0, dataDir: 'memory', siteDir });
  gateway = await openGateway(stack.url);
  browser = await chromium.launch({ args: browserArguments, ...ensureBrowser(() => {}) });
  vi.stubEnv('PORTAL_PUBLISHABLE_KEY', stack.publishableKey);
  atOne = await openPortal(true);
  atTwo = await openPortal(false);
});

afterAll(async () => {
  closeConnections();
  await browser?.close();
  await atOne?.close();
  await atTwo?.close();
  gateway?.close();
  await stack?.close();
  await rm(folder, { recursive: true });
});

/** The portal behind Caddy. */
async function openPortal(isOneOrigin: boolean) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const home = await mkdtemp(join(folder, 'home-'));
  const site = join(home, 'site');
  vi.stubEnv('PORTAL_SITE_URL', address);
  vi.stubEnv('PORTAL_BACKEND_URL', isOneOrigin ? address : gateway.url);
  await releaseAll({ root, site });
  const backend = isOneOrigin ? gateway.url : '';
  const caddy = await startCaddy({ site, address, home, backend });
  const answerTo = (path: string, headers: Record<string, string> = {}) =>
    ask(port, `localhost:${port}`, { path, headers });
  return { address, answerTo, close: caddy.stop };
}

/** A visitor who opens each public page anew. */
async function visitPublicPages(address: string) {
  const context = await browser.newContext({ baseURL: address, locale: 'id-ID' });
  const page = await context.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'http:' && origin !== address) elsewhere.push(request.url());
  });
  gateway.takeAsked();
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await context.close();
  const asked = gateway.takeAsked().filter(({ path }) => path.startsWith('/rest/v1/'));
  const preflights = asked.filter(({ method }) => method === 'OPTIONS').length;
  return { preflights, reads: asked.length - preflights, elsewhere };
}

test('at one origin no read is preceded by another request, and nothing leaves the origin', async () => {
  const { preflights, reads, elsewhere } = await visitPublicPages(atOne.address);
  expect(reads).toBeGreaterThan(publicPages.length);
  expect([preflights, elsewhere]).toEqual([0, []]);
});

test('at another origin every read is preceded by a preflight of its own', async () => {
  const { preflights, reads } = await visitPublicPages(atTwo.address);
  process.stdout.write(
    `${publicPages.length} public pages: ${reads} reads, ${preflights} OPTIONS\n`,
  );
  expect(reads).toBeGreaterThan(publicPages.length);
  expect(preflights).toBe(reads);
});

test('the backend answers at the portal’s origin, and what users stored runs nothing there', async () => {
  const key = { apikey: stack.publishableKey };
  const read = await atOne.answerTo('/rest/v1/rpc/organization_members', key);
  const [member] = JSON.parse(read.body.toString());
  expect([read.status, member]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
  const signIn = await fetch(`${atOne.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...key, 'content-type': 'application/json' },
    body: JSON.stringify(demoAccounts.budi),
  });
  expect(signIn.status).toBe(200);
  const [picture] = await stack.query('select name from storage.objects limit 1');
  const stored = await atOne.answerTo(`/storage/v1/object/public/public-files/${picture?.name}`);
  expect([stored.status, stored.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const { headers } of [read, stored]) expect(headers).toMatchObject(storedFile);
});

test('an address of more than 4 kB is refused before the backend sees it', async () => {
  const answerTo = async (length: number) => {
    const path = '/rest/v1/rpc/approved_events?is_upcoming=true&today=2026-01-01&by_category=';
    gateway.takeAsked();
    const { status } = await atOne.answerTo(path.padEnd(length, 'a'), {
      apikey: stack.publishableKey,
    });
    return [status, gateway.takeAsked().length];
  };
  // The local stack behind it counts the origin, too.
  expect(await answerTo(4000)).toEqual([200, 1]);
  expect(await answerTo(4096)).toEqual([414, 1]);
  expect(await answerTo(4097)).toEqual([414, 0]);
});

test('a body that is larger than any upload is refused, also one that does not say how large it is', async () => {
  // The types of browsers do not know that a body may be a stream.
  const streamed = { method: 'POST', duplex: 'half' };
  const send = (body: BodyInit) =>
    fetch(`${atOne.address}/storage/v1/object/public-files/site/a.png`, {
      ...streamed,
      body,
      headers: { apikey: stack.publishableKey },
    }).then(({ status }) => status);
  const megabytes = (count: number) => new Blob([new Uint8Array(count * 2 ** 20)]);
  expect(await send(megabytes(5).stream())).toBe(200);
  // Caddy 2.6 says 502, later ones say 413.
  for (const body of [megabytes(7), megabytes(7).stream()]) {
    expect([413, 502]).toContain(await send(body));
  }
});

test('without a project of its own, the portal’s origin answers for none', async () => {
  expect((await atTwo.answerTo('/rest/v1/events')).status).toBe(404);
});
