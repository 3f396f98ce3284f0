import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@portal/federation/contract';
import { releaseApp } from '@portal/release';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AreaBuild,
  type Build,
  buildProbe,
  buildShell,
  type Day,
  days,
} from './areas/build.ts';

// Compiled shells and areas of three contracts, each with each: what runs together is live and rendered, the rest is refused before.

const shellOutput = join(import.meta.dirname, '../../apps/shell/dist');
const site = mkdtempSync(join(tmpdir(), 'portal-pairs-'));
const shells = new Map<Day, Build>();
const areas = new Map<Day, AreaBuild>();
let outputs: unknown[];

const inWorkspace = () =>
  existsSync(shellOutput) ? readdirSync(shellOutput, { recursive: true }).sort() : [];

beforeAll(async () => {
  outputs = inWorkspace();
  for (const day of days) {
    shells.set(day, await buildShell(day));
    areas.set(day, await buildProbe({ day, isDrawn: true }));
  }
}, 300_000);
afterAll(() => rmSync(site, { recursive: true }));

const age = (day: Day) => days.indexOf(day);
const pairs = days.flatMap((shell) => days.map((area) => ({ shell, area })));
/** A shell mounts its own contract and the one before. */
const fits = ({ shell, area }: (typeof pairs)[number]) => [0, 1].includes(age(shell) - age(area));

const releaseShell = (day: Day) => release('shell', shells.get(day));
const releaseArea = (day: Day) => release('member', areas.get(day));
const release = (name: string, build?: Build) =>
  releaseApp(name, { root: site, site, ...(build && { from: build.output }) });
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** With nothing live. The builds stay, so that each is compressed once. */
function clearSite() {
  for (const file of readdirSync(site).filter((it) => /\.(json|html)$/.test(it)))
    rmSync(join(site, file));
}

async function expectRefusal(area: Day, change: () => Promise<string>) {
  const live = () => ['registry.json', 'index.html', 'releases.json'].map(read);
  const before = live();
  const contract = contractVersion + age(area) - age('today');
  await expect(change()).rejects.toThrow(
    `member (build ${areas.get(area)?.area.build}), area.json: contract ${contract} is not among those that the shell`,
  );
  expect(live()).toEqual(before);
}

test.each(pairs.filter(fits))(
  "a shell of $shell's contract runs an area of $area's, with its first paint",
  async ({ shell, area }) => {
    clearSite();
    await releaseShell(shell);
    const build = await releaseArea(area);
    expect(JSON.parse(read('registry.json')).areas).toMatchObject([{ name: 'member', build }]);
    expect(read('pages/notifications.html')).toContain('<h1>Probe</h1>');
  },
);

test.each(pairs.filter((pair) => !fits(pair)))(
  "a shell of $shell's contract and an area of $area's are never live together: the later one is refused, and the area named",
  async ({ shell, area }) => {
    clearSite();
    await releaseShell(shell);
    await expectRefusal(area, () => releaseArea(area));
    clearSite();
    await releaseShell(area);
    await releaseArea(area);
    await expectRefusal(area, () => releaseShell(shell));
  },
);

test('builds of other days leave no trace in the workspace', () => {
  expect(shells.size + areas.size).toBe(6);
  expect(inWorkspace()).toEqual(outputs);
});
