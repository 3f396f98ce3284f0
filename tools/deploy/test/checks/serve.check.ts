import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type LocalStack, startLocalStack } from '@portal/local-stack';
import { releaseAll } from '@portal/release';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, closeConnections, essence, type HostAnswer, type Question } from './ask.ts';
import { ensureInstalled, freePort, startCaddy } from './caddy.ts';

const root = resolve(import.meta.dirname, '../../../..');
const acceptedEncodings = ['', 'gzip', 'gzip, deflate, br, zstd', 'br;q=0, gzip'];

let folder: string;
let site: string;
let caddyPort: number;
let stack: LocalStack;
let caddy: Awaited<ReturnType<typeof startCaddy>>;

/** A release folder as a hosted portal gets it, served by both servers; the local stack takes Caddy's origin for its own. */
beforeAll(async () => {
  ensureInstalled('caddy');
  folder = await mkdtemp(join(tmpdir(), 'portal-deploy-'));
  site = join(folder, 'site');
  caddyPort = await freePort();
  stack = await startLocalStack({ port: 0, mailboxPort: 0, dataDir: 'memory', siteDir: site });
  vi.stubEnv('PORTAL_SITE_URL', `http://localhost:${caddyPort}`);
  vi.stubEnv('PORTAL_BACKEND_URL', `http://localhost:${caddyPort}`);
  vi.stubEnv('PORTAL_PUBLISHABLE_KEY', stack.publishableKey);
  await releaseAll({ root, site });
  caddy = await startCaddy({ site, address: `http://localhost:${caddyPort}`, home: folder });
});

afterAll(async () => {
  closeConnections();
  await caddy?.stop();
  await stack?.close();
  await rm(folder, { recursive: true });
});

async function askBoth(question: Question): Promise<[HostAnswer, HostAnswer]> {
  const host = `localhost:${caddyPort}`;
  const stackPort = Number(new URL(stack.url).port);
  return Promise.all([ask(caddyPort, host, question), ask(stackPort, host, question)]);
}

async function expectTheSame(question: Question, status: number) {
  const [fromCaddy, fromStack] = await askBoth(question);
  expect({ ...question, ...essence(fromCaddy) }).toEqual({ ...question, ...essence(fromStack) });
  expect(fromCaddy.status, question.path).toBe(status);
  return fromCaddy;
}

async function servedFiles(): Promise<string[]> {
  const found = await readdir(site, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.[a-z0-9]+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length))
    .filter(
      (path) =>
        !/\.(br|gz|caddy|mjs)$/.test(path) && !/\/((shell|pages)\/.*|404)\.html$/.test(path),
    );
}

test('every file of the release, in every encoding', async () => {
  const files = await servedFiles();
  expect(files.length).toBeGreaterThan(50);
  for (const path of files) {
    for (const accepted of acceptedEncodings) {
      const answer = await expectTheSame({ path, headers: { 'accept-encoding': accepted } }, 200);
      const isCompressed = /\.(js|css|svg|json|html|txt|xml)$/.test(path) && accepted !== '';
      const isBrotli = accepted.endsWith('zstd');
      const encoding = isCompressed ? (isBrotli ? 'br' : 'gzip') : undefined;
      expect(answer.headers['content-encoding'], `${path} for "${accepted}"`).toBe(encoding);
    }
  }
});

test.each([
  '/',
  '/index.html',
  '/kegiatan',
  '/kegiatan/',
  '/kegiatan?event=1&x=a.b',
  '/admin/manage-events',
])('%s is the page', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await expectTheSame({ path, method }, 200);
    expect(answer.headers['content-security-policy']).toContain("'sha256-");
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test.each(['/tidak-ada', '/tidak/ada%20juga', '/kegiatan/tidak-ada', '/admin', '/_headers'])(
  '%s is the page too, with the status 404, whatever the browser has already',
  async (path) => {
    const home = (await askBoth({ path: '/' })).map(({ headers }) => headers.etag ?? '');
    const own = (await askBoth({ path })).map(({ headers }) => headers.etag ?? '');
    for (const tag of ['', ...home, ...own]) {
      for (const method of ['GET', 'HEAD']) {
        const headers = { 'if-none-match': tag, 'accept-encoding': 'gzip' };
        const answer = await expectTheSame({ path, method, headers }, 404);
        expect(answer.headers['content-security-policy']).toContain("'sha256-");
        expect(answer.headers['content-type']).toContain('text/html');
        expect(answer.body.length > 0).toBe(method === 'GET');
      }
    }
  },
);

test.each([
  '/404.html',
  '/tidak-ada.js',
  '/shell/',
  '/shell/gone/static/js/index.js',
  '/areas/member/',
  '/areas/member/remoteEntry',
  '/favicon.ico',
  '/.env',
  '/releases.json.incoming',
  '/index.html.br',
  '/registry.json.gz',
  '/_portal.caddy',
  '/..%2f..%2fetc/passwd.txt',
])('%s does not exist', async (path) => {
  const answer = await expectTheSame({ path }, 404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('the pages that lie in builds are not served, since they would go without the policy', async () => {
  const [build] = await readdir(join(site, 'shell'));
  await expectTheSame({ path: `/shell/${build}/index.html` }, 404);
});

test('nothing can be changed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    await expectTheSame({ path: '/registry.json', method }, 405);
    await expectTheSame({ path: '/kontak', method }, 405);
  }
});

test('what the browser has already is not sent again', async () => {
  const paths = ['/', '/registry.json', '/robots.txt', ...(await servedFiles()).slice(0, 5)];
  for (const path of paths) {
    const answers = await askBoth({ path });
    const ports = [caddyPort, Number(new URL(stack.url).port)];
    for (const [index, { headers }] of answers.entries()) {
      const tag = { 'if-none-match': headers.etag ?? '' };
      const question = { path, headers: tag };
      const again = await ask(ports[index] ?? 0, `localhost:${caddyPort}`, question);
      expect([again.status, again.body.length], path).toEqual([304, 0]);
    }
  }
});
