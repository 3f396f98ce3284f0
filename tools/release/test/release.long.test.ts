import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bundleThatShows, createSampleSite, type SampleSite } from './sample-builds.ts';

// First paints are rendered in processes of their own.
vi.setConfig({ testTimeout: 60_000 });

let sample: SampleSite;

beforeEach(async () => {
  sample = await createSampleSite();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await sample.remove();
});

test('a release is live in registry, copy and log, and leaves the other areas as they are', async () => {
  await sample.releaseArea('member', 'one');
  await sample.releaseArea('admin', 'two');
  await sample.releaseArea('member', 'three');
  expect(await sample.live()).toEqual({ admin: 'two', member: 'three' });
  expect(await sample.live(sample.site.registryCopy)).toEqual({ admin: 'two', member: 'three' });
  expect(await sample.log()).toMatchObject({
    member: { current: 'three', builds: ['one', 'three'] },
  });
});

test.each(['', '{ "areas": [', '{ "areas": 1 }', undefined])(
  'broken registry: a release over a registry that holds %j loses no area and mends it',
  async (broken) => {
    await sample.releaseArea('member', 'one');
    await rm(sample.site.registry);
    if (broken !== undefined) await writeFile(sample.site.registry, broken);
    await sample.releaseArea('admin', 'two');
    expect(await sample.live()).toEqual({ admin: 'two', member: 'one' });
  },
);

test('an area that was released on another origin stays when others are released', async () => {
  const entry = 'https://areas.example/remoteEntry.js';
  const foreign = { name: 'guest', build: 'g', contract: 1, entry, integrity: {}, routes: [] };
  await sample.releaseArea('member', 'one');
  const registry = JSON.parse(await sample.read('registry.json'));
  registry.areas.push(foreign);
  await writeFile(sample.site.registry, JSON.stringify(registry));
  await sample.releaseArea('member', 'two');
  expect(await sample.live()).toEqual({ guest: 'g', member: 'two' });
});

test('a build under another name, and a folder without a build, are refused', async () => {
  const admin = await sample.writeArea('admin', 'one');
  await expect(sample.release('member', admin)).rejects.toThrow('a build of admin, not of member');
  await expect(sample.rollback('member')).rejects.toThrow('There is no area "member"');
});

test('several releases at the same time take turns, and none loses the other', async () => {
  const names = ['admin', 'donations', 'member', 'public-site'];
  await Promise.all(names.map((name) => sample.releaseArea(name, 'one')));
  expect(Object.keys(await sample.live())).toEqual(names);
  expect(Object.keys(await sample.log()).sort()).toEqual(names);
});

test('two releases from one folder build it one after the other', async () => {
  const folder = join(sample.site.root, '../repository');
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await sample.releaseShell('s1');
  const output = await sample.writeArea('donations', 'one');
  const build = `import { cpSync, mkdirSync, rmSync } from 'node:fs';
    mkdirSync('running');
    cpSync(${JSON.stringify(output)}, 'dist', { recursive: true });
    setTimeout(() => rmSync('running', { recursive: true }), 500);`;
  await writeFile(join(folder, 'build.mjs'), build);
  await writeFile(join(folder, 'package.json'), '{"scripts":{"build":"node build.mjs"}}');
  const releases = [sample.release('donations', folder), sample.release('donations', folder)];
  expect(await Promise.all(releases)).toEqual(['one', 'one']);
  expect(sample.progress.join('\n')).toContain('Another command works in ');
});

test('an area joins the navigation, the first paints, the sitemap and the paths of hosts by its own release, and leaves by its withdrawal', async () => {
  await sample.releaseShell('s1');
  await sample.releaseArea('public-site', 'one', {
    routes: [{ path: '/', indexed: true }],
    bundle: bundleThatShows('Home'),
  });
  const before = await sample.read('pages/index.html');
  await sample.releaseArea('donations', 'one', {
    routes: [
      { path: '/donasi', indexed: true },
      { path: '/donasi-saya', access: 'alumni' },
    ],
    bundle: bundleThatShows('Donasi'),
  });
  expect(await sample.read('pages/donasi.html')).toContain('<h1>Donasi/donasi</h1>');
  expect(await sample.read('pages/donasi-saya.html')).toContain('<p>Frame</p>');
  expect(await sample.read('404.html')).toContain('<h1>Not found</h1><nav>/donasi /donasi-saya /<');
  expect(await sample.read('pages/index.html')).toContain('/donasi');
  expect(await sample.read('sitemap.xml')).toContain('<loc>{{site}}/donasi</loc>');
  expect(await sample.read('robots.txt')).toContain('Disallow: /donasi-saya');
  expect(await sample.read('_redirects')).toContain('/donasi /pages/donasi.html 200');

  await sample.withdraw('donations');
  expect(await sample.live()).toEqual({ 'public-site': 'one' });
  expect(await sample.read('pages/index.html')).toBe(before);
  await expect(sample.read('pages/donasi.html')).rejects.toThrow('ENOENT');
  expect(await sample.read('sitemap.xml')).not.toContain('donasi');
  await expect(sample.withdraw('donations')).rejects.toThrow('donations is not live');

  expect(await sample.rollback('donations')).toBe('one');
  expect(await sample.read('pages/donasi.html')).toContain('Donasi');
});

test('robots.txt lets search engines read a listed page below one that they must not', async () => {
  await sample.releaseShell('s1');
  await sample.releaseArea('donations', 'one', {
    routes: [
      { path: '/donasi', access: 'alumni' },
      { path: '/donasi/tentang', indexed: true },
    ],
  });
  expect(await sample.read('robots.txt')).toContain('Disallow: /donasi\nAllow: /donasi/tentang\n');
});

test('the address of the portal, once named, stands in every page until another one is named', async () => {
  vi.stubEnv('PORTAL_SITE_URL', 'https://portal.example');
  await sample.releaseShell('s1');
  await sample.releaseArea('member', 'one', { bundle: bundleThatShows('Hallo') });
  vi.stubEnv('PORTAL_SITE_URL', undefined);
  await sample.releaseArea('member', 'two', { bundle: bundleThatShows('Hallo') });
  await sample.rollback('member');
  for (const file of ['index.html', 'pages/member.html', 'robots.txt']) {
    const text = await sample.read(file);
    expect(text, file).toContain('https://portal.example');
    expect(text, file).not.toContain('{{site}}');
  }
});

test('a former build is made live by its name, and a build that was rolled back is not released again by itself', async () => {
  for (const build of ['one', 'two', 'three']) await sample.releaseArea('member', build);
  expect(await sample.rollback('member', 'one')).toBe('one');
  await expect(sample.releaseArea('member', 'three')).rejects.toThrow(
    'Build three of member was rolled back. Change its sources, or make it live all the same: pnpm rollback member three',
  );
  expect(await sample.live()).toEqual({ member: 'one' });
  expect(await sample.rollback('member', 'three')).toBe('three');
});

test('a plan that was left by a killed process is completed by the next command', async () => {
  await sample.releaseShell('s1');
  await sample.releaseArea('member', 'one');
  const files = ['releases.json', 'registry.json', 'registry-copy.json'];
  const former = await Promise.all(files.map(sample.read));
  await sample.releaseArea('member', 'two');
  const hash = (text = '') => createHash('sha256').update(text).digest('hex');
  const at = (file: string) => join(sample.site.root, file);
  const logs = [hash(former[0]), hash(await sample.read('releases.json'))];
  await mkdir(at('.flip'));
  await writeFile(at('.flip/plan.json'), JSON.stringify({ removed: [], logs }));
  // The log has moved already, the registry has not.
  await rename(at('registry.json'), at('.flip/registry.json'));
  await writeFile(at('registry.json'), former[1] ?? '');
  expect(await sample.live()).toEqual({ member: 'one' });

  await sample.releaseArea('admin', 'one');
  expect(await sample.live()).toEqual({ admin: 'one', member: 'two' });
  await expect(sample.read('.flip/plan.json')).rejects.toThrow('ENOENT');
});
