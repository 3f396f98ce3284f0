import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { browserArguments, ensureBrowser } from '@portal/test/browser';
import { chromium } from 'playwright';
import { timeCommand, timeServer } from './commands.ts';
import { timeHotReload } from './hot-reload.ts';

const root = resolve(import.meta.dirname, '../../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (what: string, seconds: number) => say(`| ${what} | ${seconds.toFixed(2)} s |`);

// Ports that an open portal of the developer's own does not use. Those of the dev servers are fixed.
const env = { PORT: '3900', MAILBOX_PORT: '3901' };
const portal = `http://localhost:${env.PORT}`;
const devServers = [3010, 3011, 3012, 3013].map((port) => `http://localhost:${port}/build.json`);

/** A clone of the last commit: nothing built, no data, and its sources may be edited. */
const parent = await mkdtemp(join(tmpdir(), 'portal-start-'));
const folder = join(parent, 'clone');
await timeCommand(['git', 'clone', '--quiet', root, folder], { folder: parent });

say(`| Build and start | load ${loadavg()[0]?.toFixed(1)} at the start |\n|---|---|`);
try {
  await measureStart();
  await measureBuilds();
  await measureDev();
} finally {
  await rm(parent, { recursive: true, force: true });
}
say(`\nload ${loadavg()[0]?.toFixed(1)} at the end`);

async function measureStart(): Promise<void> {
  row(
    '`pnpm install`, the packages being on the machine',
    await timeCommand(['pnpm', 'install', '--prefer-offline'], { folder }),
  );
  for (const state of ['nothing built, no data', 'everything there']) {
    const server = await timeServer(['pnpm', 'start'], { folder, env }, [`${portal}/healthz`]);
    row(`\`pnpm start\` until \`/healthz\` answers, ${state}`, server.seconds);
    await server.stop();
  }
}

async function measureBuilds(): Promise<void> {
  const time = (...command: string[]) => timeCommand(['pnpm', ...command], { folder });
  row('`pnpm build`, cold', await time('build', '--force'));
  row('`pnpm build`, nothing changed', await time('build'));
  await appendFile(join(folder, 'apps/member/src/routes.ts'), '\n');
  row('`pnpm release member` after a change', await time('release', 'member'));
  row('`pnpm release member`, nothing changed', await time('release', 'member'));
}

async function measureDev(): Promise<void> {
  const server = await timeServer(['pnpm', 'dev'], { folder, env }, devServers);
  row('`pnpm dev` until all four apps are built, data there', server.seconds);
  const browser = await chromium.launch({ ...ensureBrowser(say), args: browserArguments });
  try {
    const page = await browser.newPage();
    await page.goto(portal);
    const home = join(folder, 'apps/public-site/src/features/home/hero.tsx');
    const frame = join(folder, 'apps/shell/src/layout/footer.tsx');
    const area = await timeHotReload(page, { file: home, word: 'Kenali kami' });
    row('`pnpm dev`: a change of an area is on the screen', area);
    const shell = await timeHotReload(page, { file: frame, word: 'Tautan Cepat' });
    row('`pnpm dev`: a change of the shell is on the screen', shell);
  } finally {
    await browser.close();
    await server.stop();
  }
}
