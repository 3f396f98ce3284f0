import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../gateway/repair.ts';
import { createSite } from './site.ts';

let site: Answer;
const areas = [
  {
    name: 'public-site',
    build: 'b1',
    entry: '/areas/public-site/b1/a.js',
    contract: 1,
    integrity: {},
    routes: ['/', '/alumni', '/admin/manage-events'].map((path) => ({
      path,
      access: 'public',
      preload: [],
    })),
  },
];
const script = `export const text = '${'portal '.repeat(200)}';`;

beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'portal-site-'));
  const dir = join(parent, 'dist');
  const write = async (path: string, content: string) => {
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), content);
  };
  await writeFile(join(parent, 'secret.txt'), 'secret');
  await write('index.html', '<!doctype html><title>Portal</title><script>boot()</script>');
  await write('404.html', '<!doctype html><title>Not found</title><script>boot()</script>');
  await write('robots.txt', 'Sitemap: {{site}}/sitemap.xml');
  await write('registry.json', JSON.stringify({ backend: null, areas }));
  await write('registry-copy.json', JSON.stringify({ backend: null, areas }));
  await write('shell/b1/main.js', script);
  await write('shell/b1/index.html', '<title>Without the policy</title>');
  await write('areas/member/b2/page.css', 'a{}');
  await write('areas/member/b2/page.css.br', 'made by the release');
  await write('areas/member/b2/hero.avif', 'picture');
  site = createSite(dir, 'the-key');
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return site(new Request(`http://localhost:3000${path}`, { headers, method }));
}

describe('pages', () => {
  it.each([
    ['/', 200],
    ['/index.html', 200],
    ['/alumni', 200],
    ['/alumni/', 200],
    ['/admin/manage-events?x=a.b', 200],
    ['/no/such/page', 404],
    ['/alumni/no-such-page', 404],
  ])('%s is a page, never cached, with status %i', async (path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("connect-src 'self' http://localhost:3000;");
    expect(await answer.text()).toContain(
      status === 200 ? '<title>Portal</title>' : '<title>Not found</title>',
    );
  });

  it('an address that does not exist never answers that nothing has changed', async () => {
    const tag = (await get('/no-such-page')).headers.get('etag') ?? '';
    const again = await get('/no-such-page', { 'if-none-match': tag });
    expect(again.status).toBe(404);
    expect(await again.text()).toContain('<title>Not found</title>');
  });

  it('says that nothing is built yet', async () => {
    const empty = createSite('/nowhere', 'the-key');
    expect((await empty(new Request('http://localhost/'))).status).toBe(503);
  });
});

describe('files', () => {
  it('of a build are cached as immutable', async () => {
    const answer = await get('/shell/b1/main.js');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await get('/areas/member/b2/hero.avif')).headers.get('content-type')).toBe(
      'image/avif',
    );
  });

  it.each([
    '/shell/b1/gone.js',
    '/areas/member/old/remoteEntry.js',
    '/favicon.ico',
    '/shell/b1/index.html',
    '/areas/member/b2/',
    '/areas/member/b2/page.css.br',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/shell/b1/main.js%00.txt',
  ])('%s does not exist', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('secret\n');
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it.each(['/shell/b1/main.js', '/registry.json', '/robots.txt', '/gone.js', '/%00.png'])(
    '%s may not be guessed to be something else',
    async (path) => {
      const answer = await get(path);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  it('are compressed for clients that accept it', async () => {
    const br = await get('/shell/b1/main.js', { 'accept-encoding': 'gzip, br' });
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(script);
    const gz = await get('/shell/b1/main.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(script);
    expect((await get('/shell/b1/main.js')).headers.get('content-encoding')).toBeNull();
    const picture = await get('/areas/member/b2/hero.avif', { 'accept-encoding': 'br' });
    expect(picture.headers.get('content-encoding')).toBeNull();
  });

  it('are served as the release compressed them', async () => {
    const answer = await get('/areas/member/b2/page.css', { 'accept-encoding': 'br' });
    expect(await answer.text()).toBe('made by the release');
  });

  it.each(['/shell/b1/main.js', '/', '/alumni', '/registry.json'])(
    'are not sent twice: %s',
    async (path) => {
      const encoding = { 'accept-encoding': 'br' };
      const tag = (await get(path, encoding)).headers.get('etag') ?? '';
      const answer = await get(path, { ...encoding, 'if-none-match': tag });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
    },
  );

  it('are only read', async () => {
    expect((await get('/alumni', {}, 'POST')).status).toBe(405);
    const head = await get('/alumni', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

it.each(['/registry.json', '/registry-copy.json'])(
  'names its own origin as the backend in %s',
  async (path) => {
    const answer = await site(new Request(`http://127.0.0.1:4000${path}`));
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual({
      backend: { url: 'http://127.0.0.1:4000', publishableKey: 'the-key' },
      areas,
    });
  },
);

it('tells search engines and link previews its own origin', async () => {
  const robots = await site(new Request('http://127.0.0.1:4000/robots.txt'));
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toBe('Sitemap: http://127.0.0.1:4000/sitemap.xml');
  expect((await get('/sitemap.xml')).status).toBe(404);
});
