import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Page, test } from 'playwright/test';
import { accounts, expect, keepSession } from './fixtures.ts';

const root = resolve(import.meta.dirname, '..');
const port = 3900;

test.use({ baseURL: `http://localhost:${port}` });

let server: ChildProcess;

/** As `pnpm dev` starts it, but for its address and its data. The dev servers' own ports, 3010 to 3013, must be free. */
test.beforeAll(async ({ browserName: _browser }, { outputDir }) => {
  server = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(root, 'tools/local-stack/src/dev.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: `${port}`,
        MAILBOX_PORT: `${port + 1}`,
        DATA_DIR: resolve(outputDir, 'development'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let words = '';
  await new Promise<void>((start, fail) => {
    server.stdout?.on('data', (text) => {
      words += text;
      if (words.includes('Stop with Ctrl-C')) start();
    });
    server.once('exit', () => fail(new Error(`The development servers did not start\n${words}`)));
  });
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
});

async function expectPage(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('development: pnpm dev shows pages of all areas, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await expectPage(page, '/', 'Ikatan Keluarga Alumni Teknik Elektro');
  await keepSession(page, accounts.budi);
  await expectPage(page, '/profile-settings', 'Profil & Pengaturan');
  await keepSession(page, accounts.admin);
  await expectPage(page, '/admin/manage-events', 'Kelola Kegiatan');
  expect(errors).toEqual([]);
});
