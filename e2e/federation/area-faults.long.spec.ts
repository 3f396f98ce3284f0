import type { Page } from 'playwright/test';
import { installClock, passTimeUntil } from '../fixtures/fast-clock.ts';
import { expect, openInPage, test } from '../fixtures/portal.ts';
import { failing, hang, memberFiles } from './area-faults-steps.ts';
import { replaceMemberFile } from './portal-files.ts';

const isEntry = (url: string) => url.includes('/remoteEntry.');

type Fault = (page: Page) => Promise<{ heal: () => Promise<void> }>;

/** What may be wrong with an area and how it is repaired, by the promises that it touches. */
const faults: Record<string, Record<string, Fault>> = {
  'unreachable area': {
    'answers 404': (page) => failing(page, { status: 404, body: 'Not found' }),
    'answers 500': (page) => failing(page, { status: 500, body: 'Broken' }),
    'answers HTML': (page) =>
      failing(page, { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hi</p>' }),
    'refuses the connection': async (page) => {
      await page.route(memberFiles, (route) => route.abort('connectionrefused'));
      return { heal: () => page.unroute(memberFiles) };
    },
  },
  'malformed area, crashing area': {
    'has an entry that is no script': (page) =>
      replaceMemberFile(page, isEntry, '<!doctype html><p>Hi</p>'),
    'has an entry that defines nothing': (page) => replaceMemberFile(page, isEntry, '// Nothing'),
    'has an entry without init': (page) =>
      replaceMemberFile(page, isEntry, 'var portal_member = { get() {} };'),
    'has an entry of the wrong shape': (page) =>
      replaceMemberFile(page, isEntry, 'var portal_member = { init: 1, get: "a" };'),
    'exposes nothing': (page) =>
      replaceMemberFile(page, isEntry, 'var portal_member = { init() {}, get: () => () => ({}) };'),
    'has an entry that throws': (page) =>
      replaceMemberFile(page, isEntry, 'throw new Error("Broken build");'),
  },
  'hanging chunk, hanging entry': {
    'has an exposed module that hangs': (page) => hang(page, '**/areas/member/**/remote.*'),
    'has an entry that hangs': (page) => hang(page, '**/areas/member/**/remoteEntry.*'),
  },
};

async function expectContained(page: Page, inject: Fault) {
  const card = page.getByRole('heading', { name: 'Area alumni sedang tidak dapat dibuka' });
  const fault = await inject(page);
  await page.goto('/kontak');
  await expect(page.getByRole('heading', { level: 1, name: /Kontak/ })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));

  await openInPage(page, '/notifications');
  expect(await passTimeUntil(page, card)).toBeLessThan(8_000);
  await expect(card).toBeVisible();
  await expect(page.getByText(/^Versi [0-9a-f]{12}$/)).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Utama' })
    .getByRole('link', { name: 'Tentang' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Tentang/ })).toBeVisible();

  await fault.heal();
  await openInPage(page, '/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
  expect(await page.evaluate(() => 'isStillTheSamePage' in window)).toBe(true);
}

for (const [promises, kinds] of Object.entries(faults)) {
  test(`${promises}: it costs only itself within 8 seconds, and heals`, async ({ page }) => {
    await installClock(page);
    for (const [kind, inject] of Object.entries(kinds)) {
      await test.step(kind, () => expectContained(page, inject));
    }
  });
}
