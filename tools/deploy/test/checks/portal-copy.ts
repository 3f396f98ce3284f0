import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ask, closeConnections } from './ask.ts';
import { ensureInstalled, freePort, startCaddy } from './caddy.ts';
import { copyWorkspace, pnpm } from './copy.ts';

const apps = ['shell', 'public-site', 'member', 'admin'];
const areas = apps.slice(1);

/** A copy of the workspace, and a site in which its shell and areas are live. */
export async function releasePortalCopy() {
  ensureInstalled('caddy');
  const copy = copyWorkspace();
  const folder = mkdtempSync(join(tmpdir(), 'portal-live-'));
  const site = join(folder, 'site');
  const address = `http://localhost:${await freePort()}`;
  const environment = {
    PORTAL_SITE: site,
    PORTAL_SITE_URL: address,
    PORTAL_BACKEND_URL: address,
    PORTAL_PUBLISHABLE_KEY: 'the-key',
  };
  await pnpm(copy, {}, 'install', '--frozen-lockfile', '--prefer-offline');
  for (const app of apps) await pnpm(copy, environment, 'release', app);

  /** What Caddy answers for the site as it is now. */
  const answer = async (path: string) => {
    const caddy = await startCaddy({ site, address, home: folder });
    try {
      const given = await ask(Number(new URL(address).port), new URL(address).host, { path });
      return { status: given.status, text: given.body.toString() };
    } finally {
      await caddy.stop();
    }
  };
  const registered = () => JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')).areas;
  /** The builds of the apps that were released first, file by file, and their entries in the registry. */
  const others = () => ({
    files: hashes(['shell', ...areas.map((area) => `areas/${area}`)].map((it) => join(site, it))),
    registered: registered().filter(({ name }: { name: string }) => areas.includes(name)),
  });
  return {
    copy,
    site,
    environment,
    answer,
    others,
    remove() {
      closeConnections();
      for (const made of [copy, folder]) rmSync(made, { recursive: true, force: true });
    },
  };
}

export type PortalCopy = Awaited<ReturnType<typeof releasePortalCopy>>;

type Command = 'release' | 'withdraw' | 'rollback';

/** A release adds the area, which was not live before, and a withdrawal removes it; every other build stays unchanged. */
export async function expectToComeAndGo(
  { answer, others }: PortalCopy,
  { path, title }: { path: string; title: string },
  run: (command: Command) => Promise<unknown>,
) {
  const before = others();
  expect(before.registered).toHaveLength(areas.length);
  expect((await answer(path)).status).toBe(404);

  await run('release');
  const page = await answer(path);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(new RegExp(`<title[^>]*>${title}[^<]*</title>`));
  expect(page.text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect((await answer('/kontak')).text).toContain(`href="${path}"`);
  expect((await answer('/sitemap.xml')).text).toContain(`${path}</loc>`);
  expect(others()).toEqual(before);

  await run('withdraw');
  expect((await answer(path)).status).toBe(404);
  expect((await answer('/kontak')).text).not.toContain(`href="${path}"`);
  expect((await answer('/sitemap.xml')).text).not.toContain(path);
  await run('rollback');
  expect((await answer(path)).status).toBe(200);
  expect(others()).toEqual(before);
}

/** By file. */
function hashes(folders: string[]): Record<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [file, hash(file)]));
}
