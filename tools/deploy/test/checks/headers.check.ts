import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bestGrade, scoreHeaders } from '@portal/local-stack/header-score';
import { releaseAll } from '@portal/release';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../workspace.ts';
import { ask, closeConnections } from './ask.ts';
import { ensureInstalled, freePort, startCaddy } from './caddy.ts';

const backend = 'https://backend.example';
const key = 'sb_publishable_0123456789abcdef';

let folder: string;
let site: string;
let port: number;
let caddy: Awaited<ReturnType<typeof startCaddy>>;

/** As on a host: over HTTPS, with the backend on another origin. */
beforeAll(async () => {
  ensureInstalled('caddy');
  folder = await mkdtemp(join(tmpdir(), 'portal-headers-'));
  site = join(folder, 'site');
  port = await freePort();
  const address = `https://localhost:${port}`;
  vi.stubEnv('PORTAL_SITE_URL', address);
  vi.stubEnv('PORTAL_BACKEND_URL', backend);
  vi.stubEnv('PORTAL_PUBLISHABLE_KEY', key);
  await releaseAll({ root, site });
  caddy = await startCaddy({ site, address, home: folder });
});

afterAll(async () => {
  closeConnections();
  await caddy?.stop();
  await rm(folder, { recursive: true });
});

async function buildFile(app: string, ending: string) {
  const found = await readdir(join(site, app), { recursive: true });
  return `/${app}/${found.find((path) => path.endsWith(ending))}`;
}

const kinds: [what: string, path: () => string | Promise<string>, status: number][] = [
  ['a public page', () => '/kegiatan', 200],
  ['a page without HTML of its own', () => '/admin/dashboard', 200],
  ['the page of an unknown address', () => '/tidak-ada', 404],
  ['the script of an area', () => buildFile('areas/member', '.js'), 200],
  ['a style of the shell', () => buildFile('shell', '.css'), 200],
  ['a picture of the shell', () => buildFile('shell', '.svg'), 200],
  ['the picture for previews', () => '/open-graph.jpg', 200],
  ['the registry', () => '/registry.json', 200],
  ['the map for search engines', () => '/sitemap.xml', 200],
  ['a missing file', () => '/tidak-ada.js', 404],
  ['a hidden file', () => '/.env', 404],
];

test.each(kinds)('%s gets the grade A+', async (_what, pathOf, status) => {
  const authority = await caddy.authority();
  const question = { path: await pathOf(), authority };
  const answer = await ask(port, `localhost:${port}`, question);
  expect(answer.status).toBe(status);
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  );
  const isPage = headers['content-type']?.startsWith('text/html');
  const { score, points } = scoreHeaders({
    headers,
    ...(isPage && { html: answer.body.toString() }),
  });
  expect(score, `${question.path} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(bestGrade);
  expect(headers).not.toHaveProperty('server');
  if (!isPage) return;
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('a change that nobody may make is refused with the same headers', async () => {
  const question = { path: '/registry.json', method: 'PUT', authority: await caddy.authority() };
  const { status, headers } = await ask(port, `localhost:${port}`, question);
  expect(status).toBe(405);
  const score = scoreHeaders({ headers: headers as Record<string, string> });
  expect(score.score).toBeGreaterThanOrEqual(bestGrade);
});

test('plain HTTP leads to HTTPS of the same host', async () => {
  const { status, headers } = await ask(caddy.plainPort, 'localhost', { path: '/kegiatan' });
  expect([status, headers.location]).toEqual([308, `https://localhost:${port}/kegiatan`]);
});

/** What `pnpm test:service` finds on this host. */
function checkHost(usedBackend: string) {
  const script = fileURLToPath(new URL('./check-host.ts', import.meta.url));
  const site = `https://localhost:${port}`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, site, usedBackend, key],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: caddy.authorityFile },
    },
  );
  return { failed: status, lines: stdout.trim().split('\n') };
}

test('the check of a hosted portal finds this host as it should be, and says what is wrong for another project', () => {
  const { failed, lines } = checkHost(backend);
  expect(lines.filter((line) => !line.endsWith(': held'))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
  expect(failed).toBe(0);

  const other = checkHost('https://other.example');
  expect(other.lines.filter((line) => !line.endsWith(': held'))).toEqual([
    expect.stringMatching(/^the released pages use this project: differs/),
  ]);
  expect(other.failed).toBe(1);
});
