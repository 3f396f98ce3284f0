import { afterEach, expect, test, vi } from 'vitest';
import { createSampleSite } from './sample-builds.ts';

/** Of a shell that renders no pages, which would take a process for each release. */
const noPages = { bundle: '' };
const settings = {
  PORTAL_SITE_URL: 'https://alumni.example.org',
  PORTAL_BACKEND_URL: 'https://project.example.org/',
  PORTAL_PUBLISHABLE_KEY: 'sb_publishable_x',
};

afterEach(() => vi.unstubAllEnvs());

function set(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

test('the first release for a host is refused with the names of the settings that are missing, and the site keeps them later', async () => {
  const sample = await createSampleSite({ isHosted: true });
  const release = (build: string) => sample.releaseShell(build, noPages);
  await expect(release('s1')).rejects.toThrow(
    'set PORTAL_SITE_URL, PORTAL_BACKEND_URL, PORTAL_PUBLISHABLE_KEY',
  );
  await expect(sample.read('registry.json')).rejects.toThrow('ENOENT');
  set({ PORTAL_SITE_URL: settings.PORTAL_SITE_URL });
  await expect(release('s1')).rejects.toThrow('set PORTAL_BACKEND_URL, PORTAL_PUBLISHABLE_KEY.');

  set(settings);
  await release('s1');
  vi.unstubAllEnvs();
  await release('s2');
  const { backend, site } = JSON.parse(await sample.read('registry.json'));
  expect({ backend, site }).toEqual({
    backend: { url: 'https://project.example.org', publishableKey: 'sb_publishable_x' },
    site: 'https://alumni.example.org',
  });
  expect(await sample.read('sitemap.xml')).not.toContain('{{site}}');
  await sample.remove();
});

test('a site that lives without settings is named, and not kept from releases', async () => {
  const local = await createSampleSite();
  await local.releaseShell('s1', noPages);
  const hosted = await createSampleSite({ isHosted: true, site: local.site.root });
  await hosted.releaseShell('s2', noPages);
  expect(hosted.progress.join('\n')).toContain('Not caused by this change: the released pages');
  await local.remove();
});

test.each([
  [{ PORTAL_BACKEND_URL: 'https://x.example' }, 'PORTAL_PUBLISHABLE_KEY is not: set both'],
  [{ PORTAL_PUBLISHABLE_KEY: 'key' }, 'PORTAL_BACKEND_URL is not: set both'],
  [{ PORTAL_SITE_URL: 'alumni.example.org' }, 'PORTAL_SITE_URL must be an address such as'],
  [{ PORTAL_SITE_URL: 'https://x.example/' }, 'PORTAL_SITE_URL must end without a slash'],
])('settings that cannot be used are refused: %j', async (values, message) => {
  const sample = await createSampleSite();
  set(values);
  await expect(sample.releaseShell('s1', noPages)).rejects.toThrow(message);
  await sample.remove();
});
