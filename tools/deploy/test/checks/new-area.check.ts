import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, closeConnections } from './ask.ts';
import { ensureInstalled, freePort, startCaddy } from './caddy.ts';
import { copyWorkspace, pnpm } from './copy.ts';

const name = 'donasi-alumni';
const path = `/${name}`;

let copy: string;
let folder: string;
let site: string;
let port: number;
let environment: Record<string, string>;
let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined;

beforeAll(async () => {
  ensureInstalled('caddy');
  copy = copyWorkspace();
  folder = mkdtempSync(join(tmpdir(), 'portal-new-area-'));
  site = join(folder, 'site');
  port = await freePort();
  environment = { PORTAL_SITE: site, PORTAL_SITE_URL: `http://localhost:${port}` };
  await pnpm(copy, {}, 'install', '--frozen-lockfile', '--prefer-offline');
  for (const app of ['shell', 'public-site', 'member', 'admin']) await release(app);
}, 600_000);

afterAll(async () => {
  closeConnections();
  await caddy?.stop();
  for (const made of [copy, folder]) rmSync(made, { recursive: true, force: true });
});

const release = (app: string) => pnpm(copy, environment, 'release', app);

async function answer(asked: string) {
  caddy = await startCaddy({ site, address: `http://localhost:${port}`, home: folder });
  const given = await ask(port, `localhost:${port}`, { path: asked });
  await caddy.stop();
  caddy = undefined;
  return { status: given.status, text: given.body.toString() };
}

/** The builds of the four that were there before, file by file. */
function otherBuilds(): Record<string, string> {
  const files = ['shell', 'areas/public-site', 'areas/member', 'areas/admin'].flatMap((folder) =>
    readdirSync(join(site, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}

const registered = (area: string): string =>
  JSON.stringify(
    JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')).areas.find(
      (it: { name: string }) => it.name === area,
    ),
  );

test('pnpm new-area writes an area that passes all checks', async () => {
  await pnpm(copy, {}, 'new-area', name);
  await pnpm(copy, {}, 'exec', 'biome', 'check', '.');
  await pnpm(
    copy,
    {},
    'exec',
    'turbo',
    'run',
    'typecheck',
    `--filter=${name}`,
    '--filter=@portal/e2e',
  );
  await pnpm(copy, {}, 'exec', 'turbo', 'boundaries');
  await pnpm(copy, {}, 'exec', 'knip');
  await pnpm(copy, {}, 'exec', 'vitest', 'run', `apps/${name}/`, 'tools/deploy/test/');
}, 300_000);

test('its release puts it into the running portal, and its withdrawal takes it out, while every other build stays as it is', async () => {
  const before = otherBuilds();
  const others = ['public-site', 'member', 'admin'];
  const registeredBefore = others.map(registered);
  expect((await answer(path)).status).toBe(404);

  await release(name);
  const page = await answer(path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/<h1[^>]*>Donasi Alumni<\/h1>/);
  expect((await answer('/kontak')).text).toContain(`href="${path}"`);
  expect((await answer('/sitemap.xml')).text).toContain(`${path}</loc>`);
  expect(otherBuilds()).toEqual(before);
  expect(others.map(registered)).toEqual(registeredBefore);

  await pnpm(copy, environment, 'withdraw', name);
  expect((await answer(path)).status).toBe(404);
  expect((await answer('/kontak')).text).not.toContain(`href="${path}"`);
  expect((await answer('/sitemap.xml')).text).not.toContain(path);
  await pnpm(copy, environment, 'rollback', name);
  expect((await answer(path)).status).toBe(200);
  expect(otherBuilds()).toEqual(before);
}, 300_000);

test('a change in a shared package that one area uses gives that area alone a new build', async () => {
  const apps = ['shell', 'public-site', 'member', 'admin'];
  const before = apps.map(buildOf);
  const file = join(copy, 'packages/ui/src/display/link-text.tsx');
  const source = readFileSync(file, 'utf8');
  const change = async (text: string) => {
    writeFileSync(file, text);
    await pnpm(copy, {}, 'exec', 'turbo', 'run', 'build', '--filter=./apps/*');
    return apps.filter((app, index) => buildOf(app) !== before[index]);
  };
  expect(await change(`// A remark.\n${source}`)).toEqual([]);
  expect(await change(source.replace('<a', '<a data-changed'))).toEqual(['admin']);
}, 300_000);

function buildOf(app: string): string {
  return JSON.parse(readFileSync(join(copy, 'apps', app, 'dist/build.json'), 'utf8')).build;
}
