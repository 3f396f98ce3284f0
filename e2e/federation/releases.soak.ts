import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseRegistry } from '@portal/federation/registry';
import { startLocalStack } from '@portal/local-stack';
import { releaseAll, releaseApp } from '@portal/release';
import { expect, type Page, test } from 'playwright/test';

const root = resolve(import.meta.dirname, '../..');
const teams = ['shell', 'public-site', 'member'] as const;
type Team = (typeof teams)[number];

/** Each round ends with a look at the site. */
const rounds = 20;
const commandsPerRound = 10;
/** The refusals that are allowed: the build was rolled back, or there is no build to go back to. */
const refusals = /was rolled back\.|There is no build|is not live\.|There is no area/;

interface Build {
  id: string;
  output: string;
}

/** Three builds of each team's app, of the same sources. The last one leaves the workspace as it was. */
async function prepareBuilds(folder: string, site: string): Promise<Record<Team, Build[]>> {
  await releaseAll({ root, site });
  const builds: Record<Team, Build[]> = { shell: [], 'public-site': [], member: [] };
  for (const team of teams) {
    for (const label of ['soak one', 'soak two', '']) {
      process.env.PORTAL_BUILD_LABEL = label;
      const id = await releaseApp(team, { root, site });
      const output = join(folder, 'builds', team, id);
      cpSync(join(root, 'apps', team, 'dist'), output, { recursive: true });
      builds[team].push({ id, output });
    }
  }
  delete process.env.PORTAL_BUILD_LABEL;
  return builds;
}

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomNumbers>;

function chooseCommand(team: Team, builds: Build[], random: Random): string[] {
  const build = builds[random(builds.length)];
  const choices = [
    ['release', team, '--from', build?.output ?? ''],
    ['release', team, '--from', build?.output ?? ''],
    ['rollback', team],
    ['rollback', team, build?.id ?? ''],
    ...(team === 'shell' ? [] : [['withdraw', team]]),
  ];
  return choices[random(choices.length)] ?? [];
}

/** Runs a command as its own process, and kills two of five somewhere on their way. */
async function runCommand([name = '', ...args]: string[], site: string, random: Random) {
  const startedAt = Date.now();
  const script = join(root, `tools/release/src/${name}.ts`);
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, PORTAL_SITE: site },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const isVictim = random(5) < 2;
  const timer = isVictim ? setTimeout(() => child.kill('SIGKILL'), random(usualTime * 1.5)) : null;
  const [code, signal] = await once(child, 'close');
  if (timer) clearTimeout(timer);
  if (signal === null) usualTime = (usualTime * 4 + Date.now() - startedAt) / 5;
  return { code, isKilled: signal !== null, output };
}

/** Milliseconds of a command, as learned from those that were not killed: kills are to hit every part of a command. */
let usualTime = 3_000;

function readLive(site: string): Record<string, string> {
  const { areas } = parseRegistry(JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')));
  return Object.fromEntries(areas.map(({ name, build }) => [name, build]));
}

/** Whichever command was killed, visitors get pages of live builds, and an unknown address says that it is unknown. */
async function expectPortal(page: Page, site: string, url: string) {
  const live = readLive(site);
  for (const [team, path] of Object.entries({
    'public-site': '/tentang',
    member: '/notifications',
  })) {
    await page.goto(url + path);
    const build = live[team];
    if (build) {
      await expect(page.locator(`[data-area="${team}"]`)).toHaveAttribute('data-build', build);
      await expect(page.locator(`[data-area="${team}"] h1`)).toBeVisible();
    } else {
      await expect(page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' })).toBeVisible();
    }
  }
}

/** Log, registry, pages and the files for hosts name the same builds, and nothing is left of killed commands. */
function expectAgreement(site: string) {
  const text = (file: string) => readFileSync(join(site, file), 'utf8');
  const live = readLive(site);
  const log: Record<string, { current: string | null }> = JSON.parse(text('releases.json'));
  const { shell, ...areas } = log;
  const logged = Object.entries(areas).filter(([, { current }]) => current !== null);
  expect(live).toEqual(Object.fromEntries(logged.map(([name, { current }]) => [name, current])));
  expect(text('registry-copy.json')).toBe(text('registry.json'));

  const named = (html: string) =>
    [...html.matchAll(/"\/(?:areas\/)?([a-z-]+)\/([0-9a-f]{12})\//g)].map(([, app, build]) => [
      app,
      build,
    ]);
  const builds = { ...live, shell: shell?.current };
  const pages = existsSync(join(site, 'pages'))
    ? readdirSync(join(site, 'pages'), { recursive: true }).map((file) => `pages/${file}`)
    : [];
  const html = ['index.html', '404.html', ...pages.filter((file) => file.endsWith('.html'))];
  for (const file of html) {
    const used = named(text(file));
    expect(used.length, file).toBeGreaterThan(0);
    for (const [app = '', build] of used)
      expect(build, `${file}: ${app}`).toBe(Object(builds)[app]);
  }
  // Pages of members have a frame in HTML as well.
  expect(html.includes('pages/tentang.html')).toBe('public-site' in live);
  expect(text('sitemap.xml').includes('/tentang<')).toBe('public-site' in live);
  expect(text('_redirects').includes('/notifications ')).toBe('member' in live);
  expect(readdirSync(site).filter((file) => file.startsWith('.'))).toEqual([]);
}

test('200 releases, rollbacks and withdrawals, two of five killed: the site always serves a whole portal', async ({
  page,
}) => {
  test.setTimeout(90 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  const site = join(folder, 'site');
  const builds = await prepareBuilds(folder, site);
  const portal = await startLocalStack({
    port: 0,
    mailboxPort: 0,
    dataDir: 'memory',
    siteDir: site,
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.text().startsWith('[portal]')) faults.push(message.text());
  });
  const random = randomNumbers(1);
  let killed = 0;

  for (let round = 0; round < rounds; round += 1) {
    let left = commandsPerRound;
    const work = async (team: Team) => {
      while (left > 0) {
        left -= 1;
        const command = chooseCommand(team, builds[team], random);
        const { code, isKilled, output } = await runCommand(command, site, random);
        if (isKilled) killed += 1;
        else if (code !== 0) expect(output, command.join(' ')).toMatch(refusals);
      }
    };
    await Promise.all(teams.map(work));
    await expectPortal(page, site, portal.url);
    // The next command completes what a killed one has left.
    await releaseApp('admin', { root, site, from: join(root, 'apps/admin/dist') });
    expectAgreement(site);
    await expectPortal(page, site, portal.url);
    expect(faults, `round ${round}`).toEqual([]);
  }
  expect(killed).toBeGreaterThan((rounds * commandsPerRound) / 10);
  await portal.close();
  rmSync(folder, { recursive: true });
});
