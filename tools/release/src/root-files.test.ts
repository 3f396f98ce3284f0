import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameSite, publishRootFiles } from './root-files.ts';
import { type SiteFolder, siteFolder } from './site-folder.ts';

let site: SiteFolder;
const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00]);

beforeEach(async () => {
  site = siteFolder(await mkdtemp(join(tmpdir(), 'portal-root-files-')));
  const folder = join(site.build('shell', 'one'), 'site-root');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: {{site}}/sitemap.xml');
  await writeFile(join(folder, 'robots.txt.gz'), 'compressed before it was addressed');
  await writeFile(join(folder, 'open-graph.jpg'), picture);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(site.root, { recursive: true });
});

test('puts the files at the root and names the address of a hosted portal in the texts', async () => {
  vi.stubEnv('PORTAL_SITE_URL', 'https://portal.example');
  await publishRootFiles(site, 'one');
  expect(await readFile(join(site.root, 'robots.txt'), 'utf8')).toBe(
    'Sitemap: https://portal.example/sitemap.xml',
  );
  expect(gunzipSync(await readFile(join(site.root, 'robots.txt.gz'))).toString()).toBe(
    'Sitemap: https://portal.example/sitemap.xml',
  );
  expect(await readFile(join(site.root, 'open-graph.jpg'))).toEqual(picture);
});

test('leaves the address open where only the host knows it', () => {
  vi.stubEnv('PORTAL_SITE_URL', undefined);
  expect(nameSite('{{site}}/open-graph.jpg')).toBe('{{site}}/open-graph.jpg');
});

test('goes back to a build from before there were such files', async () => {
  await mkdir(site.build('shell', 'older'), { recursive: true });
  await expect(publishRootFiles(site, 'older')).resolves.toBeUndefined();
});
