import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalStack } from '@portal/local-stack';
import { releaseAll, releaseApp, rollbackApp } from '@portal/release';
import { expect, test as plain } from 'playwright/test';
import { testSite } from '../release-stale.ts';

const root = resolve(import.meta.dirname, '../..');

/** A site and a portal of the test's own. It takes the compressed builds of the other tests, and nothing of what is live there. */
const test = plain.extend<{ site: string; url: string }>({
  site: async ({ browserName: _browser }, use) => {
    const site = mkdtempSync(join(tmpdir(), 'portal-release-'));
    for (const folder of ['shell', 'areas']) {
      cpSync(join(testSite, folder), join(site, folder), { recursive: true });
    }
    await releaseAll({ root, site });
    await use(site);
    rmSync(site, { recursive: true });
  },
  url: async ({ site }, use) => {
    const portal = await startLocalStack({
      port: 0,
      mailboxPort: 0,
      dataDir: 'memory',
      siteDir: site,
    });
    await use(portal.url);
    await portal.close();
  },
});

interface Area {
  name: string;
  build: string;
  entry: string;
}

function areas(site: string): Area[] {
  return (JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as { areas: Area[] }).areas;
}

function area(site: string, name: string): Area {
  const found = areas(site).find((it) => it.name === name);
  if (!found) throw new Error(`${name} is not released`);
  return found;
}

// Two releases, each with its builds.
test.describe.configure({ timeout: 240_000 });

test('a release of one area leaves the others and open pages alone, and can be rolled back', async ({
  page,
  site,
  url,
}) => {
  const before = area(site, 'public-site');
  const others = ['member', 'admin'].map((name) => area(site, name));
  const stamps = () => others.map(({ entry }) => statSync(join(site, entry)).mtimeMs);
  const stampsBefore = stamps();
  await page.goto(`${url}/kontak`);
  const shown = page.locator('[data-area="public-site"]');
  await expect(shown).toHaveAttribute('data-build', before.build);

  process.env.PORTAL_BUILD_LABEL = `release-test-${before.build}`;
  const released = await releaseApp('public-site', { root, site });
  delete process.env.PORTAL_BUILD_LABEL;
  expect(released).not.toBe(before.build);
  expect(area(site, 'public-site').build).toBe(released);
  expect(['member', 'admin'].map((name) => area(site, name))).toEqual(others);
  expect(stamps()).toEqual(stampsBefore);

  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Lowongan' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Lowongan/ })).toBeVisible();
  await expect(shown).toHaveAttribute('data-build', before.build);

  await page.goto(`${url}/kontak`);
  await expect(shown).toHaveAttribute('data-build', released);

  await rollbackApp('public-site', { site });
  await page.goto(`${url}/kontak`);
  await expect(shown).toHaveAttribute('data-build', before.build);
  await expect(rollbackApp('member', { site })).rejects.toThrow('no build of member before');
});
