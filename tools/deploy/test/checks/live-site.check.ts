import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { ensureInstalled } from './caddy.ts';

let live: string;
let tools: string;

beforeAll(async () => {
  ensureInstalled('rsync');
  live = await mkdtemp(join(tmpdir(), 'portal-live-'));
  tools = await mkdtemp(join(tmpdir(), 'portal-tools-'));
  await mkdir(join(live, 'areas/member/one'), { recursive: true });
  await writeFile(join(live, 'areas/member/one/area.json'), 'first build');
  await writeFile(join(live, 'registry.json'), 'names one');
});

afterAll(async () => {
  await rm(live, { recursive: true });
  await rm(tools, { recursive: true });
});

function onLiveSite(command: string, target = live, path = process.env.PATH) {
  const afterRelease = `cp ${live}/registry.json ${live}/after-release`;
  return promisify(execFile)(join(root, 'deploy/on-live-site.sh'), [target, 'sh', '-c', command], {
    env: { ...process.env, PATH: path, AFTER_RELEASE: afterRelease },
  });
}

/** A `PATH` on which ssh is this script, in the place of a host that can be reached. */
async function withSsh(script: string): Promise<string> {
  const folder = await mkdtemp(join(tools, 'ssh-'));
  await writeFile(join(folder, 'ssh'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${folder}:${process.env.PATH}`;
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

test('a page that a release removes is removed from the live site', async () => {
  await onLiveSite('mkdir $PORTAL_SITE/pages; echo page > $PORTAL_SITE/pages/gone.html');
  expect(await readdir(join(live, 'pages'))).toEqual(['gone.html']);
  await onLiveSite('rm $PORTAL_SITE/pages/gone.html');
  expect(await readdir(join(live, 'pages'))).toEqual([]);
  expect((await readdir(join(live, 'areas/member'))).sort()).toEqual(['one', 'two']);
});

test('a release through ssh takes the lock on the host, and sends the same', async () => {
  const path = await withSsh('[ "$1" = -l ] && shift 2; shift; exec sh -c "$*"');
  await onLiveSite(`ls -A ${live} > $PORTAL_SITE/seen`, `deploy@host:${live}`, path);
  expect(await readFile(join(live, 'seen'), 'utf8')).toContain('.release-lock');
  expect(await readdir(live)).not.toContain('.release-lock');
});

test('what ssh complains of is shown at once, and so is a folder that is not there', async () => {
  const path = await withSsh('echo "deploy@host: Permission denied (publickey)." >&2; exit 255');
  await expect(onLiveSite('true', 'deploy@host:/srv/portal', path)).rejects.toThrow(
    /Permission denied \(publickey\)\.\s+Nothing was released/,
  );
  await expect(onLiveSite('true', join(live, 'missing'))).rejects.toThrow(
    /missing[\s\S]*Nothing was released/,
  );
}, 10_000);

test('a release that fails leaves the live site as it is', async () => {
  const failing = onLiveSite('echo broken > $PORTAL_SITE/registry.json; exit 1');
  await expect(failing).rejects.toMatchObject({ code: 1, stderr: '' });
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
