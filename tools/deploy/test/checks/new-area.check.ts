import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPageForAlumni, edit, expectToServeUsers, pageForAlumni } from './area-in-browser.ts';
import { pnpm } from './copy.ts';
import { expectToComeAndGo, type PortalCopy, releasePortalCopy } from './portal-copy.ts';

const name = 'donasi-alumni';
const area = { path: `/${name}`, title: 'Donasi Alumni' };
const own = { name: 'dana-abadi', path: '/dana-abadi', title: 'Dana Abadi' };
// Outside of the workspace, so that no module of it can be resolved.
const repository = join(mkdtempSync(join(tmpdir(), 'portal-repository-')), own.name);

let portal: PortalCopy;

beforeAll(async () => {
  portal = await releasePortalCopy();
}, 600_000);
afterAll(() => {
  portal?.remove();
  rmSync(dirname(repository), { recursive: true, force: true });
});

const inCopy = (...args: string[]) => pnpm(portal.copy, {}, ...args);
const inRepository = (...args: string[]) => pnpm(repository, portal.environment, ...args);

test('pnpm new-area writes an area that passes all checks', async () => {
  await inCopy('new-area', name);
  await inCopy('exec', 'biome', 'check', '.');
  await inCopy('exec', 'turbo', 'run', 'typecheck', `--filter=${name}`, '--filter=@portal/e2e');
  await inCopy('exec', 'turbo', 'boundaries');
  await inCopy('exec', 'knip');
  await inCopy('exec', 'vitest', 'run', `apps/${name}/`, 'tools/deploy/test/');
}, 300_000);

test('its release puts it into the running portal, and its withdrawal takes it out, while every other build stays as it is', async () => {
  await expectToComeAndGo(portal, area, (command) =>
    pnpm(portal.copy, portal.environment, command, name),
  );
}, 300_000);

test('its page for alumni is guarded, its code prefetched, its failure contained', async () => {
  addPageForAlumni(join(portal.copy, 'apps', name), area);
  edit(
    join(portal.copy, 'e2e/faults/screens.ts'),
    `'${area.path}':`,
    `'${area.path}${pageForAlumni.path}': 'shows what is written in it', '${area.path}':`,
  );
  await expectToServeUsers(portal, { name, ...area }, (settings) =>
    pnpm(portal.copy, settings, 'release', name),
  );
}, 300_000);

test('what walks through all screens finds its routes, and goes through them alone where a workflow names it', async () => {
  const command = ['exec', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];
  const walks = [`e2e/${name}`, 'e2e/screens', 'e2e/faults'];
  const output = await pnpm(portal.copy, { PORTAL_AREA: name }, ...command, ...walks);
  // The story; who may enter, for visitors and the admin; axe, for visitors and alumni; the list of screens.
  expect(output).toContain('6 passed');
}, 600_000);

test('pnpm new-area --repository writes an area that is installed, checked, tested and built on its own', async () => {
  await pnpm(portal.copy, {}, 'new-area', own.name, '--repository', repository);
  await inRepository('install', '--frozen-lockfile', '--prefer-offline');
  await inRepository('check');
  await inRepository('test');
  await inRepository('build');
  // The types are those of the packages.
  editOwn('src/features/home/home-page.tsx', 'title={title} path', 'title={1} path');
  await expect(inRepository('check')).rejects.toThrow(
    "'number' is not assignable to type 'string'",
  );
  editOwn('src/features/home/home-page.tsx', 'title={1} path', 'title={title} path');
}, 300_000);

test('an area of another repository comes into the running portal by its own release, and goes by its withdrawal, while every other build stays as it is', async () => {
  await expectToComeAndGo(portal, own, (command) => inRepository(command));
  expect(await inRepository('status')).toContain(own.name);
}, 300_000);

test("an area of another repository is guarded, prefetched and contained as the portal's own, also when it is released from there", async () => {
  const before = portal.others();
  addPageForAlumni(repository, own);
  await expectToServeUsers(portal, own, (settings) =>
    pnpm(portal.copy, settings, 'release', own.name, '--from', repository),
  );
  expect((await portal.answer('/robots.txt')).text).toContain(`Disallow: ${own.path}/saya`);
  expect(portal.others()).toEqual(before);
}, 300_000);

test("an area of another repository uses the shell's React, router, query cache, session and toasts", async () => {
  const before = portal.others();
  editOwn(
    'package.json',
    '"@portal/federation"',
    '"@portal/api": "^1.0.0", "@portal/auth": "^1.0.0", "@portal/federation"',
  );
  writeFileSync(join(repository, 'src/features/home/home-page.tsx'), homePage);
  await inRepository('install', '--prefer-offline', '--no-frozen-lockfile');
  await inRepository('exec', 'biome', 'check', '--write');
  await inRepository('typecheck');
  await inRepository('release');

  const { needs } = JSON.parse(read('dist/area.json'));
  const shared = [
    'react',
    '@portal/federation/router',
    '@portal/api/query',
    '@portal/auth/session',
  ];
  expect(Object.keys(needs)).toEqual(expect.arrayContaining([...shared, '@portal/ui/toast']));
  expect((await portal.answer(own.path)).text).toMatch(/<h1[^>]*>Dana untuk signed-out<\/h1>/);
  expect(portal.others()).toEqual(before);

  await inRepository('rollback');
  expect((await portal.answer(own.path)).text).toContain(`>${own.title}</h1>`);
  expect(portal.others()).toEqual(before);
}, 300_000);

test('a change in a shared package that one area uses gives that area alone a new build', async () => {
  const apps = ['shell', 'public-site', 'member', 'admin'];
  const before = apps.map(buildOf);
  const file = join(portal.copy, 'packages/api/src/organization/admin-organization.queries.ts');
  const source = readFileSync(file, 'utf8');
  const change = async (text: string) => {
    writeFileSync(file, text);
    await inCopy('exec', 'turbo', 'run', 'build', '--filter=./apps/*');
    return apps.filter((app, index) => buildOf(app) !== before[index]);
  };
  expect(await change(`// A remark.\n${source}`)).toEqual([]);
  const changed = source.replace('Operasi Gagal', 'Operasi gagal');
  expect(await change(changed)).toEqual(['admin']);
}, 300_000);

function buildOf(app: string): string {
  return JSON.parse(readFileSync(join(portal.copy, 'apps', app, 'dist/build.json'), 'utf8')).build;
}

const read = (file: string) => readFileSync(join(repository, file), 'utf8');

function editOwn(file: string, from: string, to: string) {
  edit(join(repository, file), from, to);
}

/** Its first paint fails if the page contains React, the session or the query cache twice. */
const homePage = `import { useQuery } from '@portal/api/query';
import { useSession } from '@portal/auth/session';
import { useLocation } from '@portal/federation/router';
import { Button } from '@portal/ui';
import { showToast } from '@portal/ui/toast';

export default function HomePage() {
  const { status } = useSession();
  const { pathname } = useLocation();
  useQuery({ queryKey: [pathname], queryFn: async () => pathname, enabled: false });
  return (
    <>
      <h1>{\`Dana untuk \${status}\`}</h1>
      <Button onClick={() => showToast({ title: 'Terima kasih', tone: 'success' })}>Dukung</Button>
    </>
  );
}
`;
