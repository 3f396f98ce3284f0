import type { Page } from 'playwright/test';
import { installClock, passTimeUntil } from '../fixtures/fast-clock.ts';
import { accounts, expect, openAs, openInPage, test } from '../fixtures/portal.ts';
import { replaceMemberFile } from './portal-files.ts';

const memberFiles = '**/areas/member/**';
const isEntry = (url: string) => url.includes('/remoteEntry.');

/** Requests for these files hang until healed. */
async function hang(page: Page, files: string) {
  await page.route(files, () => {
    // Left hanging on purpose.
  });
  return { heal: () => page.unrouteAll({ behavior: 'ignoreErrors' }) };
}

interface Answer {
  status: number;
  contentType?: string;
  body: string;
}

async function failing(page: Page, answer: Answer) {
  await page.route(memberFiles, (route) => route.fulfill(answer));
  return { heal: () => page.unroute(memberFiles) };
}

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
  test(`${promises}: an area that ${Object.keys(kinds).join(', or ')} costs only itself within 8 seconds, and heals without a reload`, async ({
    page,
  }) => {
    await installClock(page);
    for (const [kind, inject] of Object.entries(kinds)) {
      await test.step(kind, () => expectContained(page, inject));
    }
  });
}

test('unreachable area: the card of a failed area heals by its own button', async ({ page }) => {
  const fault = await failing(page, { status: 500, body: 'Broken' });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto('/notifications');
  const retry = page.getByRole('button', { name: 'Coba lagi' });
  await retry.click();
  await expect(page.getByRole('button', { name: 'Muat ulang halaman' })).toBeVisible();
  expect(messages.join('\n')).toMatch(/\[portal\] area member \(build [0-9a-f]{12}\) failed/);
  await fault.heal();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
});

test('all areas dead: with all areas dead the shell is usable within 2.5 seconds', async ({
  page,
}) => {
  await hang(page, '**/areas/**');
  await page.goto('/', { waitUntil: 'commit' });
  // The HTML holds the menu of a telephone until the shell runs. The page's own clock does not count what a busy machine adds to the test.
  const isRunning = await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      !document.querySelector('#menu-utama') &&
      performance.now(),
  );
  expect(await isRunning.jsonValue()).toBeLessThan(2_500);
  await page.getByRole('button', { name: 'Alumni' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Judul Skripsi' })).toBeVisible();
});

test('no visitor and no alumnus downloads the code of the admin area', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await openAs(page, accounts.budi, '/admin/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/alumni$/);
  expect(requested.filter((url) => url.includes('/areas/admin/'))).toEqual([]);
});
