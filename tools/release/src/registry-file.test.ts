import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from '@portal/federation/registry';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { flipArea } from './registry-file.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

let site: SiteFolder;

beforeEach(async () => {
  site = siteFolder(await mkdtemp(join(tmpdir(), 'portal-registry-')));
});

afterEach(async () => {
  await rm(site.root, { recursive: true });
});

async function release(name: string, build: string) {
  const folder = site.build(name, build);
  await mkdir(folder, { recursive: true });
  const area = { name, build, contract: 1, entry: 'a.js', integrity: {}, routes: [] };
  await writeFile(join(folder, 'area.json'), JSON.stringify(area));
  await flipArea(site, name, build);
}

async function live(path: string): Promise<string[]> {
  const { areas } = parseRegistry(JSON.parse(await readFile(path, 'utf8')));
  return areas.map(({ name, build }) => `${name} ${build}`);
}

test('broken registry: every release leaves a copy of the registry beside it', async () => {
  await release('member', 'one');
  await release('admin', 'two');
  expect(await live(site.registry)).toEqual(['admin two', 'member one']);
  expect(await live(site.registryCopy)).toEqual(['admin two', 'member one']);
});

test.each(['', '{ "areas": [', '{ "areas": 1 }'])(
  'broken registry: a release over a registry that holds %j goes on from the copy and mends it',
  async (broken) => {
    await release('member', 'one');
    await writeFile(site.registry, broken);
    await release('admin', 'two');
    expect(await live(site.registry)).toEqual(['admin two', 'member one']);
  },
);

test('broken registry: a release over a registry that was removed loses no area', async () => {
  await release('member', 'one');
  await rm(site.registry);
  await release('admin', 'two');
  expect(await live(site.registry)).toEqual(['admin two', 'member one']);
});
