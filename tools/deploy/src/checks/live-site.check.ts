import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { ensureInstalled } from './caddy.ts';

let live: string;

beforeAll(async () => {
  ensureInstalled('rsync');
  live = await mkdtemp(join(tmpdir(), 'portal-live-'));
  await mkdir(join(live, 'areas/member/one'), { recursive: true });
  await writeFile(join(live, 'areas/member/one/area.json'), 'first build');
  await writeFile(join(live, 'registry.json'), 'names one');
});

afterAll(async () => {
  await rm(live, { recursive: true });
});

function onLiveSite(command: string) {
  execFileSync(join(root, 'deploy/on-live-site.sh'), [`${live}/`, 'sh', '-c', command], {
    env: { ...process.env, AFTER_RELEASE: `cp ${live}/registry.json ${live}/told` },
  });
}

test('a release on the live site adds its build and replaces what names it, and touches no other build', async () => {
  const before = await stat(join(live, 'areas/member/one/area.json'));
  onLiveSite(`cd $PORTAL_SITE && mkdir areas/member/two && echo x > areas/member/two/area.json &&
    echo changed > areas/member/one/area.json && echo names two > registry.json`);
  expect((await readdir(join(live, 'areas/member'))).sort()).toEqual(['one', 'two']);
  expect(await readFile(join(live, 'registry.json'), 'utf8')).toBe('names two\n');
  expect(await readFile(join(live, 'told'), 'utf8')).toBe('names two\n');
  const after = await stat(join(live, 'areas/member/one/area.json'));
  expect([after.mtimeMs, after.size]).toEqual([before.mtimeMs, before.size]);
});

test('a release that fails leaves the live site as it is', async () => {
  const fails = () => onLiveSite('echo broken > $PORTAL_SITE/registry.json; exit 1');
  expect(fails).toThrow();
  await expect(readFile(join(live, 'registry.json'), 'utf8')).resolves.toBe('names two\n');
});
