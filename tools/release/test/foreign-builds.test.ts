import { existsSync } from 'node:fs';
import { link, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSampleSite, type SampleSite } from './sample-builds.ts';

let sample: SampleSite;
beforeEach(async () => {
  sample = await createSampleSite();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await sample.remove();
});

test.each(['../../../outside', '..', 'a/b', '/tmp/x', 'a b', '', '.incoming'])(
  'a build that calls itself %j is not written anywhere',
  async (build) => {
    const output = await sample.writeArea('member', 'one');
    await writeFile(join(output, 'build.json'), JSON.stringify({ name: 'member', build }));
    await expect(sample.release('member', output)).rejects.toThrow(
      /no usable build|holds no build/,
    );
    expect(existsSync(join(sample.site.root, 'areas'))).toBe(false);
    expect(existsSync(join(sample.site.root, '../outside'))).toBe(false);
    expect(await sample.log()).toEqual({});
  },
);

test.each(['/etc/passwd', '..'])(
  'a link to %s publishes nothing of this machine',
  async (target) => {
    const output = await sample.writeArea('member', 'one');
    await symlink(target, join(output, 'link'));
    await expect(sample.release('member', output)).rejects.toThrow('holds no links');
    expect(await sample.log()).toEqual({});
    expect(existsSync(sample.site.build('member', 'one'))).toBe(false);
  },
);

test('a file that is also another file of this machine is not published', async () => {
  const output = await sample.writeArea('member', 'one');
  const secret = join(sample.site.root, '../secret.txt');
  await writeFile(secret, 'kenari');
  await link(secret, join(output, 'picture.webp'));
  await expect(sample.release('member', output)).rejects.toThrow('holds no links');
  expect(existsSync(sample.site.build('member', 'one'))).toBe(false);
});

test.each([
  { integrity: { 'remoteEntry.js': 'sha384-x" onerror="alert(1)' } },
  { integrity: { 'a" onerror="alert(1).js': 'sha384-x' } },
  { entry: '../../admin/b/remoteEntry.js' },
  { entry: 'https://evil.example/"><script>' },
  { routes: [{ path: '/member', preload: ['../../x.js'] }] },
  { routes: [{ path: '/member"><script>' }] },
  { title: '<script>' },
  { entry: 'https://evil.example/remoteEntry.js' },
  { routes: [{ path: '/member', preload: ['/areas/admin/b/start.1.js'] }] },
  { migration: '1; drop table' },
])('a description that says %j goes into no page', async (description) => {
  await sample.releaseShell('s');
  const output = await sample.writeArea('member', 'one', description);
  await expect(sample.release('member', output)).rejects.toThrow(
    'this would break:\n  member (build one), area.json: ',
  );
  expect(await sample.live()).toEqual({});
  expect(await sample.read('index.html')).not.toContain('alert(1)');
});

test('a description of another build than the one that is released is refused', async () => {
  const output = await sample.writeArea('member', 'two');
  await writeFile(join(output, 'build.json'), JSON.stringify({ name: 'member', build: 'one' }));
  await expect(sample.release('member', output)).rejects.toThrow('it describes build two');
});

test('a first paint sends no read, and with it no session, to another host', async () => {
  const bundle = `export const sharedModules = {};
    export const prerender = (_registry, path) => ({
      html: '<h1>A</h1>',
      reads: path === '/member' ? [{ path: '@evil.example/rest/v1/events', init: {} }] : [],
    });`;
  await sample.releaseArea('member', 'one', { bundle: 'export const App = () => "";' });
  await expect(sample.releaseShell('s', { bundle })).rejects.toThrow(
    'it sends reads that are none of the backend',
  );
});

test('the code that renders pages sees no variable of the release', async () => {
  vi.stubEnv('DEPLOY_KEY', 'a-secret-of-the-release');
  await sample.releaseShell('s');
  const bundle = 'export const App = () => JSON.stringify(process.env);';
  await sample.releaseArea('member', 'one', { bundle });
  const page = await readFile(join(sample.site.root, 'pages/member.html'), 'utf8');
  expect(page).toContain('production');
  expect(page).not.toMatch(/a-secret|PATH|HOME/);
});
