import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  return promisify(execFile)(join(root, 'deploy/on-live-site.sh'), [live, 'sh', '-c', command], {
    env: { ...process.env, AFTER_RELEASE: `cp ${live}/registry.json ${live}/after-release` },
  });
}

test('a release on the live site adds its build and replaces what names it, and touches no other build', async () => {
  const before = await stat(join(live, 'areas/member/one/area.json'));
  await onLiveSite(`cd $PORTAL_SITE && mkdir areas/member/two && echo x > areas/member/two/area.json &&
    echo changed > areas/member/one/area.json && echo names two > registry.json`);
  expect((await readdir(join(live, 'areas/member'))).sort()).toEqual(['one', 'two']);
  expect(await readFile(join(live, 'registry.json'), 'utf8')).toBe('names two\n');
  expect(await readFile(join(live, 'after-release'), 'utf8')).toBe('names two\n');
  const after = await stat(join(live, 'areas/member/one/area.json'));
  expect([after.mtimeMs, after.size]).toEqual([before.mtimeMs, before.size]);
});

test('a release that fails leaves the live site as it is', async () => {
  const failing = onLiveSite('echo broken > $PORTAL_SITE/registry.json; exit 1');
  await expect(failing).rejects.toThrow();
  await expect(readFile(join(live, 'registry.json'), 'utf8')).resolves.toBe('names two\n');
});

test('two releases at the same time take turns, so that none loses the other', async () => {
  const slowRelease = (name: string) =>
    onLiveSite(`cd $PORTAL_SITE && cat registry.json > known && sleep 0.5 &&
      (cat known && echo ${name}) > registry.json`);
  await Promise.all([slowRelease('member'), slowRelease('admin')]);
  const lines = (await readFile(join(live, 'registry.json'), 'utf8')).trim().split('\n');
  expect(lines.sort()).toEqual(['admin', 'member', 'names two']);
  expect(await readdir(live)).not.toContain('.release-lock');
});
