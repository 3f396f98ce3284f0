import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { asRow, launchBrowser, load, median, root, say, tableHead } from '../bench.ts';
import { storeFigures } from '../figures.ts';
import { timeCommand, timeServer } from './commands.ts';

const row = (what: string, seconds: number) => say(asRow([what, `${seconds.toFixed(2)} s`]));

/** Changes of a source file that are timed, after one that warms up. */
const changes = 5;
// Not the ports of a portal that the developer may have open. Those of the dev servers are fixed.
const env = { PORT: '3900', MAILBOX_PORT: '3901' };
const portal = `http://localhost:${env.PORT}`;
const devServers = [3010, 3011, 3012, 3013].map((port) => `http://localhost:${port}/build.json`);

/** A clone of the last commit has nothing built and no data, and its sources may be edited. */
const parent = await mkdtemp(join(tmpdir(), 'portal-start-'));
const folder = join(parent, 'clone');
await timeCommand(['git', 'clone', '--quiet', root, folder], { folder: parent });

say(tableHead(['Build and start', `${load()} at the start`]));
try {
  await measureStart();
  await measureBuilds();
  await measureDev();
} finally {
  await rm(parent, { recursive: true, force: true });
}
say(`\n${load()} at the end`);
storeFigures();

async function measureStart(): Promise<void> {
  row(
    '`pnpm install`, with all packages on the machine',
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
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(portal);
    const home = join(folder, 'apps/public-site/src/features/home/hero.tsx');
    const frame = join(folder, 'apps/shell/src/layout/frame/footer.tsx');
    const area = await timeHotReload(page, home, 'Kenali kami');
    row('`pnpm dev`: a change of an area is on the screen', area);
    const shell = await timeHotReload(page, frame, 'Tautan Cepat');
    row('`pnpm dev`: a change of the shell is on the screen', shell);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Seconds from saving a source file until its changed text is on the screen, without a reload: the median of some changes. */
async function timeHotReload(page: Page, file: string, text: string): Promise<number> {
  const source = await readFile(file, 'utf8');
  await page.getByText(text, { exact: true }).first().waitFor();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  const times: number[] = [];
  for (let change = 0; change <= changes; change += 1) {
    const changed = `${text} ${change}`;
    const shown = page.getByText(changed, { exact: true }).first().waitFor();
    const startedAt = performance.now();
    await writeFile(file, source.replace(text, changed));
    await shown;
    if (change > 0) times.push((performance.now() - startedAt) / 1_000);
  }
  if (!(await page.evaluate(() => 'isStillTheSamePage' in window))) {
    throw new Error(`The page was reloaded after a change of ${file}`);
  }
  return median(times);
}
