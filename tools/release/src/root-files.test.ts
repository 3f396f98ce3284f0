import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Portal } from './portal.ts';
import { nameSite, rootFiles } from './root-files.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

let site: SiteFolder;
const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00]);

function portal(build: string): Portal {
  const registry = { backend: null, site: 'https://portal.example', areas: [] };
  return { log: {}, registry, shell: { build }, areas: [] };
}

beforeEach(async () => {
  site = siteFolder(await mkdtemp(join(tmpdir(), 'portal-root-files-')));
  const folder = join(site.build('shell', 'one'), 'site-root');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'security.txt'), 'Canonical: {{site}}/security.txt');
  await writeFile(join(folder, 'security.txt.gz'), 'compressed before it was addressed');
  await writeFile(join(folder, 'open-graph.jpg'), picture);
});

afterEach(() => rm(site.root, { recursive: true }));

test('puts the files of the shell at the root and names the address of a hosted portal in the texts', async () => {
  const files = await rootFiles(site, portal('one'));
  expect(files.get('/security.txt')).toBe('Canonical: https://portal.example/security.txt');
  expect(files.get('/open-graph.jpg')).toEqual(picture);
  expect(files.get('/robots.txt')).toContain('Sitemap: https://portal.example/sitemap.xml');
  expect([...files.keys()]).not.toContain('/security.txt.gz');
});

test('leaves the address open where only the host knows it', () => {
  expect(nameSite('{{site}}/open-graph.jpg', undefined)).toBe('{{site}}/open-graph.jpg');
});

test('goes back to a build from before there were such files', async () => {
  await mkdir(site.build('shell', 'older'), { recursive: true });
  expect([...(await rootFiles(site, portal('older'))).keys()]).toEqual([
    '/robots.txt',
    '/sitemap.xml',
  ]);
});
