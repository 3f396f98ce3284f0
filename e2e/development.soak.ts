import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Page, test } from 'playwright/test';
import { accounts, expect, keepSession } from './fixtures/portal.ts';

const root = resolve(import.meta.dirname, '..');
const port = 3900;
const url = `http://localhost:${port}`;

/** An area that is made while the dev servers run, and removed afterwards. */
const name = 'area-baru';
const folder = resolve(root, 'apps', name);
const homePage = resolve(folder, 'src/features/home/home-page.tsx');
const routes = resolve(folder, 'src/routes.ts');

test.use({ baseURL: url });
// One set of ports.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let server: ChildProcess | undefined;

/** As `pnpm dev` starts it, but for its address and its data. The dev servers' own ports, 3010 and above, must be free. */
async function startDevelopment(dataDir: string, ...options: string[]) {
  const dev = resolve(root, 'tools/local-stack/src/dev.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', dev, ...options], {
    cwd: root,
    env: { ...process.env, PORT: `${port}`, MAILBOX_PORT: `${port + 1}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  let words = '';
  await new Promise<void>((start, fail) => {
    child.stdout.on('data', (text) => {
      words += text;
      if (words.includes('Stop with Ctrl-C')) start();
    });
    child.once('exit', () => fail(new Error(`The development servers did not start\n${words}`)));
  });
}

test.afterEach(async () => {
  if (server && server.exitCode === null && server.signalCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function writeArea() {
  cpSync(resolve(root, 'tools/new-area/template/area'), folder, { recursive: true });
  change(resolve(folder, 'rsbuild.config.ts'), 'new-area', name);
  change(routes, '/new-area', `/${name}`);
  change(routes, 'New Area', 'Area Baru');
  // As after an install.
  symlinkSync(resolve(root, 'apps/public-site/node_modules'), resolve(folder, 'node_modules'));
}

function change(file: string, from: string, to: string) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}

/** Waits until the registry names the path. */
async function untilRouted(path: string) {
  const isRouted = async () => {
    const { areas } = await (await fetch(`${url}/registry.json`)).json();
    return areas.some((area: { routes: { path: string }[] }) =>
      area.routes.some((route) => route.path === path),
    );
  };
  await expect.poll(isRouted, { timeout: 30_000 }).toBe(true);
}

async function expectPage(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('development: pnpm dev shows pages of all areas, without an error', async ({ page }, {
  outputDir,
}) => {
  await startDevelopment(resolve(outputDir, 'development'));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expectPage(page, '/', 'Ikatan Keluarga Alumni Teknik Elektro');
  await keepSession(page, accounts.budi);
  await expectPage(page, '/profile-settings', 'Profil & Pengaturan');
  await keepSession(page, accounts.admin);
  await expectPage(page, '/admin/manage-events', 'Kelola Kegiatan');
  expect(errors).toEqual([]);
});

test('development: a new area and route appear without a restart, and a page that throws shows where', async ({
  page,
}, { outputDir }) => {
  await startDevelopment(resolve(outputDir, 'development'));
  writeArea();
  await untilRouted(`/${name}`);
  await expectPage(page, `/${name}`, /^Area Baru$/);

  const second = `{ path: '/${name}/dua', page: 'home', access: 'public', title: 'Halaman Dua' },`;
  change(routes, 'routes: [', `routes: [${second}`);
  await untilRouted(`/${name}/dua`);
  await expectPage(page, `/${name}/dua`, /^Halaman Dua$/);

  change(homePage, 'return (', "if (title) throw new Error('Rusak di sini');\n  return (");
  const failure = page.getByRole('alert').filter({ hasText: 'Rusak di sini' });
  await expect(failure).toContainText('HomePage');
  // The place in the sources, which only the development server knows.
  await expect(failure).toContainText('src/features/home/home-page.tsx:');
});

test('development: an area from its sources runs in the released portal, and the page follows a change', async ({
  page,
}, { outputDir }) => {
  writeArea();
  await startDevelopment(resolve(outputDir, 'in-shell'), '--area', name);
  await expectPage(page, `/${name}`, /^Area Baru$/);
  const bar = page.getByRole('navigation', { name: 'Utama' });
  await expect(bar.getByRole('link', { name: 'Area Baru' })).toBeVisible();
  change(homePage, 'Halaman ini sedang disiapkan.', 'Halaman ini sudah siap.');
  await expect(page.getByText('Halaman ini sudah siap.')).toBeVisible();
  await bar.getByRole('link', { name: 'Kontak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
});
