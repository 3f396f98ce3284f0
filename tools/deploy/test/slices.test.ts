import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPackages, root } from './workspace.ts';

const copy = mkdtempSync(join(tmpdir(), 'portal-slices-'));
const lockfile = join(copy, 'pnpm-lock.yaml');
afterAll(() => rmSync(copy, { recursive: true }));

/** Only what decides whether turbo builds again: no sources. */
function copyWorkspace() {
  const folders = [...readPackages().values()].map(({ folder }) => folder);
  const files = ['package.json', 'turbo.json'];
  const ofPackages = folders.flatMap((folder) => files.map((file) => `${folder}/${file}`));
  const ofRoot = ['tsconfig.base.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...files];
  for (const file of [...ofRoot, ...ofPackages]) {
    cpSync(join(root, file), join(copy, file), { force: true, recursive: true });
  }
}

/** The hashes that turbo finds its former builds by. */
function buildHashes(): Record<string, string> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const plan = execFileSync(turbo, ['run', 'build', '--dry=json', '--filter=./apps/*'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { tasks } = JSON.parse(plan) as { tasks: { package: string; hash: string }[] };
  return Object.fromEntries(tasks.map((task) => [task.package, task.hash]));
}

test('another version of a library that one app uses has that app built again, and no other', () => {
  copyWorkspace();
  const before = buildHashes();
  writeFileSync(
    lockfile,
    readFileSync(lockfile, 'utf8')
      .replaceAll(/dayjs@[\d.]+/g, 'dayjs@0.0.1')
      .replaceAll(/(dayjs:\n +specifier: 'catalog:'\n +version: )[\d.]+/g, '$10.0.1'),
  );
  const after = buildHashes();
  const changed = Object.keys(before).filter((name) => after[name] !== before[name]);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['shell', 'member', 'public-site']));
  expect(changed).toEqual(['admin']);
});
